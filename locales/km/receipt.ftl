receipt-title = បង្កាន់ដៃដឹកជញ្ជូន
receipt-evidence-title = បង្កាន់ដៃដឹកជញ្ជូន និងដំណើរការ
receipt-page-title = បង្កាន់ដៃ { $orderId }
receipt-loading = កំពុងរកបង្កាន់ដៃ…
receipt-back = ត្រឡប់ទៅការកម្ម៉ង់
receipt-print = បោះពុម្ព
receipt-with-timeline = មានគ្រប់ជំហាន
receipt-label = បោះពុម្ពស្លាក
receipt-label-a6 = ស្លាក A6
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = ស្លាកសម្រាប់រមូរ
receipt-label-roll-hint = ទទឹង 80 mm សម្រាប់ម៉ាស៊ីនបោះពុម្ពកម្ដៅ
receipt-open = បង្កាន់ដៃ
receipt-open-evidence = ឯកសារភស្តុតាង
receipt-returned = បានត្រឡប់ទៅអ្នកផ្ញើវិញ
receipt-under-way = កំពុងដំណើរការ៖ បង្កាន់ដៃនេះនឹងពេញលេញ ពេលការកម្ម៉ង់បញ្ចប់។
receipt-minutes-taken = ក្រោយ { $minutes } នាទី
receipt-order = អ្វីដែលបានកម្ម៉ង់
receipt-placed = ពេលកម្ម៉ង់
receipt-planned = គ្រោងសម្រាប់
receipt-ended = ពេលបញ្ចប់
receipt-timeline = គ្រប់ជំហាន
receipt-step = ជំហាន
receipt-moment = ម៉ោង
receipt-took = រយៈពេល
receipt-minutes = { $minutes } នាទី
receipt-proof-collection = ភស្តុតាងនៃការយកទំនិញ
receipt-proof-delivery = ភស្តុតាងនៃការប្រគល់ទំនិញ
receipt-proof-return = ភស្តុតាងនៃការត្រឡប់មកវិញ
receipt-code = កូដទៅទំព័រតាមដានការកម្ម៉ង់នេះ
receipt-scan = ស្កេនដើម្បីតាមដានការកម្ម៉ង់
receipt-failed =
    មិនអាចផ្ទុកបង្កាន់ដៃបានទេ។ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
