near-sound-is-on = សំឡេង៖ បើក
near-sound-is-off = សំឡេង៖ បិទ
near-sound-on = បើកសំឡេង ពេលអ្នកដឹកជិតដល់
near-sound-off = បិទសំឡេង ពេលអ្នកដឹកជិតដល់
