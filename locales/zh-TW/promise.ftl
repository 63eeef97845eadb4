promise-pick-up = 取件
promise-drop-off = 送達
promise-due = 最晚送達
promise-near = 即將
promise-late = 逾時{ $time }
promise-late-now = 逾時
promise-age = { $age }前的預估
promise-unknown-since = 自{ $time }起無預估時間
