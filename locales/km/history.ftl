history-range = ថ្ងៃ
history-range-yesterday = ម្សិលមិញ
history-range-past-week = 7 ថ្ងៃចុងក្រោយ
history-range-past-month = 30 ថ្ងៃចុងក្រោយ
history-range-custom = ថ្ងៃផ្សេង
history-today = ការកម្ម៉ង់ថ្ងៃនេះមានក្នុង «តាមដានការកម្ម៉ង់»
history-from = ថ្ងៃដំបូង
history-to = ថ្ងៃចុងក្រោយ
history-date-missing = សូមជ្រើសរើសថ្ងៃ។
history-date-not-a-day = សូមបំពេញកាលបរិច្ឆេទត្រឹមត្រូវ។
history-date-after-today = សូមជ្រើសថ្ងៃដែលមិនហួសថ្ងៃនេះ។
history-date-reversed = ថ្ងៃចុងក្រោយមិនអាចនៅមុនថ្ងៃដំបូងបានទេ។
history-date-too-long = ម្ដងបានច្រើនបំផុត { $days } ថ្ងៃ។
history-status-any = ស្ថានភាពទាំងអស់
history-status-delivered-late = ប្រគល់យឺត
history-outlet-any = ទីតាំងយកទំនិញទាំងអស់
history-address-unreadable = ផ្នែកខ្លះនៃអាសយដ្ឋានគេហទំព័រនេះអានមិនបាន ហើយត្រូវបានរំលង។
history-found =
    { $count ->
        [0] គ្មានការកម្ម៉ង់
       *[other] ការកម្ម៉ង់ { $count }
    }
history-found-so-far =
    { $count ->
        [0] មកដល់ពេលនេះ គ្មានការកម្ម៉ង់
       *[other] មកដល់ពេលនេះ ការកម្ម៉ង់ { $count }
    }
history-found-of = ការកម្ម៉ង់ { $shown } ក្នុងចំណោម { $count }
history-searched-text =
    { $more ->
        [yes] បានស្វែងរកតាមកូដ លេខកម្ម៉ង់ ឈ្មោះ និងលេខទូរសព្ទ ក្នុងអ្វីដែលបានផ្ទុកមកដល់ពេលនេះ។ សូមចុច «បង្ហាញបន្ថែម» ដើម្បីរកមុននេះទៀត។
       *[no] បានស្វែងរកតាមកូដ លេខកម្ម៉ង់ ឈ្មោះ និងលេខទូរសព្ទ ក្នុងការកម្ម៉ង់ទាំងអស់នៃថ្ងៃទាំងនេះ។
    }
history-searched-phone = ការកម្ម៉ង់ទាំងអស់នៃថ្ងៃទាំងនេះ សម្រាប់លេខ { $phone }។
history-searched-order = បានស្វែងរកតាមលេខកម្ម៉ង់ មិនប្រកាន់ថ្ងៃ និងស្ថានភាព។
history-searched-foreign-order = លេខកម្ម៉ង់នៃទីតាំងយកទំនិញនេះ ចាប់ផ្ដើមដោយ «{ $vendor }-»។ បើចង់រកទីតាំងផ្សេង សូមជ្រើសវានៅខាងលើជាមុន។
history-empty-title = គ្មានការកម្ម៉ង់ក្នុងថ្ងៃទាំងនេះ
history-empty-text = សូមជ្រើសថ្ងៃផ្សេង ឬស្ថានភាពផ្សេង។
history-empty-page-title = មិនទាន់រកឃើញ
history-empty-page-text = ក្នុងការកម្ម៉ង់ថ្មីបំផុតនៃថ្ងៃទាំងនេះ រកមិនឃើញទេ។ នៅមានការកម្ម៉ង់មុននេះទៀត។
history-resting-title = ថ្ងៃណា?
history-resting-text = សូមជ្រើសថ្ងៃដំបូង និងថ្ងៃចុងក្រោយនៅខាងលើ។
history-all-statuses = បង្ហាញស្ថានភាពទាំងអស់
history-show-more = បង្ហាញបន្ថែម
history-kept = ការកម្ម៉ង់ខាងលើនៅដដែល។
history-table = ការកម្ម៉ង់ចាស់ៗ
history-column-created = ពេលកម្ម៉ង់
history-column-phone = ទូរសព្ទ
history-column-amount = តម្លៃទំនិញ
history-column-fee = ថ្លៃដឹក
history-column-duration = រយៈពេលដឹក
history-total-all = ការកម្ម៉ង់ទាំងអស់ { $count }
history-total-amounts = តម្លៃទំនិញ
error-cant-retrieve-past-orders = មិនអាចផ្ទុកការកម្ម៉ង់ចាស់ៗបានទេ។ { $because }
