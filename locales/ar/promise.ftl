## وعود الوقت: الاسم والوقت وما بقي منه، مثل "الاستلام 16:55 · 15 د"

promise-pick-up = الاستلام
promise-drop-off = التسليم
promise-due = التسليم قبل
promise-near = بعد لحظات
promise-late = متأخر { $time }
promise-late-now = متأخر
promise-age = قُدِّر قبل { $age }
promise-unknown-since = لا تقدير منذ { $time }
