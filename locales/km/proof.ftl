proof-title = ភស្តុតាង
proof-collection = ការយកទំនិញ
proof-delivery = ការប្រគល់ទំនិញ
proof-return = ការត្រឡប់មកវិញ
proof-photo-collection =
    .alt = រូបថតពេលអ្នកដឹកយកការកម្ម៉ង់
proof-photo-delivery =
    .alt = រូបថតពេលប្រគល់ការកម្ម៉ង់
proof-photo-return =
    .alt = រូបថតពេលការកម្ម៉ង់ត្រឡប់មកវិញ
proof-signature =
    .alt = ហត្ថលេខា
proof-taken = ថតនៅ
proof-signed-by = ចុះហត្ថលេខាដោយ
proof-where = ទីតាំង
proof-kept-until = រក្សាទុកដល់
proof-from-customer = { $distance } ពីសញ្ញាទីតាំងអតិថិជន
proof-from-collection-point = { $distance } ពីទីតាំងយកទំនិញ
proof-at-customer = មិនដល់ { $distance } ពីសញ្ញាទីតាំងអតិថិជន
proof-at-collection-point = មិនដល់ { $distance } ពីទីតាំងយកទំនិញ
proof-download = ទាញយក
proof-not-available = មិនមាន
proof-kept-how-long = គ្មានរូបភាពសម្រាប់ជំហាននេះទេ។ ភស្តុតាងរក្សាទុក { $days } ថ្ងៃ។
proof-download-failed = មានបញ្ហាពេលទាញយកភស្តុតាង។
proof-failed =
    មិនអាចផ្ទុកភស្តុតាងបានទេ។ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
