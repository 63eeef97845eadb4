help-open = ជំនួយ
help-title = មជ្ឈមណ្ឌលជំនួយ
help-close =
    .aria-label = បិទមជ្ឈមណ្ឌលជំនួយ
help-back = ត្រឡប់ក្រោយ
help-center-failed = មានបញ្ហាពេលផ្ទុកមជ្ឈមណ្ឌលជំនួយ។
