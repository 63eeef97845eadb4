bulk-intro = اطلب عدة مندوبين دفعة واحدة: املأ الجدول، وصحّح الخلايا المعلَّمة، ثم أنشئ الطلبات.
bulk-another-file = ملف آخر
bulk-correct = تصحيح الصفوف
bulk-file-not-taken = لا يمكن استخدام هذا الملف.
bulk-not-placed-yet = لم تُنشأ طلبات الملف رقم { $id } بعد. يمكن إنشاؤها من صفحته.
job-history-error = تعذّر جلب سجل الملفات.
template-file-error = تعذّر تنزيل القالب.
view-details-error = تعذّر جلب تفاصيل الملف.
file-upload-error = تعذّر رفع الملف.
place-order-error = حدث خطأ أثناء إنشاء الطلبات.
place-order-success = تم إنشاء الطلبات بنجاح
bulk-placed-partly =
    { $placed ->
        [0] لم يُنشأ أي طلب.
        [one] تم إنشاء طلب واحد.
        [two] تم إنشاء طلبين.
        [few] تم إنشاء { $placed } طلبات.
        [many] تم إنشاء { $placed } طلبًا.
       *[other] تم إنشاء { $placed } طلب.
    } { $left ->
        [zero] لم يبقَ أي صف.
        [one] بقي صف واحد: اطّلع على السبب.
        [two] بقي صفان: اطّلع على السبب.
        [few] بقيت { $left } صفوف: اطّلع على السبب.
        [many] بقي { $left } صفًا: اطّلع على السبب.
       *[other] بقي { $left } صف: اطّلع على السبب.
    }
bulk-history = سجل الملفات
bulk-history-empty = لا توجد ملفات بعد
bulk-history-empty-text = تظهر هنا الملفات التي ترفعها مع حالة طلباتها.
bulk-view-details = عرض التفاصيل
bulk-view-details-of = عرض تفاصيل الملف رقم { $id }
bulk-job-id = رقم الملف
bulk-job-created-by = رُفع بواسطة
bulk-job-created-at = وقت الرفع
bulk-job-rows = الصفوف الناجحة
bulk-job-title-at = طلب مجمّع بتاريخ { $at }
bulk-job-made = رفعه { $by }، { $at }
bulk-all-jobs = كل الطلبات المجمّعة
bulk-job-ready = جاهز للإنشاء
bulk-job-ready-with-errors = جاهز مع أخطاء
bulk-job-no-row-ready = لا يمكن إنشاء أي طلب
bulk-job-being-placed = جارٍ إنشاء الطلبات
bulk-job-placed = تم الإنشاء
bulk-job-placed-partly = تم الإنشاء مع أخطاء
bulk-job-not-placed = لم يتم الإنشاء
bulk-job-unknown = غير معروف
bulk-result-ready =
    { $count ->
        [0] لا يوجد طلب جاهز للإنشاء
        [one] طلب واحد جاهز للإنشاء
        [two] طلبان جاهزان للإنشاء
        [few] { $count } طلبات جاهزة للإنشاء
        [many] { $count } طلبًا جاهزًا للإنشاء
       *[other] { $count } طلب جاهز للإنشاء
    }
bulk-result-placed =
    { $count ->
        [0] لم يُنشأ أي طلب
        [one] تم إنشاء طلب واحد
        [two] تم إنشاء طلبين
        [few] تم إنشاء { $count } طلبات
        [many] تم إنشاء { $count } طلبًا
       *[other] تم إنشاء { $count } طلب
    }
bulk-summary = ملخص الملف
bulk-total-rows = إجمالي الصفوف
bulk-total-to-be-placed = طلبات ستُنشأ
bulk-total-placed = طلبات تم إنشاؤها
bulk-total-errors = أخطاء
bulk-rows = صفوف الملف
bulk-rows-shown = الصفوف المعروضة
bulk-show-all = الكل
bulk-show-errors = الأخطاء
bulk-show-to-be-placed = ستُنشأ
bulk-show-placed = تم إنشاؤها
bulk-show-none = لا يوجد صف كهذا.
bulk-rows-number = الصف
bulk-rows-address = عنوان التوصيل
bulk-rows-order = تفاصيل الطلب
bulk-rows-delivery = التوصيل
bulk-row-to-be-placed = سيُنشأ
bulk-row-error = خطأ
bulk-row-placed = تم إنشاؤه
bulk-row-not-placed = لم يُنشأ
bulk-row-unknown = غير معروف
bulk-delivery-instant = فوري
bulk-delivery-scheduled = مجدول في { $at }
bulk-place =
    { $count ->
        [zero] إنشاء الطلبات
        [one] إنشاء طلب واحد
        [two] إنشاء طلبين
        [few] إنشاء { $count } طلبات
        [many] إنشاء { $count } طلبًا
       *[other] إنشاء { $count } طلب
    }
bulk-place-title =
    { $count ->
        [zero] إنشاء الطلبات؟
        [one] إنشاء طلب واحد؟
        [two] إنشاء طلبين؟
        [few] إنشاء { $count } طلبات؟
        [many] إنشاء { $count } طلبًا؟
       *[other] إنشاء { $count } طلب؟
    }
bulk-place-cash = المطلوب تحصيله نقدًا
bulk-place-points = نقاط الانطلاق
bulk-place-left-out =
    { $count ->
        [zero] لن يُستبعد أي صف.
        [one] سيُستبعد صف واحد.
        [two] سيُستبعد صفان.
        [few] ستُستبعد { $count } صفوف.
        [many] سيُستبعد { $count } صفًا.
       *[other] سيُستبعد { $count } صف.
    }
bulk-place-for-good = سنرسل المندوبين فورًا. بعد ذلك لا يمكن إلغاء الطلبات دفعة واحدة، بل كل طلب على حدة.
bulk-place-not-yet = ليس الآن
bulk-placing = جارٍ إنشاء الطلبات. يمكنك مغادرة هذه الصفحة وسيستمر الإنشاء.

bulk-error-unknown = خطأ غير معروف
bulk-address-not-found = لم نعثر على العنوان.
bulk-address-inexact = العنوان غير دقيق. اكتب الشارع ورقم المبنى والمدينة، أو الإحداثيات.
bulk-fee-changed = تغيّرت رسوم التوصيل. راجعها وأنشئ الطلب من جديد.
bulk-text-too-long = يزيد هذا النص على { $most } حرف.
bulk-text-unreadable = في هذا النص حرف لا يمكن قراءته. يُرجى كتابته من جديد.
