## ما يحدث للطلب. الكلمات نفسها في كل الشاشات وعلى الخريطة وفي التنبيهات.

status-initiated = بدأ الطلب
status-payment-initiated = بدأ الدفع
status-payment-committed = تأكّد الدفع
status-payment-failed = فشل الدفع
status-payment-cancelled = أُلغي الدفع
status-new = جديد
status-stalled = متوقف
status-received = تم تسجيل الطلب
status-waiting-for-transport = نبحث عن مندوب
status-assigned-to-transport = تم تعيين مندوب
status-courier-accepted-delivery = المندوب قادم إليك
status-received-by-vendor = وصل إلى المتجر
status-accepted-by-vendor = قبِله المتجر
status-near-vendor = المندوب قريب منك
status-delayed = متأخر
status-modified = معدّل
status-picked-up = استلمه المندوب
status-courier-left-vendor = في الطريق
status-near-customer = قريب من العميل
status-delivered = تم التوصيل
status-cancelled = ملغى
status-return-initiated = في طريق العودة
status-returned-to-vendor = أُعيد
status-unknown = غير معروف
