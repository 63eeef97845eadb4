search-recent = 最近的搜尋
search-recent-clear = 清除最近的搜尋
search-found =
    { $count ->
        [0] 沒有符合的訂單
       *[other] { $count }筆符合的訂單
    }
