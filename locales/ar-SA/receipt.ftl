receipt-title = إيصال التوصيل
receipt-evidence-title = إيصال التوصيل مع كل الخطوات
receipt-page-title = إيصال { $orderId }
receipt-loading = جارٍ البحث عن الإيصال…
receipt-back = العودة إلى الطلب
receipt-print = طباعة
receipt-with-timeline = مع كل الخطوات
receipt-label = طباعة ملصق
receipt-label-a6 = ملصق A6
receipt-label-a6-hint = 105 × 148 مم
receipt-label-roll = ملصق رول
receipt-label-roll-hint = عرض 80 مم، للطابعات الحرارية
receipt-open = الإيصال
receipt-open-evidence = ملف الإثباتات
receipt-returned = تم الإرجاع إلى المرسل
receipt-under-way = لا يزال قيد التنفيذ: يكتمل هذا الإيصال عند انتهاء الطلب.
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
receipt-timeline = كل الخطوات
receipt-step = الخطوة
receipt-moment = الوقت
receipt-took = المدة
receipt-proof-collection = إثبات أخذ الطلب
receipt-proof-delivery = إثبات التسليم
receipt-proof-return = إثبات الإرجاع
receipt-code = رمز يفتح صفحة تتبع هذا الطلب
receipt-scan = امسح الرمز لمتابعة الطلب
