## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

need-payment-failed = فشل الدفع قبل { $time }
need-stalled = متوقف منذ { $time }
need-no-address = بلا عنوان
need-overdue = تجاوز الموعد بـ { $time }
need-no-rider = بلا مندوب منذ { $time }
need-at-customer = المندوب عند العميل منذ { $time }
need-rider-waits = المندوب ينتظر الطلب منذ { $time }
need-past-estimate = تجاوز الوقت المتوقع بـ { $time }
need-returning = في طريق العودة منذ { $time }
need-delayed = متأخر منذ { $time }
need-overdue-soon = سيتجاوز الموعد غالبًا بـ { $time }
need-not-collected = موعده بعد { $time } ولم يُستلم
