board-view = ទិដ្ឋភាព
board-view-list = បញ្ជី
board-view-board = ផ្ទាំងរួម
board-command = ផ្ទាំងរួមនៃការកម្ម៉ង់ទាំងអស់
board-command-lists = បញ្ជីការកម្ម៉ង់
board-summary =
    { $underWay ->
        [0] គ្មានការកម្ម៉ង់កំពុងដំណើរការ
       *[other] កំពុងដំណើរការ { $underWay }
    }{ $needsYou ->
        [0] , ទាន់ពេលទាំងអស់
       *[other] , ត្រូវពិនិត្យ { $needsYou }
    }
board-list =
    .aria-label = ការកម្ម៉ង់កំពុងដំណើរការ ដោយដាក់អ្វីដែលត្រូវពិនិត្យនៅមុនគេ
board-map =
    .aria-label = ផែនទីនៃការកម្ម៉ង់កំពុងដំណើរការទាំងអស់
board-group-needs-you = ត្រូវពិនិត្យ
board-group-waiting = រង់ចាំអ្នកដឹក
board-group-rider-coming = អ្នកដឹកកំពុងមក
board-waiting = បង្ហាញការប្រែប្រួល { $count }
board-legend-urgent = ហួសម៉ោង ឬមិនជោគជ័យ
board-legend-at-risk = ត្រូវពិនិត្យ
board-legend-in-time = ទាន់ពេល
board-pin-rider = អ្នកដឹក { $name } សម្រាប់ { $customer }
board-pin-rider-unnamed = អ្នកដឹកសម្រាប់ { $customer }
board-chosen =
    .aria-label = ការកម្ម៉ង់ដែលបានជ្រើស
board-chosen-close =
    .aria-label = បិទការកម្ម៉ង់
board-details = លម្អិត
board-call-customer = ទូរសព្ទទៅអតិថិជន
board-cannot-cancel = ការកម្ម៉ង់នេះមិនអាចបោះបង់នៅពេលនេះបានទេ។ មូលហេតុមានក្នុងព័ត៌មានលម្អិត។
