bulk-column-phone-number = លេខទូរសព្ទ
bulk-column-unit = លេខបន្ទប់
bulk-column-payment-type = ប្រភេទបង់ប្រាក់
bulk-column-deliver-at = ពេលវេលាដឹកជញ្ជូន
bulk-payment-paid = បានបង់
bulk-payment-online = បានបង់តាមអ៊ីនធឺណិត
bulk-collection-point-unknown = លោកអ្នកមិនមានទីតាំងយកទំនិញឈ្មោះនេះទេ។ សូមជ្រើសរើសមួយ ឬទុកក្រឡាឱ្យទទេ។
bulk-payment-type-unknown = យើងខ្ញុំមិនស្គាល់ប្រភេទបង់ប្រាក់នេះទេ។ សូមជ្រើសរើសមួយ។
bulk-time-unreadable = សូមសរសេរពេលវេលាដូច { $forms } ឬទុកក្រឡាឱ្យទទេ ដើម្បីដឹកឆាប់បំផុត។
bulk-time-without-day = ពេលវេលានេះគ្មានថ្ងៃ។ សូមសរសេរដូច { $forms }។
bulk-phone-several = ទីនេះមានលេខទូរសព្ទច្រើន។ សូមទុកតែលេខដែលត្រូវទូរសព្ទ។
bulk-cell-error = នេះជាសញ្ញាកំហុសនៃតារាង មិនមែនជាតម្លៃទេ។ សូមវាយតម្លៃ ឬទុកក្រឡាឱ្យទទេ។
bulk-cell-without-result = រូបមន្តនេះមិនទាន់មានលទ្ធផលទេ។ សូមបើក និងរក្សាទុកឯកសារក្នុងកម្មវិធីតារាង ឬវាយតម្លៃនៅទីនេះ។
bulk-row-repeats = ជួរដេកនេះដូចគ្នានឹងជួរដេក { $row }។
bulk-row-ordered-today = ជួរដេកនេះស្រដៀងការកម្ម៉ង់ { $order } នៅថ្ងៃនេះ។
bulk-row-hidden = ជួរដេកនេះលាក់ ឬគូសលុបក្នុងឯកសាររបស់លោកអ្នក។
bulk-row-closed = ស្ថានភាពនៃការកម្ម៉ង់នេះក្នុងឯកសាររបស់លោកអ្នក៖ { $state }។
bulk-row-zero = ក្រឡាមួយក្នុងជួរដេកនេះមានតែ 0 ដូចដែលរូបមន្តផ្ដល់ឱ្យសម្រាប់ក្រឡាទទេ។ សូមលុប 0 ប្រសិនបើមិនត្រឹមត្រូវ។
bulkfile-choose = ជ្រើសរើសឯកសារ Excel
bulkfile-drop = ឬអូសមកដាក់នៅទីនេះ
bulkfile-accepted = ឯកសារ XLSX មិនលើស 5 MB មានការកម្ម៉ង់រហូតដល់ { $rows }៖ ជួរដេកមួយ ការកម្ម៉ង់មួយ
bulkfile-checked-here = គ្រប់ជួរដេកត្រូវពិនិត្យនៅទីនេះលើអេក្រង់របស់លោកអ្នក មុនដាក់ការកម្ម៉ង់។
bulkfile-template = ទាញយកឯកសារគំរូ
bulkfile-template-hint = តារាងដែលមានជួរឈរត្រឹមត្រូវ សម្រាប់បំពេញ។
bulkfile-template-example = ឧទាហរណ៍
bulkfile-template-columns = ជួរឈរ
bulkfile-others = ម្ដងឯកសារមួយ។ កំពុងប្រើ { $name }។
bulk-format-invalid = ប្រភេទឯកសារមិនត្រឹមត្រូវ
bulk-format-csv = នេះជាឯកសារអត្ថបទ (CSV)។ សូមបើកក្នុងកម្មវិធីតារាង រួចរក្សាទុកជាឯកសារ Excel (.xlsx)។
bulk-format-xls = នេះជាឯកសារ Excel ជំនាន់ចាស់ (.xls)។ សូមរក្សាទុកជាឯកសារ Excel (.xlsx)។
bulk-format-password = ឯកសារនេះមានពាក្យសម្ងាត់ការពារ។ សូមរក្សាទុកដោយគ្មានពាក្យសម្ងាត់។
bulk-format-damaged = ឯកសារនេះខូច។ សូមបើកក្នុងកម្មវិធីតារាង រួចរក្សាទុកម្ដងទៀត។
bulk-format-other = នេះមិនមែនជាឯកសារ Excel ទេ។ សូមរក្សាទុកជាឯកសារ Excel (.xlsx)។
bulk-file-too-large = ឯកសារមិនអាចធំជាង 5 MB បានទេ។
bulk-no-rows = យើងខ្ញុំរកមិនឃើញការកម្ម៉ង់ក្នុងឯកសារនេះទេ។ ជួរដេកមួយជាឈ្មោះជួរឈរ ជួរដេកខាងក្រោមនីមួយៗជាការកម្ម៉ង់មួយ។
bulk-too-many-rows = ឯកសារនេះមាន { $rows } ជួរដេក។ អាចកម្ម៉ង់ម្ដងបានច្រើនបំផុត { $most }៖ សូមបំបែកឯកសារ។
bulk-columns-missing =
    { $count ->
        [1] ខ្វះជួរឈរមួយ៖ { $columns }។ ឯកសារគំរូមានជួរឈរទាំងអស់។
       *[other] ខ្វះជួរឈរ៖ { $columns }។ ឯកសារគំរូមានជួរឈរទាំងអស់។
    }
bulk-sheets-looked-at = យើងខ្ញុំបានមើលសន្លឹកទាំងនេះ៖ { $sheets }។
bulk-examples-not-read = សន្លឹក { $sheets } មានជួរដេក តែវាជាសន្លឹកសម្រាប់ឧទាហរណ៍។ សូមផ្លាស់ការកម្ម៉ង់ទៅសន្លឹកទីមួយ រក្សាទុកឯកសារ រួចជ្រើសម្តងទៀត។
bulk-columns-alike = ជួរឈរទាំងនេះមានន័យដូចគ្នា តែមានព័ត៌មានខុសគ្នា៖ { $columns }។ សូមទុកមួយ ឬប្ដូរឈ្មោះជួរឈរផ្សេងទៀត។
bulk-too-many-columns = ឯកសារនេះមានជួរឈរច្រើនពេក៖ មានព័ត៌មានក្រោយជួរឈរទី { $most }។ សូមលុបជួរឈរដែលមិនត្រូវការ។
bulk-sheets-hidden = សន្លឹកទាំងអស់ក្នុងឯកសារនេះលាក់៖ { $sheets }។ សូមបង្ហាញសន្លឹកដែលមានការកម្ម៉ង់ រក្សាទុកឯកសារ រួចជ្រើសវាម្ដងទៀត។
bulk-rows-hidden =
    { $rows ->
        [1] ការកម្ម៉ង់តែមួយក្នុងឯកសារនេះ ស្ថិតក្នុងជួរដេកលាក់ ឬគូសលុប។ សូមបង្ហាញជួរដេកនោះ រក្សាទុកឯកសារ រួចជ្រើសវាម្ដងទៀត។
       *[other] ការកម្ម៉ង់ទាំង { $rows } ក្នុងឯកសារនេះ ស្ថិតក្នុងជួរដេកលាក់ ឬគូសលុប។ សូមបង្ហាញជួរដេកទាំងនោះ រក្សាទុកឯកសារ រួចជ្រើសវាម្ដងទៀត។
    }
bulk-rows-closed = ការកម្ម៉ង់ទាំងអស់ក្នុងឯកសារនេះបានចប់ហើយ ស្ថានភាព៖ { $states }។ បើនៅតែចង់កម្ម៉ង់ សូមលុបជួរឈរស្ថានភាព រក្សាទុកឯកសារ រួចជ្រើសម្តងទៀត។
bulkfile-not-opened = មិនអាចផ្ទុកកម្មវិធីអានតារាងបានទេ។ សូមពិនិត្យអ៊ីនធឺណិត រួចព្យាយាមម្ដងទៀត។
bulkfile-reading = កំពុងអាន { $name }…
bulkfile-checking = ជួរដេកបានពិនិត្យ៖ { $checked } ក្នុងចំណោម { $rows }
bulkfile-sending = { $name } គ្មានកំហុសទេ។ កំពុងផ្ញើ…
bulkfile-ready-not-sent = មិនអាចផ្ញើ { $name } បានទេ។ ឯកសារគ្មានកំហុសទេ៖ លោកអ្នកអាចផ្ញើម្ដងទៀត។
bulkfile-send-again = ផ្ញើម្ដងទៀត
bulkfile-read = អ្វីដែលយើងខ្ញុំបានអាន
bulkfile-read-sheet = សន្លឹក { $sheet } ឈ្មោះជួរឈរនៅជួរដេក { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] សន្លឹក { $sheets } មិនបានអានទេ។
       *[other] សន្លឹកទាំងនេះមិនបានអានទេ៖ { $sheets }។
    }
bulkfile-read-column = ជួរឈរ { $letter }
bulkfile-left-out =
    { $count ->
        [1] ជួរឈរនេះត្រូវបានរំលង៖ { $columns }។
       *[other] ជួរឈរចំនួន { $count } ត្រូវបានរំលង៖ { $columns }។
    }
bulkfile-left-out-more = និង { $count } ទៀត
bulkfile-read-hidden-columns = លាក់ក្នុងឯកសាររបស់លោកអ្នក តែបានអាន៖ { $columns }។
bulkfile-hidden-left-out = { $count } ជួរដេកលាក់ ឬគូសលុបក្នុងឯកសារ ហើយត្រូវបានរំលង។
bulkfile-closed-left-out = ជួរដេកត្រូវបានរំលងដោយសារស្ថានភាព៖ { $count } ({ $states })។
bulkfile-hidden-too = កម្ម៉ង់ជួរដេកទាំងនេះដែរ
bulkfile-title = ពិនិត្យ { $name }
bulkfile-rows = { $count } ជួរដេក
bulkfile-faults =
    { $count ->
        [0] គ្មានកំហុស
       *[other] កំហុស { $count }
    }
bulkfile-concerns = { $count } ជួរដេកគួរពិនិត្យ
bulkfile-next-fault = កំហុសបន្ទាប់
bulkfile-faulty-only = តែជួរដេកមានកំហុស
bulkfile-remove-repeats =
    { $count ->
        [1] ដកជួរដេកស្ទួន
       *[other] ដកជួរដេកស្ទួនចំនួន { $count }
    }
bulkfile-grid = ការកម្ម៉ង់ក្នុងឯកសារ
bulkfile-keys = ចុច Enter ដើម្បីកែក្រឡា ចុច Ctrl + Z ដើម្បីត្រឡប់ដូចដើម ចុច F8 ដើម្បីទៅកំហុសបន្ទាប់។ លោកអ្នកអាចបិទភ្ជាប់ក្រឡាពីតារាងផ្សេងបាន។
bulkfile-row = ជួរដេក { $row }
bulkfile-cell = ជួរដេក { $row } { $column }
bulkfile-cell-fine = ទីនេះគ្មានកំហុសទេ។
bulkfile-cell-empty = ទទេ
bulkfile-remove-row = ដកជួរដេក
bulkfile-remove-row-of = ដកជួរដេក { $row }
bulkfile-own-point = ទីតាំងយកទំនិញដែលបានជ្រើស
bulkfile-no-choice = សូមជ្រើសរើស
bulkfile-fill-for = { $count } ជួរដេកមានកំហុសដូចគ្នា។
bulkfile-fill-with = ដូចគ្នាសម្រាប់ទាំងអស់
bulkfile-fill = បំពេញ
bulkfile-card-all = ប្រអប់ទាំងអស់
bulkfile-card-fewer = បង្ហាញតិចវិញ
bulkfile-no-rows-left = ជួរដេកទាំងអស់បានដកចេញហើយ។ សូមចុច «ត្រឡប់ដូចដើម» ឬជ្រើសឯកសារផ្សេង។
bulkfile-none-faulty = ឥឡូវគ្មានជួរដេកណាមានកំហុសទេ។
bulkfile-send = ផ្ញើ { $count } ជួរដេក
bulkfile-send-faulty = ផ្ញើទាំងមានកំហុស
bulkfile-send-anyway = នៅតែផ្ញើ
bulkfile-keep-on = បន្តកែ
bulkfile-ask-send = { $count } ជួរដេកនៅមានកំហុស៖ យើងខ្ញុំនឹងមិនដាក់ការកម្ម៉ង់សម្រាប់ជួរដេកនោះទេ។ ជួរដេកផ្សេងទៀតអាចកម្ម៉ង់បាន។
bulkfile-ask-leave = អ្វីដែលលោកអ្នកបានកែនឹងបាត់។
bulkfile-leave-anyway = បោះបង់ការកែ
bulkfile-not-sent = មិនអាចផ្ញើជួរដេកបានទេ។ អ្វីដែលលោកអ្នកបានកែ នៅដដែល។
bulkfile-said-left =
    { $count ->
        [0] គ្មានកំហុសទៀតទេ។
       *[other] នៅសល់កំហុស { $count }។
    }
bulkfile-said-pasted = បានបិទភ្ជាប់ { $count } ក្រឡា។
bulkfile-said-filled = បានបំពេញ { $count } ជួរដេក។
bulkfile-said-undone = បានត្រឡប់ដូចដើម។
bulkfile-said-removed = បានដកជួរដេក { $row }។
bulkfile-said-repeats-removed = បានដកជួរដេកស្ទួនចំនួន { $count }។
