live-stale = 沒有連線，顯示的是{ $time }的資料
live-as-of = 顯示的是{ $time }的資料
live-heard = 上次連線{ $time }
