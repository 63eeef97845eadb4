live-stale = 沒有連線，顯示截至{ $time }的資料
live-as-of = 顯示截至{ $time }的資料
live-heard = 最後連線{ $time }
