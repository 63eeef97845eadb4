## شاشة التتبّع

order-tracking-title = تتبّع الطلبات
order-search-label = ابحث في الطلبات
order-search =
    .placeholder = الاسم أو الهاتف أو رمز الطلب أو رقمه
order-search-short =
    .placeholder = ابحث
order-lists = الطلبات حسب مرحلتها
order-list-new = جديدة
order-list-scheduled = مجدولة
order-list-collected = في الطريق
order-list-delivered = مُسلَّمة
order-list-cancelled = ملغاة
order-list-results = النتائج
# $count orders of a list need somebody
order-list-needing = تحتاج إلى متابعة: { $count }
order-live = مباشر
order-connecting = جارٍ الاتصال
order-reconnecting = إعادة الاتصال
order-updated-ago = آخر تحديث { $ago }
order-waiting =
    { $count ->
        [zero] لا طلبات جديدة
        [one] اعرض طلبًا جديدًا واحدًا
        [two] اعرض طلبين جديدين
        [few] اعرض { $count } طلبات جديدة
        [many] اعرض { $count } طلبًا جديدًا
       *[other] اعرض { $count } طلب جديد
    }
order-status = الحالة
order-column-amount = للتحصيل
order-scheduled-for = موعده { $time }
order-nothing-to-collect = لا شيء للتحصيل
order-announce-one = طلب { $customer }: { $status }
order-announce-several =
    { $count ->
        [zero] لم يتغيّر أي طلب
        [one] تغيّر طلب واحد
        [two] تغيّر طلبان
        [few] تغيّرت { $count } طلبات
        [many] تغيّر { $count } طلبًا
       *[other] تغيّر { $count } طلب
    }
order-empty-new-title = لا توجد طلبات جديدة
order-empty-new-text = اطلب مندوبًا وسيظهر الطلب هنا فورًا.
order-empty-scheduled-title = لا شيء مجدول
order-empty-scheduled-text = الطلبات المجدولة لوقت لاحق اليوم أو لليومين التاليين تنتظر هنا حتى يحين موعدها.
order-empty-collected-title = لا شيء في الطريق
order-empty-collected-text = ما إن يستلم المندوب طلبًا حتى يمكنك متابعته هنا.
order-empty-delivered-title = لم يُسلَّم شيء اليوم بعد
order-empty-delivered-text = تتجمع هنا طلبات اليوم المُسلَّمة والمُعادة.
order-empty-cancelled-title = لا توجد طلبات ملغاة اليوم
order-empty-cancelled-text = رائع، لا إلغاءات اليوم.
order-empty-results-title = لا يوجد طلب مطابق
order-empty-results-text = يشمل البحث الطلبات الحالية فقط. جرّب جزءًا من الاسم أو الهاتف أو رمز الطلب أو رقمه.
order-clear-search = امسح البحث
order-lists-kept = قد لا تكون القوائم أعلاه محدَّثة.

## تفاصيل طلب واحد

order-details =
    .aria-label = تفاصيل الطلب
order-details-none-title = اختر طلبًا
order-details-none-text = سيظهر هنا سير الطلب والمندوب والعميل.
order-details-close =
    .aria-label = أغلق التفاصيل
order-details-back =
    .aria-label = عُد إلى القائمة
order-not-found-title = لم يُعثر على هذا الطلب
order-not-found-text = ربما يتبع نقطة استلام أخرى، أو أن في عنوان الصفحة خطأ.
order-code = رمز الطلب
order-number = رقم الطلب
order-copy-number =
    .aria-label = انسخ رقم الطلب
order-copy-failed = تعذّر النسخ. يُرجى تحديد النص ونسخه بنفسك.
order-more-actions = إجراءات أخرى
# Stands before the link in the message that is sent
order-share-tracking-text = تابع طلبك من هنا:
order-placed-at = طُلب { $time }
order-progress = سير الطلب
order-rider = المندوب
order-rider-none = لا يوجد مندوب بعد
order-rider-seen = آخر ظهور { $ago }
order-call =
    .aria-label = اتصل بـ { $name }، { $phone }
order-customer = العميل
order-recipient-notes = من العميل عبر رابط التتبّع
order-cold-bag = حقيبة تبريد
order-payment = الدفع
order-payment-paid = مدفوع مسبقًا
order-fees = رسوم التوصيل
order-address = العنوان
order-cancelled-because = السبب: { $reason }
order-pin-destination = العميل: { $name }
order-map-failed = لا يمكن عرض الخريطة هنا. كل ما فيها مكتوب أدناه.

## الإلغاء

order-cancel = إلغاء الطلب
order-cancel-refused-too-early = يمكن إلغاء الطلب بعد تسجيله.
order-cancel-refused-within-grace = تأكّد الدفع للتو. يمكن إلغاء الطلب بعد { $left }.
order-cancel-refused-too-far-along = بدأ المندوب بتنفيذ هذا الطلب، ولم يعد إلغاؤه ممكنًا هنا.
order-cancel-refused-delayed = لا يمكن إلغاء طلب متأخر هنا.
order-cancel-refused-finished = انتهى هذا الطلب.
order-cancel-refused-unknown-status = حالة الطلب غير معروفة، لذلك لا يمكن إلغاؤه هنا.
order-cancel-title = إلغاء طلب { $customer }؟
order-cancel-text = سيُبلَّغ المندوب والعميل. لا يمكن التراجع عن ذلك.
order-cancel-why = ما سبب الإلغاء؟
order-cancel-reason-customer-cancelled = ألغى العميل الطلب
order-cancel-reason-item-unavailable = أحد المنتجات غير متوفر
order-cancel-reason-wrong-details = البيانات غير صحيحة
order-cancel-reason-delay-too-long = التأخير طويل
order-cancel-reason-other = سبب آخر
order-cancel-words = بكلماتك
order-cancel-problem-reason-missing = يُرجى اختيار سبب.
order-cancel-problem-text-missing = يُرجى ذكر السبب في كلمات قليلة.
order-cancel-problem-text-too-long = يُرجى اختصاره إلى 200 حرف.
order-cancel-keep = الإبقاء على الطلب
order-was-cancelled = أُلغي طلب { $customer }.
action-attempt-cancel = جارٍ إلغاء الطلب…

## ما لم ينجح

error-cant-retrieve-current-orders = تعذّر تحميل الطلبات الحالية. { $because }
error-cant-cancel-order = تعذّر إلغاء الطلب. { $because }
order-not-loaded = تعذّر التحميل. { $because }
