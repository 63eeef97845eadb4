promise-pick-up = بردن
promise-drop-off = گەیاندن
promise-due = گەیاندن تا
promise-near = هەر ئێستا
promise-late = { $time } درەنگە
promise-late-now = درەنگە
promise-age = پێش { $age } خەمڵێنراوە
promise-unknown-since = لە { $time } بەدواوە نازانرێت
