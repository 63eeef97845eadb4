## How live the tracking screen is, and how old what it tells

# $time: "12:03"
live-stale = 接続なし、{ $time } 時点の表示
live-as-of = { $time } 時点の表示
live-heard = 最後の受信 { $time }
# Instead of minutes when the estimate is too old to count on. $time: "13:05"
live-last-seen = 最終確認 { $time }
live-late =
    { $minutes ->
        [0] 遅れ
       *[other] { $minutes } 分の遅れ
    }
