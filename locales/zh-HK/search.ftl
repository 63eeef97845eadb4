search-recent = 最近搜尋
search-recent-clear = 清除最近搜尋
search-found =
    { $count ->
        [0] 沒有符合的訂單
       *[other] { $count }張符合的訂單
    }
