promise-pick-up = পিকআপ
promise-drop-off = ডেলিভারি
promise-due = ডেলিভারির শেষ সময়
promise-near = যেকোনো মুহূর্তে
promise-late = { $time } দেরি
promise-late-now = দেরি
promise-age = { $age } আগের হিসাব
promise-unknown-since = { $time } থেকে আনুমানিক সময় নেই
