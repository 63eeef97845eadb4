timeline-took =
    { $minutes ->
        [0] 不到1分钟
       *[other] { $minutes }分钟
    }
timeline-so-far =
    { $minutes ->
        [0] 刚刚开始
       *[other] 已{ $minutes }分钟
    }
timeline-usually =
    { $minutes ->
        [0] 通常不到1分钟
       *[other] 通常{ $minutes }分钟
    }
timeline-slower = 比平时慢
timeline-given-back = 外送员取消了接单，正在找另一名外送员
timeline-no-moment = 时间不明
timeline-note = 顾客给外送员的备注
timeline-waits-for = 等到预约时间：{ $time }
timeline-expected-back = 预计大约{ $time }退回
timeline-usual-is = “通常”是指这个取件地点最近的订单所用的时间。
