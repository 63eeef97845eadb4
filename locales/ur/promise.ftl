promise-pick-up = پک اپ
promise-drop-off = ڈراپ آف
promise-due = مقررہ ڈراپ آف
promise-near = کسی بھی لمحے
promise-late = { $time } لیٹ
promise-late-now = لیٹ
promise-age = متوقع وقت { $age } پرانا
promise-unknown-since = { $time } سے متوقع وقت معلوم نہیں
