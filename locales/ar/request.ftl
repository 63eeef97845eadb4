## Request a rider: the page and its four sections

request-section-done = مكتمل

request-collection-time = وقت الاستلام
request-collection-instant = فوري
request-collection-instructions = تعليمات للمندوب

request-drop-off-title = نقطة التسليم
request-details-title = تفاصيل التوصيل
request-payment-title = ملخص الدفع

## Where the order goes

request-destination = عنوان التسليم
request-destination-placeholder = شارع أو مكان أو { $coordinates }
request-destination-clear = امسح العنوان
request-destination-searching = جارٍ البحث عن الأماكن…
request-destination-resolving = جارٍ البحث عن العنوان…
request-destination-none = تعذّر العثور على العنوان. جرّب اسم الشارع مع رقمه، أو اختر المكان على الخريطة.
request-destination-search-failed = تعذّر البحث عن العناوين: { $reason }
request-destination-details-failed = تعذّر جلب تفاصيل المكان
geolocator-error-reverse = لم نجد عنوانًا عند هذه النقطة.
error-geocoder-unavailable = البحث عن العناوين غير متاح حاليًا.
request-unit = رقم الوحدة
request-building = المبنى
request-notes-placeholder = الطابق، جرس الباب، مكان الوقوف…
request-name = اسم العميل
request-phone = هاتف العميل

## Where it goes, on the map

request-map = خريطة تعرض نقطة الاستلام ونقطة التسليم
request-map-hint = انقر على الخريطة لتحديد نقطة التسليم، أو اسحب دبوسها.
request-map-show = اختر على الخريطة
request-map-hide = إخفاء الخريطة
request-map-failed = لا يمكن عرض الخريطة الآن. كل شيء يعمل من دونها: اكتب العنوان.

## What is delivered, and when

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
request-description-placeholder = ماذا يحتوي الطلب؟
request-amount = قيمة المحتويات بعملة { $currency }
request-item-value-warning = تبدو قيمة المحتويات مرتفعة. يُرجى التحقق منها مرة أخرى قبل تقديم الطلب.
request-item-value-confirm = تأكيد
request-item-value-of = { $value } من { $limit }. نطلب منك التأكيد إذا زادت القيمة عن ذلك.
request-item-value-confirmed = تم تأكيد قيمة المحتويات
request-cold-bag = يلزم استخدام حقيبة تبريد
request-cold-bag-hint = يُحضر المندوب حقيبة تُبقي المحتويات باردة.
request-age-check-hint = يطلب المندوب إثبات العمر عند الباب.
request-age-check-missing = يتطلب هذا الطلب التحقق من العمر. حدّد «{ field-age-check }» للتأكيد.
request-vat-add = أضف رقمًا ضريبيًا
request-vat-hint = 8 خانات من الحروف اللاتينية الكبيرة والأرقام

## How it is paid

request-payment-methods = طريقة الدفع
request-payment-cash-on-delivery-hint = يحصّل المندوب قيمة المحتويات نقدًا.
request-payment-cash-on-pick-up-hint = يدفع لك المندوب عند نقطة الاستلام، ولا يُحصَّل شيء عند الباب.
request-payment-no-cash-hint = دفع العميل بالفعل.
request-payment-payment-on-delivery-hint = يدفع العميل قيمة المحتويات عند الباب.
request-payment-none-hint = لا يُحصَّل أي مبلغ.
request-payment-not-offered = طريقة الدفع «{ $method }» غير متاحة هنا. يُرجى اختيار طريقة أخرى.
error-no-payment-method-available = لا تتوفر طريقة دفع لنقطة الاستلام هذه. يُرجى التواصل معنا.
error-payment-get-if-enabled = تعذّر معرفة ما إذا كان الدفع عبر الإنترنت متاحًا، لذلك هو متوقف حاليًا.

## A voucher for the delivery fee

voucher-title = قسيمة
voucher-placeholder = الرمز
voucher-apply = تطبيق
voucher-keep = إلغاء
voucher-replace = استبدال
voucher-remove = إزالة
voucher-details = التفاصيل
voucher-waiting = سنتحقق منها فور معرفة رسوم التوصيل.
voucher-checking = جارٍ التحقق من القسيمة…
voucher-percentage = خصم { $percent }% من رسوم التوصيل
voucher-amount = خصم { $amount } من رسوم التوصيل
voucher-valid-always = صالحة بلا تاريخ انتهاء
voucher-valid-until = صالحة حتى { $time }
voucher-minimum = لرسوم توصيل تبدأ من { $amount }
voucher-maximum = الحد الأقصى للخصم { $amount }
voucher-first-order = للطلب الأول فقط
voucher-refused-unknown = لا نعرف هذا الرمز.
voucher-refused-expired = انتهت صلاحية هذه القسيمة.
voucher-refused-not-yet = لم تبدأ صلاحية هذه القسيمة بعد.
voucher-refused-fee-too-small = رسوم التوصيل أقل من الحد المطلوب لهذه القسيمة.
voucher-refused-not-first-order = هذه القسيمة للطلب الأول فقط.
voucher-refused-used-up = استُنفدت هذه القسيمة.
voucher-refused-used-by-vendor = استنفدت نقطة الاستلام هذه القسيمة بالكامل.
voucher-refused-other-vendor = هذه القسيمة ليست لنقطة الاستلام هذه.
voucher-refused-inactive = أُوقفت هذه القسيمة.
voucher-switched-off = القسائم غير متاحة حاليًا. تظهر رسوم التوصيل من دون خصم.
voucher-try-again-in =
    { $seconds ->
        [zero] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
        [one] محاولات كثيرة. حاول مرة أخرى بعد ثانية واحدة.
        [two] محاولات كثيرة. حاول مرة أخرى بعد ثانيتين.
        [few] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثوانٍ.
        [many] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
       *[other] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
    }

## The summary that never leaves the screen

request-summary = الملخص
request-summary-more = إظهار التفاصيل
request-summary-less = إخفاء التفاصيل
request-distance = المسافة
request-fee-base = الرسوم الأساسية
request-fee-distance = رسوم المسافة
request-fee-surcharge = رسم إضافي لطريقة الدفع
request-fee-as-quoted = كما حُسبت لهذا التوصيل
request-fee-moved = حُسبت الرسوم من جديد: كانت { $before } وأصبحت { $after }.
request-fee-held = الرسوم ثابتة حتى { $time } · { $left }
request-fee-expired = انتهت صلاحية الرسوم. ستُحسب من جديد عند طلب المندوب.
request-fee-expired-guest = انتهت صلاحية الرسوم. اطلب المندوب لترى الرسوم الجديدة، ثم اطلبه مرة أخرى لقبولها.
request-fee-waiting = أدخل عنوان التسليم لعرض الرسوم.
request-quote-asking = نتحقق من إمكانية التوصيل وتكلفته…
request-deliverable = نوصّل إلى هناك: { $distance }
request-deliverable-anyway = نوصّل إلى هناك
request-deliverable-fee = رسوم التوصيل: { $fee }
request-deliverable-fee-reduced = رسوم التوصيل: { $fee } بدلًا من { $before }
request-collect-nothing = لا شيء
request-collect-brief = يُحصَّل { $amount }
request-submit = اطلب مندوبًا
request-submitting = جارٍ طلب المندوب…
request-offline = غير متصل: يُرسَل عند عودة الاتصال
request-waiting = في انتظار الاتصال…
request-waiting-hint = سيُرسَل الطلب فور عودة الاتصال. أبقِ هذه الصفحة مفتوحة.
request-do-not-send = عدم الإرسال
request-undo = تراجع
request-submit-keys = أو اضغط { $keys }
request-wrong-fields =
    { $count ->
        [one] حقل واحد يحتاج إلى انتباهك
        [two] حقلان يحتاجان إلى انتباهك
        [few] { $count } حقول تحتاج إلى انتباهك
        [many] { $count } حقلًا يحتاج إلى انتباهك
       *[other] { $count } حقل يحتاج إلى انتباهك
    }

## What the rules say: marked at the field, the first one announced

request-vendor-missing = تعذّر الحصول على معلوماتك - يُرجى تسجيل الخروج ثم الدخول مجددًا
request-vendor-inactive = نقطة الاستلام هذه غير نشطة، لذلك لا يمكن طلب مندوب لها.
validation-fill-unit-number = يُرجى إدخال رقم الوحدة
request-name-missing = يُرجى إدخال اسم العميل
request-name-has-digit = اسم العميل غير صالح
request-phone-missing = أدخل هاتف العميل
request-phone-impossible = يبدو أن رقم الهاتف غير صحيح
request-phone-unusual = يبدو هذا الرقم غير مألوف. يُرجى التحقق منه.
request-description-too-long = يُرجى عدم تجاوز 200 حرف
request-address-missing = يُرجى كتابة العنوان
request-coordinates-missing = لا يمكننا تحديد موقع هذا العنوان
request-amount-missing = يُرجى إدخال مبلغ صالح للطلب
# $forms are ways to write the amount: 1250 / 1250.50
request-amount-unreadable = يُرجى إدخال مبلغ صالح للطلب. اكتبه هكذا: { $forms }
request-amount-below-minimum = الحد الأدنى للمبلغ هو { $amount } { $currency }
request-payment-method-missing = يُرجى اختيار طريقة الدفع
request-preorder-in-past = يُرجى اختيار وقت توصيل في المستقبل
request-preorder-too-far = يُرجى اختيار وقت توصيل خلال اليومين القادمين
request-preorder-outside-hours = يُرجى اختيار وقت توصيل ضمن ساعات الخدمة
request-notes-too-long = الملاحظات طويلة جدًا
request-address-too-long = العنوان طويل جدًا
request-vat-wrong-length = يجب أن يتكون الرقم الضريبي من 8 خانات، يُرجى التحقق مرة أخرى.
request-vat-invalid = الرقم الضريبي غير صالح، يُرجى التحقق مرة أخرى.

## What the world says

request-error-undeliverable-address = لا يمكننا توصيل هذا الطلب إلى هناك.
request-deliverability-unknown = تعذّر التحقق من إمكانية توصيل الطلب
request-error-cannot-compute-price = تعذّر حساب رسوم توصيل هذا الطلب.
error-store-closed = المتجر مغلق الآن.
request-not-created = تعذّر إنشاء هذا الطلب
request-nothing-lost = لم يضِع أي شيء كتبته. يمكنك المحاولة مرة أخرى.
request-kept = لم يضِع أي شيء كتبته.
error-fee-recompute = انتهت صلاحية الرسوم. نحسبها من جديد…
error-fee-changed = تغيّرت رسوم التوصيل.
request-fee-changed-text = كانت { $before } وأصبحت { $after }. هل تريد طلب المندوب بالرسوم الجديدة؟
request-fee-changed-accept = اطلب مقابل { $after }
request-fee-changed-refuse = عدم الطلب
request-pushed = تم تقديم الطلب!
request-already-placed = سبق تقديم هذا الطلب في محاولة سابقة، لذلك لم يُقدَّم مرة أخرى. يُرجى الاطلاع عليه ضمن طلباتك.
request-draft-restored = احتفظنا بما كتبته.

## Instead of the form

unable-to-fetch-vendor = تعذّر الحصول على معلومات المتجر
request-closed-title = نحن مغلقون الآن
request-closed-hours = ساعات الخدمة: من { $from } إلى { $to }. الساعة الآن { $currentTime }
request-closed-hint = يمكنك طلب مندوب فور عودتنا إلى العمل.
request-closed-check = تحقق مرة أخرى
request-no-location-other = يمكنك في هذه الأثناء اختيار نقطة استلام أخرى.
