bulk-intro = ហៅអ្នកដឹកច្រើនក្នុងពេលតែមួយ៖ បំពេញតារាង កែក្រឡាដែលសម្គាល់ពណ៌ រួចដាក់ការកម្ម៉ង់។
bulk-another-file = ឯកសារផ្សេង
bulk-correct = កែជួរដេក
bulk-file-not-taken = ឯកសារនេះមិនអាចប្រើបានទេ។
bulk-not-placed-yet = ការកម្ម៉ង់ក្នុងសំណុំ { $id } មិនទាន់បានដាក់ទេ។ អាចដាក់ពីទីនោះបាន។
job-history-error = មិនអាចផ្ទុកប្រវត្តិសំណុំបានទេ។
template-file-error = មិនអាចទាញយកឯកសារគំរូបានទេ។
view-details-error = មិនអាចផ្ទុកព័ត៌មានលម្អិតនៃសំណុំបានទេ។
file-upload-error = មិនអាចបង្ហោះឯកសារបានទេ។
place-order-error = មានបញ្ហាពេលដាក់ការកម្ម៉ង់។
place-order-success = បានដាក់ការកម្ម៉ង់ទាំងអស់ហើយ។
bulk-placed-partly =
    { $placed ->
        [0] មិនមានការកម្ម៉ង់ណាបានដាក់ទេ។
        [1] បានដាក់ការកម្ម៉ង់មួយ។
       *[other] បានដាក់ការកម្ម៉ង់ចំនួន { $placed }។
    } { $left ->
        [1] ជួរដេកមួយមិនបានកម្ម៉ង់ទេ៖ សូមមើលមូលហេតុ។
       *[other] { $left } ជួរដេកមិនបានកម្ម៉ង់ទេ៖ សូមមើលមូលហេតុ។
    }
bulk-history = ប្រវត្តិសំណុំកម្ម៉ង់
bulk-history-empty = មិនទាន់មានឯកសារទេ
bulk-history-empty-text = ឯកសារដែលលោកអ្នកបង្ហោះ នឹងបង្ហាញនៅទីនេះ ជាមួយស្ថានភាពនៃការកម្ម៉ង់។
bulk-view-details = មើលលម្អិត
bulk-view-details-of = មើលលម្អិតនៃ { $id }
bulk-job-id = សំណុំ
bulk-job-created-by = បង្កើតដោយ
bulk-job-created-at = ពេលបង្កើត
bulk-job-rows = ជួរដេកបានសម្រេច
bulk-job-title-at = កម្ម៉ង់ម្ដងច្រើន { $at }
bulk-job-made = បង្ហោះដោយ { $by } { $at }
bulk-all-jobs = សំណុំកម្ម៉ង់ទាំងអស់
bulk-job-ready = អាចកម្ម៉ង់បាន
bulk-job-ready-with-errors = អាចកម្ម៉ង់បាន មានកំហុសខ្លះ
bulk-job-no-row-ready = គ្មានជួរដេកអាចកម្ម៉ង់បាន
bulk-job-being-placed = កំពុងដាក់ការកម្ម៉ង់
bulk-job-placed = បានកម្ម៉ង់
bulk-job-placed-partly = បានកម្ម៉ង់ មានកំហុសខ្លះ
bulk-job-not-placed = មិនបានកម្ម៉ង់
bulk-job-unknown = មិនច្បាស់
bulk-result-ready =
    { $count ->
        [0] គ្មានការកម្ម៉ង់អាចដាក់បាន
       *[other] ការកម្ម៉ង់ចំនួន { $count } អាចដាក់បាន
    }
bulk-result-placed =
    { $count ->
        [0] មិនមានការកម្ម៉ង់ណាបានដាក់
       *[other] បានដាក់ការកម្ម៉ង់ចំនួន { $count }
    }
bulk-summary = សង្ខេបសំណុំ
bulk-total-rows = ជួរដេកសរុប
bulk-total-to-be-placed = ការកម្ម៉ង់រង់ចាំដាក់
bulk-total-placed = ការកម្ម៉ង់បានដាក់
bulk-total-errors = កំហុស
bulk-rows = ជួរដេកនៃឯកសារ
bulk-rows-shown = ជួរដេកដែលបង្ហាញ
bulk-show-all = ទាំងអស់
bulk-show-errors = កំហុស
bulk-show-to-be-placed = រង់ចាំកម្ម៉ង់
bulk-show-placed = បានកម្ម៉ង់
bulk-show-none = គ្មានជួរដេកបែបនេះទេ។
bulk-rows-number = ជួរដេក
bulk-rows-address = អាសយដ្ឋានដឹកជញ្ជូន
bulk-rows-order = ព័ត៌មានលម្អិត
bulk-rows-delivery = ការដឹក
bulk-row-to-be-placed = រង់ចាំកម្ម៉ង់
bulk-row-error = កំហុស
bulk-row-placed = បានកម្ម៉ង់
bulk-row-not-placed = មិនបានកម្ម៉ង់
bulk-row-unknown = មិនច្បាស់
bulk-delivery-instant = ភ្លាមៗ
bulk-delivery-scheduled = កំណត់ពេល { $at }
bulk-place =
    { $count ->
        [1] ដាក់ការកម្ម៉ង់មួយ
       *[other] ដាក់ការកម្ម៉ង់ចំនួន { $count }
    }
bulk-place-title =
    { $count ->
        [1] ដាក់ការកម្ម៉ង់មួយ?
       *[other] ដាក់ការកម្ម៉ង់ចំនួន { $count }?
    }
bulk-place-cash = សាច់ប្រាក់ត្រូវប្រមូល
bulk-place-points = មកយកនៅ
bulk-place-left-out =
    { $count ->
        [1] ជួរដេកមួយត្រូវបានរំលង។
       *[other] { $count } ជួរដេកត្រូវបានរំលង។
    }
bulk-place-for-good = អ្នកដឹកនឹងចេញដំណើរភ្លាម។ ក្រោយពីនោះ អាចបោះបង់ការកម្ម៉ង់បានតែម្ដងមួយៗ។
bulk-place-not-yet = មិនទាន់ទេ
bulk-placing = កំពុងដាក់ការកម្ម៉ង់។ លោកអ្នកអាចចេញពីទំព័រនេះបាន៖ ប្រព័ន្ធនៅតែដាក់បន្ត។
bulk-error-unknown = កំហុសមិនច្បាស់
bulk-address-not-found = រកមិនឃើញអាសយដ្ឋានទេ។
bulk-address-inexact = អាសយដ្ឋានមិនច្បាស់លាស់ទេ។ សូមសរសេរផ្លូវ លេខផ្ទះ និងទីក្រុង ឬកូអរដោនេ។
bulk-fee-changed = ថ្លៃដឹកបានប្រែប្រួល។ សូមពិនិត្យ រួចដាក់ការកម្ម៉ង់ម្ដងទៀត។
bulk-text-too-long = អត្ថបទនេះលើស { $most } តួអក្សរ។
bulk-text-unreadable = អត្ថបទនេះមានតួអក្សរដែលអានមិនបាន។ សូមវាយម្ដងទៀត។
