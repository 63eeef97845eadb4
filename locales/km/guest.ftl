guest-sender-title = ព័ត៌មានអ្នកផ្ញើ
guest-sender-lead = អ្នកដឹក និងក្រុមការងារយើងខ្ញុំប្រើព័ត៌មាននេះដើម្បីទាក់ទងលោកអ្នក សម្រាប់តែការកម្ម៉ង់នេះប៉ុណ្ណោះ។
guest-sender-name = ឈ្មោះរបស់លោកអ្នក
guest-sender-phone = លេខទូរសព្ទរបស់លោកអ្នក
guest-sender-email = អ៊ីមែលរបស់លោកអ្នក
guest-origin-title = អ្នកដឹកត្រូវទៅយកនៅទីណា?
guest-origin-lead = ស្វែងរកទីកន្លែង ឬជ្រើសលើផែនទី។
guest-origin-save = បន្ត
