request-section-done = مكتمل

request-collection-time = وقت أخذ الطلب
request-collection-instant = فوري
request-collection-instructions = تعليمات للمندوب

request-drop-off-title = نقطة التسليم
request-details-title = تفاصيل التوصيل
request-payment-title = ملخص الدفع

request-destination = عنوان التوصيل
request-destination-placeholder = شارع أو مكان أو { $coordinates }
request-destination-clear = مسح العنوان
request-destination-searching = جارٍ البحث عن الأماكن…
request-destination-resolving = جارٍ البحث عن العنوان…
request-destination-none = تعذّر العثور على العنوان. جرّب اسم الشارع مع رقم المبنى، أو اختر المكان على الخريطة.
request-destination-search-failed = تعذّر البحث عن العناوين: { $reason }
request-destination-details-failed = تعذّر جلب تفاصيل المكان.
geolocator-error-reverse = لم نجد عنوانًا عند هذه النقطة.
error-geocoder-unavailable = البحث عن العناوين غير متاح حاليًا.
request-unit = رقم الوحدة
request-building = المبنى
request-notes-placeholder = الدور، الجرس، مكان الوقوف…
request-name = اسم العميل
request-phone = جوال العميل

request-map = خريطة نقطة الانطلاق ونقطة التسليم
request-map-hint = انقر على الخريطة لتحديد نقطة التسليم، أو اسحب دبوسها.
request-map-show = الاختيار على الخريطة
request-map-hide = إخفاء الخريطة
request-map-failed = تعذّر عرض الخريطة الآن. كل شيء يعمل من دونها: اكتب العنوان.

request-time = وقت التوصيل
request-time-asap = في أقرب وقت
request-time-asap-hint = التسليم خلال 60 دقيقة، وعادةً خلال 30 دقيقة أو أقل
request-time-later = لاحقًا
request-later-day = اليوم المطلوب
request-later-today = اليوم
request-later-tomorrow = غدًا
request-later-time = الوقت
request-later-in =
    { $hours ->
        [0] بعد { $minutes } د
       *[other] بعد { $hours } س و{ $minutes } د
    }
request-description-placeholder = ماذا في الطلب؟
request-amount = قيمة المحتويات بعملة { $currency }
request-item-value-warning = تبدو قيمة المحتويات مرتفعة. يُرجى مراجعتها قبل إنشاء الطلب.
request-item-value-confirm = تأكيد
request-item-value-of = { $value } من { $limit }. ما زاد على ذلك نطلب تأكيده.
request-item-value-confirmed = تم تأكيد قيمة المحتويات
request-cold-bag = تلزم حقيبة تبريد
request-cold-bag-hint = يُحضر المندوب حقيبة تُبقي المحتويات باردة.
request-age-check-hint = يطلب المندوب إثبات العمر عند الباب.
request-age-check-missing = يتطلب هذا الطلب التحقق من العمر. يُرجى تحديد «{ field-age-check }» للتأكيد.
request-vat-add = إضافة رقم ضريبي
request-vat-hint = 8 خانات من الحروف الإنجليزية الكبيرة والأرقام

request-payment-methods = طريقة الدفع
request-payment-cash-on-delivery-hint = يحصّل المندوب قيمة المحتويات نقدًا من العميل.
request-payment-cash-on-pick-up-hint = يدفع لك المندوب عند نقطة الانطلاق، ولا يُحصَّل شيء عند الباب.
request-payment-no-cash-hint = دفع العميل مسبقًا.
request-payment-payment-on-delivery-hint = يدفع العميل قيمة المحتويات عند الباب.
request-payment-none-hint = لا يُحصَّل أي مبلغ.
request-payment-not-offered = طريقة الدفع «{ $method }» غير متاحة هنا. يُرجى اختيار طريقة أخرى.
error-no-payment-method-available = لا تتوفر طريقة دفع لنقطة الانطلاق هذه. يُرجى التواصل معنا.
error-payment-get-if-enabled = تعذّر التحقق من توفر الدفع الإلكتروني، لذلك هو متوقف حاليًا.

voucher-title = كوبون
voucher-placeholder = الرمز
voucher-apply = تطبيق
voucher-keep = إلغاء
voucher-replace = استبدال
voucher-remove = إزالة
voucher-details = التفاصيل
voucher-waiting = سنتحقق منه فور معرفة رسوم التوصيل.
voucher-checking = جارٍ التحقق من الكوبون…
voucher-percentage = خصم { $percent }% من رسوم التوصيل
voucher-amount = خصم { $amount } من رسوم التوصيل
voucher-valid-always = صالح بلا تاريخ انتهاء
voucher-valid-until = صالح حتى { $time }
voucher-minimum = لرسوم توصيل لا تقل عن { $amount }
voucher-maximum = الحد الأقصى للخصم { $amount }
voucher-first-order = للطلب الأول فقط
voucher-refused-unknown = هذا الرمز غير معروف لدينا.
voucher-refused-expired = انتهت صلاحية هذا الكوبون.
voucher-refused-not-yet = لم تبدأ صلاحية هذا الكوبون بعد.
voucher-refused-fee-too-small = رسوم التوصيل أقل من الحد المطلوب لهذا الكوبون.
voucher-refused-not-first-order = هذا الكوبون للطلب الأول فقط.
voucher-refused-used-up = استُنفد هذا الكوبون.
voucher-refused-used-by-vendor = استنفدت نقطة الانطلاق هذه الكوبون.
voucher-refused-other-vendor = هذا الكوبون ليس لنقطة الانطلاق هذه.
voucher-refused-inactive = هذا الكوبون لم يعد ساريًا.
voucher-switched-off = الكوبونات غير متاحة حاليًا. تظهر رسوم التوصيل بدون الخصم.
voucher-try-again-in =
    { $seconds ->
        [zero] محاولات كثيرة. حاول مرة أخرى الآن.
        [one] محاولات كثيرة. حاول مرة أخرى بعد ثانية واحدة.
        [two] محاولات كثيرة. حاول مرة أخرى بعد ثانيتين.
        [few] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثوانٍ.
        [many] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
       *[other] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
    }

request-summary = الملخص
request-summary-more = إظهار التفاصيل
request-summary-less = إخفاء التفاصيل
request-distance = المسافة
request-fee-base = الرسوم الأساسية
request-fee-distance = رسوم المسافة
request-fee-surcharge = رسوم إضافية لطريقة الدفع
request-fee-as-quoted = كما حُسبت لهذه التوصيلة
request-fee-moved = حُسبت الرسوم من جديد: كانت { $before } وأصبحت { $after }.
request-fee-held = الرسوم ثابتة حتى { $time } · { $left }
request-fee-expired = انتهت صلاحية الرسوم. ستُحسب من جديد عند طلب المندوب.
request-fee-expired-guest = انتهت صلاحية الرسوم. اطلب المندوب لترى الرسوم الجديدة، ثم اطلبه مرة أخرى لقبولها.
request-fee-waiting = أدخل عنوان التوصيل لعرض الرسوم.
request-quote-asking = نتحقق من إمكانية التوصيل ورسومه…
request-deliverable = نوصّل إلى هناك: { $distance }
request-deliverable-anyway = نوصّل إلى هناك
request-deliverable-fee = رسوم التوصيل: { $fee }
request-deliverable-fee-reduced = رسوم التوصيل: { $fee } بدلًا من { $before }
request-collect-nothing = لا شيء
request-collect-brief = يُحصَّل { $amount }
request-submit = اطلب مندوبًا
request-submitting = جارٍ طلب المندوب…
request-offline = غير متصل: يُرسل عند عودة الاتصال
request-waiting = بانتظار عودة الاتصال…
request-waiting-hint = سيُرسل الطلب فور عودة الاتصال. أبقِ هذه الصفحة مفتوحة.
request-do-not-send = عدم الإرسال
request-undo = تراجع
request-submit-keys = أو اضغط { $keys }
request-wrong-fields =
    { $count ->
        [zero] لا حقول تحتاج إلى مراجعة
        [one] حقل واحد يحتاج إلى مراجعة
        [two] حقلان يحتاجان إلى مراجعة
        [few] { $count } حقول تحتاج إلى مراجعة
        [many] { $count } حقلًا يحتاج إلى مراجعة
       *[other] { $count } حقل يحتاج إلى مراجعة
    }

request-vendor-missing = تعذّر الحصول على بياناتك. يُرجى تسجيل الخروج ثم تسجيل الدخول من جديد.
request-vendor-inactive = نقطة الانطلاق هذه غير مفعّلة، لذلك لا يمكن طلب مندوب لها.
validation-fill-unit-number = يُرجى إدخال رقم الوحدة.
request-name-missing = يُرجى إدخال اسم العميل.
request-name-has-digit = اسم العميل غير صحيح.
request-phone-missing = يُرجى إدخال جوال العميل.
request-phone-impossible = يبدو أن رقم الجوال غير صحيح.
request-phone-unusual = يبدو هذا الرقم غير مألوف. يُرجى مراجعته.
request-description-too-long = يُرجى عدم تجاوز 200 حرف.
request-address-missing = يُرجى كتابة العنوان.
request-coordinates-missing = تعذّر تحديد موقع هذا العنوان.
request-amount-missing = يُرجى إدخال مبلغ صحيح للطلب.
request-amount-unreadable = يُرجى إدخال مبلغ صحيح للطلب. اكتبه هكذا: { $forms }
request-amount-below-minimum = الحد الأدنى للمبلغ { $amount } { $currency }
request-payment-method-missing = يُرجى اختيار طريقة الدفع.
request-preorder-in-past = مضى هذا الوقت. يُرجى اختيار وقت توصيل لاحق.
request-preorder-too-far = يُرجى اختيار وقت توصيل خلال اليومين القادمين.
request-preorder-outside-hours = يُرجى اختيار وقت توصيل ضمن ساعات الخدمة.
request-notes-too-long = الملاحظات طويلة جدًا.
request-address-too-long = العنوان طويل جدًا.
request-vat-wrong-length = يتكوّن الرقم الضريبي من 8 خانات. يُرجى مراجعته.
request-vat-invalid = الرقم الضريبي غير صحيح. يُرجى مراجعته.

request-error-undeliverable-address = لا يمكننا توصيل هذا الطلب إلى هناك.
request-deliverability-unknown = تعذّر التحقق من إمكانية توصيل الطلب.
request-error-cannot-compute-price = تعذّر حساب رسوم توصيل هذا الطلب.
error-store-closed = المتجر مغلق الآن.
request-not-created = تعذّر إنشاء هذا الطلب.
request-nothing-lost = كل ما كتبته محفوظ. يمكنك المحاولة مرة أخرى.
request-kept = كل ما كتبته محفوظ.
error-fee-recompute = انتهت صلاحية الرسوم. نحسبها من جديد…
error-fee-changed = تغيّرت رسوم التوصيل.
request-fee-changed-text = كانت { $before } وأصبحت { $after }. هل تريد طلب المندوب بالرسوم الجديدة؟
request-fee-changed-accept = اطلب مقابل { $after }
request-fee-changed-refuse = عدم الطلب
request-pushed = تم إنشاء الطلب!
request-already-placed = سبق إنشاء هذا الطلب في محاولة سابقة، لذلك لم يُنشأ مرة أخرى. يُرجى الاطلاع عليه ضمن طلباتك.
request-draft-restored = احتفظنا بما كتبته.

unable-to-fetch-vendor = تعذّر الحصول على بيانات المتجر.
request-closed-title = الخدمة مغلقة الآن
request-closed-hours = ساعات الخدمة: من { $from } إلى { $to }. الساعة الآن { $currentTime }
request-closed-hint = يمكنك طلب مندوب فور عودة الخدمة.
request-closed-check = التحقق مرة أخرى
request-no-location-other = يمكنك في هذه الأثناء اختيار نقطة انطلاق أخرى.
