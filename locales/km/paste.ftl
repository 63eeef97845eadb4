paste-open = បិទភ្ជាប់សារ
paste-offer = អានសារដែលបានបិទភ្ជាប់
paste-title = អានសារ
paste-text = សូមបិទភ្ជាប់សាររបស់អតិថិជន។ សារនេះអានតែលើឧបករណ៍នេះប៉ុណ្ណោះ ហើយមិនទាន់កម្ម៉ង់អ្វីទេ។
paste-message = សារ
paste-placeholder = ឈ្មោះ ទូរសព្ទ អាសយដ្ឋាន ចំនួនទឹកប្រាក់ – តាមសារដើម
paste-proposals = ព័ត៌មានដែលរកឃើញ
paste-found = បានអានព័ត៌មានចំនួន { $count }។ សូមពិនិត្យមុនយកមកប្រើ។
paste-nothing-yet = ព័ត៌មានដែលរកឃើញក្នុងសារ នឹងបង្ហាញនៅទីនេះ។
paste-nothing-found = រកមិនឃើញព័ត៌មានក្នុងអត្ថបទនេះទេ។ លោកអ្នកនៅតែអាចបំពេញទម្រង់ដោយខ្លួនឯង។
paste-place = សញ្ញាទីតាំងលើផែនទី
paste-take-field = ប្រើ៖ { $field }
paste-keeps-typed = ទុកអ្វីដែលបានបំពេញ៖ { $typed }
paste-replaces-typed = ជំនួសអ្វីដែលបានបំពេញ៖ { $typed }
paste-unsure = មិនច្បាស់ថាជាចំនួនណា៖ { $written }។ សូមបំពេញដោយខ្លួនឯង។
paste-short-link = តំណផែនទីនេះមិនមានទីតាំងទេ។ សូមបើកវាជាមុន រួចចម្លងតំណវែងពីផែនទី។
paste-keys = ចុច { $keys } ដើម្បីប្រើ
paste-take = ប្រើព័ត៌មាន
prefill-filled = បំពេញពីតំណ – សូមពិនិត្យមុនកម្ម៉ង់
prefill-clear = លុប
prefill-offered = តំណមានព័ត៌មានខុសពីអ្វីដែលលោកអ្នកបានបំពេញ។
prefill-use = ប្រើព័ត៌មានពីតំណ
prefill-keep = ទុករបស់ខ្ញុំ
prefill-ignored =
    { $count ->
        [1] ព័ត៌មានមួយក្នុងតំណអានមិនបាន ហើយត្រូវបានរំលង៖ { $names }
       *[other] ព័ត៌មានខ្លះក្នុងតំណអានមិនបាន ហើយត្រូវបានរំលង៖ { $names }
    }
