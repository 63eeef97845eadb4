## How live the tracking screen is, and how old what it tells

# $time: "12:03"
live-stale = 接続なし、{ $time } 時点の表示
live-as-of = { $time } 時点の表示
live-heard = 最後の受信 { $time }
