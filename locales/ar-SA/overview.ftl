overview-title = نظرة عامة
overview-all-days = عرض كل هذه الأيام
overview-parts = ما يُعرض
overview-part-figures = الأرقام
overview-part-charts = رسوم بيانية
overview-part-outlets = نقاط الانطلاق
overview-part-days = جدول
overview-around = الأيام المحيطة: { $range }
overview-as-table = الأرقام في جدول
overview-before =
    { $days ->
        [1] اليوم السابق
        [7] الأسبوع السابق
        [zero] الأيام السابقة
        [two] اليومين السابقين
        [few] الأيام الـ{ $days } السابقة
        [many] الـ{ $days } يومًا السابقة
       *[other] الـ{ $days } يوم السابقة
    }
overview-change-orders-more = أكثر بمقدار { $by } من { overview-before }
overview-change-orders-less = أقل بمقدار { $by } من { overview-before }
overview-change-time-more = أبطأ بمقدار { $by } د من { overview-before }
overview-change-time-less = أسرع بمقدار { $by } د من { overview-before }
overview-change-fees-more = أكثر بمقدار { $by } من { overview-before }
overview-change-fees-less = أقل بمقدار { $by } من { overview-before }
overview-change-same = مثل { overview-before }
overview-change-none = لا طلبات في { overview-before }
overview-show-only = عرض هذه فقط
overview-all-count = الكل: { $count }
overview-late-count = تم التوصيل متأخرًا: { $count }
overview-orders-title = الطلبات في اليوم
overview-delivered-count = تم التوصيل أو الإرجاع: { $count }
overview-cancelled-count = الملغاة: { $count }
overview-day-orders = { $day }. الطلبات: { $orders }، تم التوصيل: { $delivered }، الملغاة: { $cancelled }
overview-time-title = مدة التوصيل
overview-time-caption = نصفها كان أسرع. و9 من كل 10 استغرقت { $minutes } د على الأكثر.
overview-time-none = لم يتم توصيل أي طلب.
overview-day-time = { $day }. الوسيط: { $median } د. تم توصيل 90% خلال { $ninetieth } د
overview-day-time-none = { $day }. لم يتم توصيل أي طلب
overview-fees-caption = بعد الخصومات، دون الطلبات الملغاة.
overview-day-fees = { $day }. الرسوم: { $fees }
overview-cancelled-caption = { $percent }% من كل الطلبات.
overview-cancelled-none = لم يُلغَ أي طلب.
overview-reason-wrong-details = بيانات غير صحيحة
overview-reason-delay-too-long = استغرق وقتًا طويلًا
overview-reason-other = أسباب أخرى
overview-reason-unstated = بدون ذكر سبب
overview-reason-stalled = لم يُعثر على مندوب
overview-column-day = التاريخ
overview-column-late = المتأخرة
overview-column-median = الوسيط، د
overview-column-ninetieth = 90% خلال، د
overview-column-fees = الرسوم
