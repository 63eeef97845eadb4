timeline-took =
    { $minutes ->
        [0] មិនដល់ 1 នាទី
       *[other] { $minutes } នាទី
    }
timeline-so-far =
    { $minutes ->
        [0] ទើបតែចាប់ផ្ដើម
       *[other] { $minutes } នាទីហើយ
    }
timeline-usually =
    { $minutes ->
        [0] ជាធម្មតា មិនដល់ 1 នាទី
       *[other] ជាធម្មតា { $minutes } នាទី
    }
timeline-slower = យឺតជាងធម្មតា
timeline-given-back = អ្នកដឹកមិនទទួលដឹកទៀតទេ កំពុងរកអ្នកដឹកផ្សេង
timeline-no-moment = មិនដឹងម៉ោង
timeline-note = ចំណាំពីអតិថិជនទៅអ្នកដឹក
timeline-waits-for = រង់ចាំដល់ { $time }
timeline-expected-back = គ្រោងត្រឡប់មកវិញប្រហែល { $time }
timeline-usual-is = «ជាធម្មតា» គឺជារយៈពេលនៃការកម្ម៉ង់ចុងក្រោយៗនៅទីតាំងយកទំនិញនេះ។
