order-tracking-title = តាមដានការកម្ម៉ង់
order-search-label = ស្វែងរកការកម្ម៉ង់
order-search =
    .placeholder = ឈ្មោះ លេខទូរសព្ទ កូដ ឬលេខកម្ម៉ង់
order-search-short =
    .placeholder = ស្វែងរក
order-lists = ការកម្ម៉ង់តាមដំណាក់កាល
order-list-new = ថ្មី
order-list-scheduled = បានកំណត់ពេល
order-list-collected = បានយកទំនិញ
order-list-delivered = បានប្រគល់
order-list-cancelled = បានបោះបង់
order-list-results = រកឃើញ
order-list-needing = ត្រូវពិនិត្យ { $count }
order-live = បន្តផ្ទាល់
order-connecting = កំពុងតភ្ជាប់
order-reconnecting = កំពុងតភ្ជាប់ឡើងវិញ
order-updated-ago = ធ្វើបច្ចុប្បន្នភាព { $ago }
order-waiting = បង្ហាញការកម្ម៉ង់ថ្មី { $count }
order-status = ស្ថានភាព
order-column-time = ពេលកម្ម៉ង់
order-column-amount = ប្រាក់ត្រូវប្រមូល
order-scheduled-for = សម្រាប់ { $time }
order-nothing-to-collect = មិនត្រូវប្រមូលប្រាក់
order-announce-one = ការកម្ម៉ង់សម្រាប់ { $customer }៖ { $status }
order-announce-several = ការកម្ម៉ង់ចំនួន { $count } មានការប្រែប្រួល
order-empty-new-title = គ្មានការកម្ម៉ង់ថ្មី
order-empty-new-text = សូមហៅអ្នកដឹក ការកម្ម៉ង់នឹងបង្ហាញនៅទីនេះភ្លាម។
order-empty-scheduled-title = គ្មានការកម្ម៉ង់កំណត់ពេល
order-empty-scheduled-text = ការកម្ម៉ង់សម្រាប់ម៉ោងក្រោយក្នុងថ្ងៃនេះ និងពីរថ្ងៃបន្ទាប់ រង់ចាំនៅទីនេះរហូតដល់ម៉ោង។
order-empty-collected-title = គ្មានការកម្ម៉ង់កំពុងដឹក
order-empty-collected-text = ពេលអ្នកដឹកយកទំនិញហើយ លោកអ្នកអាចតាមដានការកម្ម៉ង់នៅទីនេះ។
order-empty-delivered-title = ថ្ងៃនេះមិនទាន់មានការប្រគល់ទេ
order-empty-delivered-text = ការកម្ម៉ង់ដែលបានប្រគល់ ឬត្រឡប់មកវិញថ្ងៃនេះ នឹងបង្ហាញនៅទីនេះ។
order-empty-cancelled-title = ថ្ងៃនេះគ្មានការកម្ម៉ង់ដែលបានបោះបង់
order-empty-cancelled-text = អ្វីៗដំណើរការល្អ។
order-empty-results-title = រកមិនឃើញការកម្ម៉ង់
order-empty-results-text = ស្វែងរកបានតែក្នុងការកម្ម៉ង់បច្ចុប្បន្នប៉ុណ្ណោះ។ សូមសាកផ្នែកខ្លះនៃឈ្មោះ លេខទូរសព្ទ កូដ ឬលេខកម្ម៉ង់។
order-clear-search = លុបពាក្យស្វែងរក
order-lists-kept = បញ្ជីខាងលើអាចមិនមែនជាព័ត៌មានចុងក្រោយទេ។
order-details =
    .aria-label = ព័ត៌មានលម្អិតនៃការកម្ម៉ង់
order-details-none-title = ជ្រើសរើសការកម្ម៉ង់
order-details-none-text = ដំណើរការ អ្នកដឹក និងអតិថិជន នឹងបង្ហាញនៅទីនេះ។
order-details-close =
    .aria-label = បិទព័ត៌មានលម្អិត
order-details-back =
    .aria-label = ត្រឡប់ទៅបញ្ជី
order-not-found-title = រកមិនឃើញការកម្ម៉ង់នេះ
order-not-found-text = វាអាចជារបស់ទីតាំងយកទំនិញផ្សេង ឬអាសយដ្ឋានគេហទំព័រសរសេរមិនត្រូវ។
order-code = កូដកម្ម៉ង់
order-number = លេខកម្ម៉ង់
order-copy-number =
    .aria-label = ចម្លងលេខកម្ម៉ង់
order-copy-failed = មិនអាចចម្លងបានទេ។ សូមជ្រើសអក្សរ រួចចម្លងដោយខ្លួនឯង។
order-more-actions = ជម្រើសផ្សេងទៀត
order-share-tracking-text = តាមដានការកម្ម៉ង់របស់លោកអ្នកនៅទីនេះ៖
order-placed-at = កម្ម៉ង់ { $time }
order-progress = ដំណើរការ
order-rider = អ្នកដឹក
order-rider-none = មិនទាន់មានអ្នកដឹក
order-rider-seen = ឃើញចុងក្រោយ { $ago }
order-call =
    .aria-label = ទូរសព្ទទៅ { $name } លេខ { $phone }
order-customer = អតិថិជន
order-recipient-notes = ពីអតិថិជន តាមតំណតាមដាន
order-cold-bag = កាបូបរក្សាត្រជាក់
order-payment = ការបង់ប្រាក់
order-payment-paid = បានបង់រួចហើយ
order-cancelled-because = មូលហេតុ៖ { $reason }
order-pin-destination = អតិថិជន៖ { $name }
order-map-failed = មិនអាចបង្ហាញផែនទីបានទេ។ ព័ត៌មានទាំងអស់មាននៅខាងក្រោម។
order-cancel = បោះបង់ការកម្ម៉ង់
order-cancel-refused-too-early = អាចបោះបង់បាន ក្រោយពេលយើងខ្ញុំទទួលបានការកម្ម៉ង់នេះ។
order-cancel-refused-within-grace = ការបង់ប្រាក់ទើបតែបានបញ្ជាក់។ អាចបោះបង់បានក្នុង { $left } ទៀត។
order-cancel-refused-too-far-along = មានអ្នកដឹកទទួលបន្ទុកការកម្ម៉ង់នេះហើយ ដូច្នេះមិនអាចបោះបង់នៅទីនេះបានទេ។
order-cancel-refused-delayed = ការកម្ម៉ង់ដែលយឺតយ៉ាវ មិនអាចបោះបង់នៅទីនេះបានទេ។
order-cancel-refused-finished = ការកម្ម៉ង់នេះបានបញ្ចប់ហើយ។
order-cancel-refused-unknown-status = មិនច្បាស់ពីស្ថានភាពនៃការកម្ម៉ង់នេះ ដូច្នេះមិនអាចបោះបង់នៅទីនេះបានទេ។
order-cancel-title = បោះបង់ការកម្ម៉ង់សម្រាប់ { $customer }?
order-cancel-text = យើងខ្ញុំនឹងជូនដំណឹងដល់អ្នកដឹក និងអតិថិជន។ បោះបង់ហើយ មិនអាចប្ដូរវិញបានទេ។
order-cancel-why = ហេតុអ្វីបានជាបោះបង់?
order-cancel-reason-customer-cancelled = អតិថិជនបានបោះបង់
order-cancel-reason-item-unavailable = អស់ទំនិញ
order-cancel-reason-wrong-details = ព័ត៌មានមិនត្រឹមត្រូវ
order-cancel-reason-delay-too-long = រង់ចាំយូរពេក
order-cancel-reason-other = មូលហេតុផ្សេង
order-cancel-words = សរសេរមូលហេតុ
order-cancel-words-left = នៅសល់ { $count } តួអក្សរ
order-cancel-words-over = លើស { $count } តួអក្សរ
order-cancel-problem-reason-missing = សូមជ្រើសរើសមូលហេតុ។
order-cancel-problem-text-missing = សូមសរសេរមូលហេតុដោយខ្លី។
order-cancel-problem-text-too-long = សូមសរសេរឱ្យខ្លីត្រឹម 200 តួអក្សរ។
order-cancel-keep = មិនបោះបង់ទេ
order-was-cancelled = បានបោះបង់ការកម្ម៉ង់សម្រាប់ { $customer } ហើយ។
action-attempt-cancel = កំពុងបោះបង់ការកម្ម៉ង់…
error-cant-retrieve-current-orders =
    មិនអាចផ្ទុកការកម្ម៉ង់បច្ចុប្បន្នបានទេ។ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    មិនអាចបោះបង់ការកម្ម៉ង់បានទេ។ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] ស្ថានភាពរបស់វាបានប្រែប្រួលហើយ។
       *[said] { $message }
    }
error-cant-read-order =
    មិនអាចបើកការកម្ម៉ង់នេះបានទេ។ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = អាសយដ្ឋាន
