timeline-took =
    { $minutes ->
        [0] 不到1分鐘
       *[other] { $minutes }分鐘
    }
timeline-so-far =
    { $minutes ->
        [0] 剛剛開始
       *[other] 已{ $minutes }分鐘
    }
timeline-usually =
    { $minutes ->
        [0] 通常不到1分鐘
       *[other] 通常{ $minutes }分鐘
    }
timeline-slower = 比平常慢
timeline-given-back = 外送員已取消接單，正在尋找其他外送員
timeline-no-moment = 時間不明
timeline-note = 顧客給外送員的備註
timeline-waits-for = 等待預約時間：{ $time }
timeline-expected-back = 預計約{ $time }退回
timeline-usual-is = 「通常」是指這個取件地點最近訂單所需的時間。
