search-recent = ការស្វែងរកថ្មីៗ
search-recent-clear = លុបការស្វែងរកថ្មីៗ
search-found =
    { $count ->
        [0] រកមិនឃើញការកម្ម៉ង់
        [1] រកឃើញការកម្ម៉ង់មួយ
       *[other] រកឃើញការកម្ម៉ង់ចំនួន { $count }
    }
