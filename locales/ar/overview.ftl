## نظرة عامة فوق السجل: رسوم حسب اليوم، وكل عمود يفتح طلباته

overview-title = نظرة عامة
overview-all-days = اعرض كل هذه الأيام
overview-parts = ما يُعرض
overview-part-figures = الأرقام
overview-part-charts = رسوم بيانية
overview-part-outlets = نقاط الاستلام
overview-part-days = جدول
overview-around = الأيام المحيطة: { $range }
overview-as-table = الأرقام في جدول

## The figures of the chosen days, and how they differ from as many days before

overview-before =
    { $days ->
        [1] اليوم السابق
        [7] الأسبوع السابق
        [two] اليومين السابقين
        [few] الأيام الـ{ $days } السابقة
        [many] الـ{ $days } يومًا السابقة
       *[other] الـ{ $days } يوم السابقة
    }
overview-change-orders-more = أكثر بمقدار { $by } من { overview-before }
overview-change-orders-less = أقل بمقدار { $by } من { overview-before }
overview-change-time-more = أبطأ بـ{ $by } د من { overview-before }
overview-change-time-less = أسرع بـ{ $by } د من { overview-before }
overview-change-fees-more = أكثر بمقدار { $by } من { overview-before }
overview-change-fees-less = أقل بمقدار { $by } من { overview-before }
overview-change-same = مثل { overview-before }
overview-change-none = لا طلبات في { overview-before }

## Counts that show their orders

overview-show-only = عرض فقط
overview-all-count = الكل: { $count }
overview-late-count = المُسلَّمة متأخرة: { $count }

## Charts by day

overview-orders-title = الطلبات في اليوم
overview-delivered-count = المُسلَّمة أو المُعادة: { $count }
overview-cancelled-count = الملغاة: { $count }
overview-day-orders = { $day }. الطلبات: { $orders }، المُسلَّمة: { $delivered }، الملغاة: { $cancelled }

overview-time-title = مدة التوصيل
overview-time-caption = نصفها كان أسرع. واستغرقت 9 من كل 10 طلبات { $minutes } د على الأكثر.
overview-time-none = لم يُسلَّم شيء.
overview-day-time = { $day }. الوسيط: { $median } د، و90% سُلّمت خلال { $ninetieth } د
overview-day-time-none = { $day }. لم يُسلَّم شيء

overview-fees-caption = بعد الخصومات، دون الطلبات الملغاة.
overview-day-fees = { $day }. الرسوم: { $fees }

overview-cancelled-caption = { $percent }% من كل الطلبات.
overview-cancelled-none = لم يُلغَ أي طلب.
overview-reason-wrong-details = بيانات خاطئة
overview-reason-delay-too-long = استغرق وقتًا طويلًا
overview-reason-other = أسباب أخرى
overview-reason-unstated = دون ذكر سبب
overview-reason-stalled = لم يُعثر على مندوب

overview-column-day = التاريخ
overview-column-late = المتأخرة
overview-column-median = الوسيط، د
overview-column-ninetieth = 90% خلال، د
overview-column-fees = الرسوم
