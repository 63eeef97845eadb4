promise-pick-up = أخذ الطلب
promise-drop-off = التسليم
promise-due = التسليم قبل
promise-near = في أي لحظة
promise-late = متأخر { $time }
promise-late-now = متأخر
promise-age = قُدِّر قبل { $age }
promise-unknown-since = لا تقدير منذ { $time }
