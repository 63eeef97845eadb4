edit-order-action = កែ
edit-title = កែការកម្ម៉ង់
edit-banner = លោកអ្នកកំពុងកែការកម្ម៉ង់សម្រាប់ { $name } ({ $day })
edit-cancel = បោះបង់ការកែ
edit-not-available = មិនអាចកែការកម្ម៉ង់នៅទីនេះបានទេ។ នេះជាការហៅអ្នកដឹកថ្មី។
edit-nothing-changed = គ្មានការកែប្រែត្រូវរក្សាទុកទេ។
edit-lock-customer = មិនអាចប្ដូរអតិថិជននៃការកម្ម៉ង់បានទេ
edit-lock-settled = កំណត់រួចហើយពេលដាក់ការកម្ម៉ង់
edit-lock-status = មិនអាចកែនៅដំណាក់កាលនេះបានទេ
edit-moved-on = ការកម្ម៉ង់នេះបានដំណើរការទៅមុខ ក្រោយលោកអ្នកបើក ហើយមិនអាចកែបានទៀតទេ។
edit-moved-on-kept = អ្វីដែលលោកអ្នកបានបំពេញ នៅរក្សាទុកទីនេះ រហូតដល់លោកអ្នកចេញពីទំព័រ។
edit-follow = តាមដានការកម្ម៉ង់នេះ
edit-new-request = ហៅអ្នកដឹកម្នាក់ទៀត
edit-locked-title = ការកម្ម៉ង់នេះមិនអាចកែបានទៀតទេ
edit-locked-text = ការកម្ម៉ង់ { $orderId } មិនអាចកែបានទៀតទេ។ លោកអ្នកអាចតាមដានវា ឬហៅអ្នកដឹកម្នាក់ទៀត។
edit-unreadable-title = មិនអាចបើកការកម្ម៉ង់នេះបានទេ
edit-not-found = ទីតាំងយកទំនិញនេះមិនមានការកម្ម៉ង់ { $orderId } ទេ។
edit-changes =
    { $count ->
        [0] ការកែប្រែ
       *[other] ការកែប្រែ { $count }
    }
edit-changes-none = មិនទាន់មានការកែប្រែទេ។
edit-change-position = ទីតាំងលើផែនទី
edit-change-nothing = គ្មាន
edit-change-before = មុន៖
edit-change-after = ក្រោយ៖
edit-change-moved = រំកិល { $distance }
edit-fee-more = កើន { $amount }
edit-fee-less = ថយ { $amount }
edit-fee-changed-text = ពីមុន { $before } ឥឡូវ { $after }។ រក្សាទុកការកែប្រែតាមថ្លៃថ្មីនេះ?
edit-fee-changed-accept = រក្សាទុកក្នុងថ្លៃ { $after }
edit-fee-changed-refuse = កុំរក្សាទុក
edit-kept-charge-title = ប្រាក់ដែលលើសមិនបង្វិលជូនវិញទេ
request-updated = បានកែការកម្ម៉ង់ហើយ!
request-not-updated = មិនអាចកែការកម្ម៉ង់នេះបានទេ។
again-action = កម្ម៉ង់ម្ដងទៀត
again-banner = កម្ម៉ង់ម្ដងទៀតសម្រាប់ { $name } ({ $day })
again-banner-hint = យើងខ្ញុំនឹងគណនាថ្លៃឡើងវិញ។ សូមពិនិត្យទំនិញ និងតម្លៃទំនិញ។
again-cancel = ចាប់ផ្ដើមដោយទម្រង់ទទេ
again-check = ពីការកម្ម៉ង់ថ្ងៃ { $day } – សូមពិនិត្យ
request-placed-elsewhere = បានដាក់ការកម្ម៉ង់នេះរួចហើយក្នុងផ្ទាំង (tab) ផ្សេង ដូច្នេះមិនបានដាក់ម្ដងទៀតទេ។ នេះជាការកម្ម៉ង់នោះ។
edit-kept-charge = លោកអ្នកបានបង់ { $paid } តាមកាត។ ឥឡូវថ្លៃដឹកគឺ { $fee } ហើយប្រាក់ដែលលើស { $left } មិនបង្វិលជូនវិញទេ។
