order-tracking-title = تتبع الطلبات
order-search-label = البحث في الطلبات
order-search =
    .placeholder = الاسم أو الجوال أو رمز الطلب أو رقمه
order-search-short =
    .placeholder = بحث
order-lists = الطلبات حسب مرحلتها
order-list-new = جديدة
order-list-scheduled = مجدولة
order-list-collected = مع المندوب
order-list-delivered = تم التوصيل
order-list-cancelled = ملغاة
order-list-results = النتائج
order-list-needing =
    { $count ->
        [zero] لا طلبات تحتاج إلى متابعة
        [one] طلب واحد يحتاج إلى متابعة
        [two] طلبان يحتاجان إلى متابعة
        [few] { $count } طلبات تحتاج إلى متابعة
        [many] { $count } طلبًا يحتاج إلى متابعة
       *[other] { $count } طلب يحتاج إلى متابعة
    }
order-live = مباشر
order-connecting = جارٍ الاتصال
order-reconnecting = إعادة الاتصال
order-updated-ago = آخر تحديث { $ago }
order-waiting =
    { $count ->
        [zero] عرض الطلبات الجديدة
        [one] عرض طلب جديد واحد
        [two] عرض طلبين جديدين
        [few] عرض { $count } طلبات جديدة
        [many] عرض { $count } طلبًا جديدًا
       *[other] عرض { $count } طلب جديد
    }
order-status = الحالة
order-column-amount = للتحصيل
order-scheduled-for = موعده { $time }
order-nothing-to-collect = لا مبلغ للتحصيل
order-announce-one = طلب العميل { $customer }: { $status }
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
order-empty-scheduled-title = لا توجد طلبات مجدولة
order-empty-scheduled-text = تبقى هنا الطلبات المجدولة لوقت لاحق من اليوم أو لليومين التاليين حتى يحين موعدها.
order-empty-collected-title = لا توجد طلبات في الطريق
order-empty-collected-text = عندما يأخذ المندوب الطلب، يمكنك متابعته من هنا.
order-empty-delivered-title = لم يتم توصيل أي طلب اليوم بعد
order-empty-delivered-text = تظهر هنا طلبات اليوم التي تم توصيلها أو إرجاعها.
order-empty-cancelled-title = لا توجد طلبات ملغاة اليوم
order-empty-cancelled-text = هذا هو المطلوب.
order-empty-results-title = لا يوجد طلب مطابق
order-empty-results-text = يشمل البحث الطلبات الحالية فقط. جرّب جزءًا من الاسم أو رقم الجوال أو رمز الطلب أو رقمه.
order-clear-search = مسح البحث
order-lists-kept = قد لا تكون القوائم أعلاه محدّثة.

order-details =
    .aria-label = تفاصيل الطلب
order-details-none-title = اختر طلبًا
order-details-none-text = تظهر هنا مراحل الطلب وبيانات المندوب والعميل.
order-details-close =
    .aria-label = إغلاق التفاصيل
order-details-back =
    .aria-label = العودة إلى القائمة
order-not-found-title = لم نعثر على هذا الطلب
order-not-found-text = ربما يتبع نقطة انطلاق أخرى، أو في عنوان الصفحة خطأ.
order-code = رمز الطلب
order-number = رقم الطلب
order-copy-number =
    .aria-label = نسخ رقم الطلب
order-copy-failed = تعذّر النسخ. يُرجى تحديد النص ونسخه بنفسك.
order-more-actions = إجراءات أخرى
order-share-tracking-text = تابع طلبك من هنا:
order-placed-at = وقت الطلب: { $time }
order-progress = مراحل الطلب
order-rider = المندوب
order-rider-none = لم يُعيَّن مندوب بعد
order-rider-seen = آخر ظهور { $ago }
order-call =
    .aria-label = الاتصال بـ { $name }، { $phone }
order-customer = العميل
order-recipient-notes = من العميل عبر رابط التتبع
order-cold-bag = حقيبة تبريد
order-payment = الدفع
order-payment-paid = مدفوع مسبقًا
order-fees = رسوم التوصيل
order-address = العنوان
order-cancelled-because = السبب: { $reason }
order-pin-destination = العميل: { $name }
order-map-failed = تعذّر عرض الخريطة. كل تفاصيلها مكتوبة أدناه.

order-cancel = إلغاء الطلب
order-cancel-refused-too-early = يمكن إلغاء الطلب بعد تسجيله لدينا.
order-cancel-refused-within-grace = تأكّد الدفع للتو. يمكن إلغاء الطلب بعد { $left }.
order-cancel-refused-too-far-along = بدأ المندوب بتنفيذ هذا الطلب، لذلك لا يمكن إلغاؤه من هنا.
order-cancel-refused-delayed = لا يمكن إلغاء طلب متأخر من هنا.
order-cancel-refused-finished = انتهى هذا الطلب.
order-cancel-refused-unknown-status = حالة الطلب غير معروفة، لذلك لا يمكن إلغاؤه من هنا.
order-cancel-title = إلغاء طلب العميل { $customer }؟
order-cancel-text = سنبلّغ المندوب والعميل. لا يمكن التراجع عن الإلغاء.
order-cancel-why = ما سبب الإلغاء؟
order-cancel-reason-customer-cancelled = ألغى العميل الطلب
order-cancel-reason-item-unavailable = أحد المنتجات غير متوفر
order-cancel-reason-wrong-details = البيانات غير صحيحة
order-cancel-reason-delay-too-long = يستغرق وقتًا طويلًا
order-cancel-reason-other = سبب آخر
order-cancel-words = السبب بكلماتك
order-cancel-problem-reason-missing = يُرجى اختيار سبب.
order-cancel-problem-text-missing = يُرجى ذكر السبب في كلمات قليلة.
order-cancel-problem-text-too-long = يُرجى اختصاره إلى 200 حرف.
order-cancel-keep = الإبقاء على الطلب
order-was-cancelled = تم إلغاء طلب العميل { $customer }.
action-attempt-cancel = جارٍ إلغاء الطلب…

error-cant-retrieve-current-orders = تعذّر تحميل الطلبات الحالية. { $because }
error-cant-cancel-order = تعذّر إلغاء الطلب. { $because }
order-not-loaded = تعذّر التحميل. { $because }
