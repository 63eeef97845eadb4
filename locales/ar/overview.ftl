## نظرة عامة فوق السجل: رسوم حسب اليوم، وكل عمود يفتح طلباته

overview-title = نظرة عامة
overview-loading = جارٍ تحميل النظرة العامة…
overview-try-again = أعد المحاولة
overview-all-days = اعرض كل هذه الأيام
overview-empty = لا طلبات في هذه الأيام.
overview-as-table = الأرقام في جدول

overview-orders-title = الطلبات في اليوم
overview-orders =
    { $count ->
        [zero] لا طلبات
        [one] طلب واحد
        [two] طلبان
        [few] { $count } طلبات
        [many] { $count } طلبًا
       *[other] { $count } طلب
    }
overview-delivered-count = المُسلَّمة أو المُعادة: { $count }
overview-cancelled-count = الملغاة: { $count }
overview-day-orders = { $day }. الطلبات: { $orders }، المُسلَّمة: { $delivered }، الملغاة: { $cancelled }

overview-time-title = مدة التوصيل
overview-minutes = { $minutes } د
overview-time-caption = نصفها كان أسرع. واستغرقت 9 من كل 10 طلبات { $minutes } د على الأكثر.
overview-time-none = لم يُسلَّم شيء.
overview-day-time = { $day }. الطلب الأوسط: { $median } د، و9 من كل 10 خلال { $ninetieth } د
overview-day-time-none = { $day }. لم يُسلَّم شيء

overview-spend-title = رسوم التوصيل
overview-spend-caption = بعد الخصومات، دون الطلبات الملغاة.
overview-day-spend = { $day }. الرسوم: { $spend }

overview-reasons-title = الملغاة وأسبابها
overview-cancelled =
    { $count ->
        [zero] لا طلبات
        [one] طلب واحد
        [two] طلبان
        [few] { $count } طلبات
        [many] { $count } طلبًا
       *[other] { $count } طلب
    }
overview-cancelled-caption = { $percent }% من كل الطلبات.
overview-cancelled-none = لم يُلغَ أي طلب.
overview-reason-opens = { $reason }: { $orders }. يعرض الطلبات الملغاة
overview-reason-customer-cancelled = ألغى العميل الطلب
overview-reason-item-unavailable = صنف غير متوفر
overview-reason-wrong-details = بيانات خاطئة
overview-reason-delay-too-long = استغرق وقتًا طويلًا
overview-reason-other = أسباب أخرى
overview-reason-unstated = دون ذكر سبب
overview-reason-stalled = لم يُعثر على مندوب
overview-reason-payment-failed = فشل الدفع
overview-reason-payment-cancelled = أُلغي الدفع

overview-column-day = اليوم
overview-column-orders = الطلبات
overview-column-delivered = المُسلَّمة
overview-column-cancelled = الملغاة
overview-column-median = الطلب الأوسط، د
overview-column-ninetieth = 9 من 10 خلال، د
overview-column-spend = الرسوم

error-cant-read-overview =
    تعذّر تحميل النظرة العامة. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
