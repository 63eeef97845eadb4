promise-pick-up = 取件
promise-drop-off = 送达
promise-due = 最迟送达
promise-near = 快到了
promise-late = 逾时{ $time }
promise-late-now = 逾时
promise-age = { $age }前的预计时间
promise-unknown-since = { $time }起没有预计时间
