overview-title = ទិដ្ឋភាពរួម
overview-all-days = បង្ហាញថ្ងៃទាំងនេះទាំងអស់
overview-parts = អ្វីដែលបង្ហាញ
overview-part-figures = តួលេខ
overview-part-charts = គំនូសតាង
overview-part-outlets = ទីតាំងយកទំនិញ
overview-part-days = តារាង
overview-around = ថ្ងៃក្បែរៗ៖ { $range }
overview-as-table = តួលេខជាតារាង
overview-before =
    { $days ->
        [1] ថ្ងៃមុន
        [7] សប្ដាហ៍មុន
       *[other] រយៈពេល { $days } ថ្ងៃមុន
    }
overview-change-orders-more = កើន { $by } ធៀបនឹង{ overview-before }
overview-change-orders-less = ថយ { $by } ធៀបនឹង{ overview-before }
overview-change-time-more = យឺតជាង{ overview-before } { $by } នាទី
overview-change-time-less = លឿនជាង{ overview-before } { $by } នាទី
overview-change-fees-more = កើន { $by } ធៀបនឹង{ overview-before }
overview-change-fees-less = ថយ { $by } ធៀបនឹង{ overview-before }
overview-change-same = ដូចគ្នានឹង{ overview-before }
overview-change-none = { overview-before } គ្មានការកម្ម៉ង់
overview-show-only = បង្ហាញតែ
overview-all-count = ទាំងអស់៖ { $count }
overview-late-count = ប្រគល់យឺត៖ { $count }
overview-orders-title = ការកម្ម៉ង់ក្នុងមួយថ្ងៃ
overview-delivered-count = បានប្រគល់ ឬត្រឡប់មកវិញ៖ { $count }
overview-cancelled-count = បានបោះបង់៖ { $count }
overview-day-orders = { $day }។ ការកម្ម៉ង់៖ { $orders } បានប្រគល់៖ { $delivered } បានបោះបង់៖ { $cancelled }
overview-time-title = រយៈពេលដឹក
overview-time-caption = ពាក់កណ្ដាលលឿនជាងនេះ។ ការកម្ម៉ង់ 9 ក្នុងចំណោម 10 ចំណាយច្រើនបំផុត { $minutes } នាទី។
overview-time-none = គ្មានការប្រគល់ទេ។
overview-day-time = { $day }។ 50% បានប្រគល់ក្នុងរយៈពេល { $median } នាទី 90% ក្នុងរយៈពេល { $ninetieth } នាទី
overview-day-time-none = { $day }។ គ្មានការប្រគល់
overview-fees-caption = ក្រោយបញ្ចុះតម្លៃ មិនរាប់ការកម្ម៉ង់ដែលបានបោះបង់ទេ។
overview-day-fees = { $day }។ ថ្លៃដឹក៖ { $fees }
overview-cancelled-caption = { $percent }% នៃការកម្ម៉ង់ទាំងអស់។
overview-cancelled-none = គ្មានការបោះបង់ទេ។
overview-reason-wrong-details = ព័ត៌មានមិនត្រឹមត្រូវ
overview-reason-delay-too-long = រង់ចាំយូរពេក
overview-reason-other = មូលហេតុផ្សេង
overview-reason-unstated = មិនបានប្រាប់មូលហេតុ
overview-reason-stalled = រកអ្នកដឹកមិនបាន
overview-column-day = ថ្ងៃ
overview-column-late = យឺត
overview-column-median = 50% ក្នុង (នាទី)
overview-column-ninetieth = 90% ក្នុង (នាទី)
overview-column-fees = ថ្លៃដឹក
