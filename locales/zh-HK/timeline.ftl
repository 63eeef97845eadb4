timeline-took =
    { $minutes ->
        [0] 少於1分鐘
       *[other] { $minutes }分鐘
    }
timeline-so-far =
    { $minutes ->
        [0] 剛剛開始
       *[other] 已{ $minutes }分鐘
    }
timeline-usually =
    { $minutes ->
        [0] 通常少於1分鐘
       *[other] 通常{ $minutes }分鐘
    }
timeline-slower = 較平時慢
timeline-given-back = 速遞員已取消接單，正在尋找另一位速遞員
timeline-no-moment = 時間不明
timeline-note = 顧客給速遞員的備註
timeline-waits-for = 等候至{ $time }
timeline-expected-back = 預計約{ $time }退回
timeline-usual-is = 「通常」指此取件地點最近訂單的所需時間。
