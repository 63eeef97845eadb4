## Ordering many riders at once by a spreadsheet

bulk-intro = اطلب عدة مندوبين دفعة واحدة: املأ الجدول، وصحّح ما هو معلَّم، ثم قدّم الطلبات.
bulk-another-file = ملف آخر
bulk-correct = تصحيح الصفوف
bulk-file-not-taken = لم يُقبل الملف.
# $id is the number of a job
bulk-not-placed-yet = لم تُقدَّم طلبات الملف رقم { $id } بعد. يمكنك تقديمها من صفحته.

job-history-error = تعذّر جلب سجل الملفات
template-file-error = تعذّر تنزيل القالب
view-details-error = تعذّر جلب تفاصيل الملف
file-upload-error = تعذّر رفع الملف
place-order-error = حدث خطأ أثناء تقديم الطلبات
place-order-success = تم تقديم الطلبات بنجاح
# $placed orders were placed, $left rows were not
bulk-placed-partly =
    { $placed ->
        [0] لم يُقدَّم أي طلب.
        [zero] لم يُقدَّم أي طلب.
        [one] تم تقديم طلب واحد.
        [two] تم تقديم طلبين.
        [few] تم تقديم { $placed } طلبات.
        [many] تم تقديم { $placed } طلبًا.
       *[other] تم تقديم { $placed } طلب.
    } { $left ->
        [zero] لم يبقَ أي صف.
        [one] بقي صف واحد: انظر السبب.
        [two] بقي صفان: انظر السبب.
        [few] بقيت { $left } صفوف: انظر السبب.
        [many] بقي { $left } صفًا: انظر السبب.
       *[other] بقي { $left } صف: انظر السبب.
    }

bulk-history = سجل الملفات
bulk-history-empty = لا ملفات بعد
bulk-history-empty-text = تظهر هنا الملفات التي ترفعها مع حالة طلباتها.
bulk-view-details = عرض التفاصيل
bulk-view-details-of = عرض تفاصيل الملف رقم { $id }
bulk-job-id = رقم الملف
bulk-job-created-by = رُفع بواسطة
bulk-job-created-at = وقت الرفع
bulk-job-rows = الصفوف الناجحة
bulk-job-title-at = طلب مجمّع بتاريخ { $at }
# $by is an e-mail address, $at a day and a time
bulk-job-made = رفعه { $by }، { $at }
bulk-all-jobs = كل الطلبات المجمّعة

bulk-job-ready = جاهز للتقديم
bulk-job-ready-with-errors = جاهز مع أخطاء
bulk-job-no-row-ready = لا يمكن تقديم أي صف
bulk-job-being-placed = جارٍ تقديم الطلبات
bulk-job-placed = تم التقديم
bulk-job-placed-partly = تم التقديم مع أخطاء
bulk-job-not-placed = لم يتم التقديم
bulk-job-unknown = حالة غير معروفة

bulk-result-ready =
    { $count ->
        [0] لا يوجد أي طلب جاهز للتقديم
        [one] طلب واحد جاهز للتقديم
        [two] طلبان جاهزان للتقديم
        [few] { $count } طلبات جاهزة للتقديم
        [many] { $count } طلبًا جاهزًا للتقديم
       *[other] { $count } طلب جاهز للتقديم
    }
bulk-result-placed =
    { $count ->
        [0] لم يُقدَّم أي طلب
        [one] قُدِّم طلب واحد
        [two] قُدِّم طلبان
        [few] قُدِّمت { $count } طلبات
        [many] قُدِّم { $count } طلبًا
       *[other] قُدِّم { $count } طلب
    }
bulk-summary = ملخص الملف
bulk-total-rows = مجموع الصفوف
bulk-total-to-be-placed = طلبات ستُقدَّم
bulk-total-placed = طلبات تم تقديمها
bulk-total-errors = أخطاء

bulk-rows = صفوف الملف
bulk-rows-shown = الصفوف المعروضة
bulk-show-all = الكل
bulk-show-errors = الأخطاء
bulk-show-to-be-placed = ستُقدَّم
bulk-show-placed = تم تقديمها
bulk-show-none = لا يوجد صف كهذا.
bulk-rows-number = الصف
bulk-rows-address = عنوان التسليم
bulk-rows-order = تفاصيل الطلب
bulk-rows-delivery = التوصيل
bulk-row-to-be-placed = سيُقدَّم
bulk-row-error = خطأ
bulk-row-placed = تم تقديمه
bulk-row-not-placed = لم يُقدَّم
bulk-row-unknown = غير معروف
bulk-delivery-instant = فوري
# $at is a day and a time
bulk-delivery-scheduled = مجدول في { $at }

bulk-place =
    { $count ->
        [zero] لا طلبات للتقديم
        [one] تقديم طلب واحد
        [two] تقديم طلبين
        [few] تقديم { $count } طلبات
        [many] تقديم { $count } طلبًا
       *[other] تقديم { $count } طلب
    }
bulk-place-title =
    { $count ->
        [zero] لا طلبات للتقديم
        [one] تقديم طلب واحد؟
        [two] تقديم طلبين؟
        [few] تقديم { $count } طلبات؟
        [many] تقديم { $count } طلبًا؟
       *[other] تقديم { $count } طلب؟
    }
bulk-place-cash = المطلوب تحصيله نقدًا
bulk-place-points = الاستلام من
bulk-place-left-out =
    { $count ->
        [zero] لن يُستبعد أي صف.
        [one] سيُستبعد صف واحد.
        [two] سيُستبعد صفان.
        [few] ستُستبعد { $count } صفوف.
        [many] سيُستبعد { $count } صفًا.
       *[other] سيُستبعد { $count } صف.
    }
bulk-place-for-good = سيُرسَل المندوبون فورًا. بعد ذلك لا يمكن إلغاء الطلبات دفعة واحدة، بل كل طلب على حدة.
bulk-place-not-yet = ليس الآن
bulk-placing = يجري تقديم الطلبات. يمكنك مغادرة هذه الصفحة وسيستمر التقديم.

## What only the service finds wrong with a row

bulk-error-unknown = خطأ غير معروف
bulk-address-not-found = لم يُعثر على العنوان.
bulk-address-inexact = العنوان غير دقيق. اكتب الشارع ورقم المبنى والمدينة، أو الإحداثيات.
bulk-fee-changed = تغيّرت رسوم التوصيل. راجعها وقدّم الطلب مرة أخرى.
# $most is a number of characters
bulk-text-too-long = يزيد هذا النص على { $most } حرف.
bulk-text-unreadable = يحتوي هذا النص على حرف لا يمكن قراءته. يُرجى كتابته من جديد.
