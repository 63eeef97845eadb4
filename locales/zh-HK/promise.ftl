promise-pick-up = 取件
promise-drop-off = 送達
promise-due = 最遲送達
promise-near = 即將
promise-late = 已逾時{ $time }
promise-late-now = 已逾時
promise-age = { $age }前的預計時間
promise-unknown-since = { $time }起沒有預計時間
