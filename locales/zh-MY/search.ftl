search-recent = 最近的搜索
search-recent-clear = 清除最近的搜索
search-found =
    { $count ->
        [0] 没有符合的订单
       *[other] { $count }张符合的订单
    }
