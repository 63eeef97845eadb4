command-palette = ពាក្យបញ្ជាទាំងអស់
command-placeholder = តើលោកអ្នកចង់ធ្វើអ្វី? ឬលេខកម្ម៉ង់ ឈ្មោះ លេខទូរសព្ទ…
command-none = រកមិនឃើញទេ។ សូមសាកអក្សរតិចជាងនេះ។
command-late = អ្វីដែលនៅសល់មិនទាន់ផ្ទុកទេ។ សូមពិនិត្យអ៊ីនធឺណិត វានឹងបង្ហាញនៅទីនេះពេលផ្ទុករួច។
command-found = រកឃើញ { $count }
command-group-here = លើអេក្រង់នេះ
command-group-go = ទៅកាន់
command-group-settings = គេហទំព័រ
command-request = ហៅអ្នកដឹកថ្មី
command-search = រកការកម្ម៉ង់
command-find-orders = រកការកម្ម៉ង់ដែលមាន «{ $query }»
command-open-order = បើកការកម្ម៉ង់ { $orderId }
command-branch = ទីតាំងយកទំនិញ៖ { $name } ({ $id })
command-section =
    ទៅកាន់៖ { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = ប្រើអក្សរតែមួយជាផ្លូវកាត់
command-single-keys-hint = សម្រាប់តែពេលមិនកំពុងវាយអក្សរ។ សូមបិទវា បើរំខានការសរសេរតាមសំឡេង ឬកម្មវិធីអានអេក្រង់។
command-choose-order = សូមជ្រើសការកម្ម៉ង់ជាមុនសិន។
