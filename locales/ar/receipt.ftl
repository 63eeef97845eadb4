## The receipt of an order, and the evidence for a claim

receipt-title = إيصال التوصيل
receipt-evidence-title = إيصال التوصيل مع الخط الزمني
# The title of the window, and of a saved file
receipt-page-title = إيصال { $orderId }
receipt-loading = نبحث عن الإيصال…
receipt-back = العودة إلى الطلب
receipt-print = طباعة
receipt-with-timeline = مع كل خطوة
receipt-label = طباعة ملصق
receipt-label-a6 = ملصق A6
receipt-label-a6-hint = 105 × 148 مم
receipt-label-roll = ملصق على لفّة
receipt-label-roll-hint = عرض 80 مم، للطابعات الحرارية
receipt-open = الإيصال
receipt-open-evidence = ملف الإثبات
receipt-returned = أُعيد إلى المرسل
receipt-under-way = ما زال قيد التنفيذ: يكتمل هذا الإيصال عندما ينتهي الطلب.
# $minutes from placing to the end
receipt-minutes-taken =
    { $minutes ->
        [zero] في أقل من دقيقة
        [one] بعد دقيقة واحدة
        [two] بعد دقيقتين
        [few] بعد { $minutes } دقائق
        [many] بعد { $minutes } دقيقة
       *[other] بعد { $minutes } دقيقة
    }
receipt-order = ما تم طلبه
receipt-placed = وقت الطلب
receipt-planned = الموعد المحدد
receipt-ended = وقت الانتهاء
receipt-timeline = كل خطوة
receipt-step = الخطوة
receipt-moment = الوقت
# Heading of a column: how long the step lasted
receipt-took = المدة
receipt-proof-collection = إثبات الاستلام من المتجر
receipt-proof-delivery = إثبات التسليم
receipt-proof-return = إثبات الإرجاع
receipt-code = رمز يؤدي إلى صفحة تتبع هذا الطلب
receipt-scan = امسح الرمز لتتبع الطلب
