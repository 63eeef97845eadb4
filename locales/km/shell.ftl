shell-tab-request = ហៅអ្នកដឹក
shell-tab-tracking = តាមដានការកម្ម៉ង់
shell-tab-history = ប្រវត្តិ
shell-tab-bulk = កម្ម៉ង់ម្ដងច្រើន
shell-orders = ការកម្ម៉ង់
shell-bar =
    .aria-label = ម៉ឺនុយរហ័ស
shell-bar-request = ហៅអ្នកដឹក
shell-bar-tracking = តាមដាន
shell-bar-more = ផ្សេងទៀត
shell-under-way =
    { $underWay ->
        [0] គ្មានការកម្ម៉ង់កំពុងដំណើរការ
       *[other] កំពុងដំណើរការ { $underWay }
    }{ $needsYou ->
        [0] {""}
       *[other] , ត្រូវពិនិត្យ { $needsYou }
    }
shell-skip-to-content = រំលងទៅខ្លឹមសារ
shell-loading = កំពុងផ្ទុក…
shell-saving = កំពុងរក្សាទុក…
shell-save-changes = រក្សាទុកការកែប្រែ
shell-sending = កំពុងផ្ញើ…
shell-removing = កំពុងលុប…
shell-downloading = កំពុងទាញយក…
shell-offline = គ្មានអ៊ីនធឺណិត
shell-offline-hint = អ្វីដែលលោកអ្នកបានបំពេញ នៅដដែល។ ការផ្ទុក និងការផ្ញើនឹងដំណើរការ ពេលមានអ៊ីនធឺណិតវិញ។
shell-main-navigation =
    .aria-label = ម៉ឺនុយមេ
shell-open-menu =
    .aria-label = បើកម៉ឺនុយ
shell-close-menu =
    .aria-label = បិទម៉ឺនុយ
shell-menu-title = ម៉ឺនុយ
shell-account-label = គណនីរបស់លោកអ្នក
shell-signed-in-as = ចូលដោយគណនី { $email }
shell-shortcuts = គ្រាប់ចុចផ្លូវកាត់
shell-sign-out = ចាកចេញ
shell-appearance-dark = ផ្ទៃងងឹត
shell-appearance-light = ផ្ទៃភ្លឺ
shell-branch =
    .aria-label = ទីតាំងយកទំនិញ៖ { $name }។ ជ្រើសទីតាំងផ្សេង
shell-branch-title = ទីតាំងយកទំនិញ
shell-branch-parent = ហាងមេ
shell-branch-inactive = មិនសកម្ម
shell-branch-add = បន្ថែមទីតាំងយកទំនិញ
shell-branch-edit = កែ { $name }
shell-include-outlets = រួមទាំងការកម្ម៉ង់គ្រប់សាខា
shell-include-outlets-why-not-here = មិនមាននៅទំព័រហៅអ្នកដឹកទេ៖ ការកម្ម៉ង់មួយចេញពីទីតាំងយកទំនិញតែមួយ។
shell-include-outlets-why-not-parent = សម្រាប់តែហាងមេ។
shell-outlets-included = ឥឡូវបង្ហាញការកម្ម៉ង់គ្រប់សាខា។
error-no-vendors = គណនីរបស់លោកអ្នកមិនមានហាងភ្ជាប់ទេ។ សូមទាក់ទងយើងខ្ញុំ។
error-cant-retrieve-vendors = មិនអាចទាញព័ត៌មានហាងរបស់លោកអ្នកបានទេ។
shell-vendors-missing = មិនទាន់មានអ្វីបង្ហាញទេ
shell-vendors-none-hint = បើនេះមិនមែនជាគណនីត្រឹមត្រូវ សូមចាកចេញ រួចចូលដោយគណនីផ្សេង។
shell-notices =
    .aria-label = ដំណឹង
shell-dismiss =
    .aria-label = បិទដំណឹង
shell-recent-notices = ដំណឹងថ្មីៗ
shell-recent-notices-none = មិនទាន់មានដំណឹងទេ។
shell-guest = លោកអ្នកកំពុងហៅអ្នកដឹកដោយគ្មានគណនី។
shell-device-of = ឧបករណ៍របស់ { $name }
dialog-close = បិទ
shell-instead-of = ថ្លៃមុន
