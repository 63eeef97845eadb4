export-button = នាំចេញ
export-what = ការកម្ម៉ង់ទាំងអស់តាមថ្ងៃ និងស្ថានភាពដែលបានជ្រើស
export-busy = មានការនាំចេញមួយកំពុងដំណើរការរួចហើយ។ សូមបោះបង់វា ដើម្បីចាប់ផ្ដើមថ្មី។
export-format-xlsx = ឯកសារ Excel
export-format-xlsx-hint = .xlsx សម្រាប់អាន និងបូកសរុប
export-format-csv = ឯកសារ CSV
export-format-csv-hint = .csv សម្រាប់កម្មវិធីផ្សេង
export-csv-settings = ការកំណត់ CSV
export-csv-separator = សញ្ញាខណ្ឌជួរឈរ
export-csv-semicolon = ចំណុចក្បៀស ;
export-csv-comma = ក្បៀស ,
export-csv-tab = ថេប (Tab)
export-csv-decimal = សញ្ញាទសភាគ
export-csv-decimal-comma = ក្បៀស៖ 1250,50
export-csv-decimal-point = ចំណុច៖ 1250.50
export-csv-byte-order-mark = សម្គាល់ឯកសារជា UTF-8 (Excel ត្រូវការ)
export-progress =
    .aria-label = ការនាំចេញ
export-begun = ការនាំចេញបានចាប់ផ្ដើម។
export-so-far = បាននាំចេញការកម្ម៉ង់ចំនួន { $count }
export-so-far-of = បាននាំចេញការកម្ម៉ង់ចំនួន { $count } ក្នុងចំណោម { $total }
export-reached = រហូតដល់ { $day }
export-cancel = បោះបង់
export-halted =
    { $count ->
        [0] ការនាំចេញបានឈប់ មុនការកម្ម៉ង់ដំបូង។
       *[other] ការនាំចេញបានឈប់ ក្រោយការកម្ម៉ង់ចំនួន { $count }។
    }
export-go-on = បន្ត
export-start-over = ចាប់ផ្ដើមឡើងវិញ
export-failed = មិនអាចសរសេរឯកសារបានទេ។ សូមពិនិត្យអ៊ីនធឺណិត និងទំហំទំនេរលើឧបករណ៍នេះ រួចចាប់ផ្ដើមឡើងវិញ។
export-saved = បានរក្សាទុកការកម្ម៉ង់ចំនួន { $count } ជា { $file }
export-nothing = គ្មានការកម្ម៉ង់ត្រូវតាមជម្រើសក្នុងរយៈពេលនេះទេ។ មិនមានអ្វីបានរក្សាទុកទេ។
export-column-created = ពេលកម្ម៉ង់ ({ $zone })
export-column-amount = តម្លៃទំនិញ ({ $currency })
export-column-fee = ថ្លៃដឹក ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title } (នាទី)
export-column-voucher = គូប៉ុង
