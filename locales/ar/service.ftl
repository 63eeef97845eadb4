## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.
error-not-found = لم نعثر على ذلك.
error-idempotency-key-reused = سبق إرسال هذا ببيانات أخرى. راجع تتبّع الطلبات قبل إعادة الإرسال.
error-idempotency-key-missing = لا يحمل الطلب مفتاحًا يجعل تكراره آمنًا.
error-fault = طُلب من الخدمة أن تفشل هنا.
error-invalid-request = لم تفهم الخدمة جزءًا من الطلب. يُرجى مراجعة ما كتبته.
error-unsupported-media-type = لا تقرأ الخدمة هذا النوع من المحتوى.
error-unreadable-request = تعذّر على الخدمة قراءة هذا الطلب.
error-unavailable = الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.
error-too-many-requests = محاولات كثيرة جدًا. يُرجى الانتظار قليلًا.
error-request-too-large = هذا أكبر من أن يُرسَل.
error-method-not-allowed = لا توفّر الخدمة هذا.
error-invalid-moment = هذا الوقت غير صالح.
error-invalid-coordinates = هذه الإحداثيات ليست على الخريطة.
error-outside-country = هذا المكان ليس في البلد الذي توصّل فيه.
error-cant-edit-order = لم يعد بالإمكان تغيير هذا الطلب بهذه الطريقة.
error-foreign-origin = لا يجوز لهذه الصفحة فتح اتصال مباشر.
error-unknown-host = هذا العنوان لا يخص هذه الخدمة. افتحها من عنوانها الخاص.
error-request-timeout = استغرق وصول الطلب وقتًا طويلًا. تحقّق من اتصالك وحاول مرة أخرى.
error-control-room-closed = تتطلب غرفة التحكم الرمز السري الذي طبعته الخدمة عند بدء تشغيلها.
error-fee-invalid = تعذّر التحقق من رسوم التوصيل. يُرجى اختيار العنوان مرة أخرى.
error-payment-fee-rises = رسوم توصيل هذا الطلب مدفوعة بالبطاقة: { $paid } { $currency }. بعد هذا التغيير ستصبح { $fee } { $currency } ولا يمكننا تحصيل الفرق. اختر وجهة لا تزيد تكلفتها، أو ألغِ هذا الطلب وأنشئ طلبًا جديدًا.
error-defect = حدث خطأ من جانبنا وقد تم إبلاغنا به.
voucher-error-validation-message = رمز القسيمة هذا غير متاح
voucher-error-get-message = تعذّر الحصول على تفاصيل رمز القسيمة
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

validation-fee-missing = { error-fee-invalid }
validation-vendor-missing = { request-vendor-missing }
validation-name-missing = { request-name-missing }
validation-name-has-digit = { request-name-has-digit }
validation-phone-missing = { request-phone-missing }
validation-phone-impossible = { request-phone-impossible }
validation-description-too-long = { request-description-too-long }
validation-address-missing = { request-address-missing }
validation-coordinates-missing = { request-coordinates-missing }
validation-amount-missing = { request-amount-missing }
validation-amount-unreadable = { request-amount-unreadable }
validation-amount-below-minimum = { request-amount-below-minimum }
validation-payment-method-missing = { request-payment-method-missing }
validation-preorder-in-past = { request-preorder-in-past }
validation-preorder-too-far = { request-preorder-too-far }
validation-notes-too-long = { request-notes-too-long }
validation-address-too-long = { request-address-too-long }
validation-vat-wrong-length = { request-vat-wrong-length }
validation-vat-invalid = { request-vat-invalid }
validation-age-validation-missing = { request-age-check-missing }
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = لا يمكن الطلب كضيف الآن. يُرجى تسجيل الدخول.
error-not-for-guests = هذا غير متاح للضيوف. يُرجى تسجيل الدخول أو إنشاء حساب.
error-for-guests-alone = هذا متاح للضيوف فقط. لديك حساب بالفعل.
validation-sender-missing = يُرجى ذكر مُرسِل هذا الطلب.
validation-sender-name-missing = يُرجى إدخال اسمك.
validation-sender-name-too-long = هذا الاسم طويل جدًا.
validation-sender-phone-missing = يُرجى إدخال رقم هاتفك.
validation-sender-phone-impossible = لا يمكن الاتصال برقم الهاتف هذا.
validation-sender-email-missing = يُرجى إدخال بريدك الإلكتروني.
validation-sender-email-impossible = هذا البريد الإلكتروني غير صحيح.
validation-sender-address-missing = يُرجى ذكر مكان استلام الطلب.

## Collection points

error-outlets-not-managed = لا يحق لك إضافة نقاط استلام أو تعديلها.
error-outlet-kept-elsewhere = تُدار نقطة الاستلام هذه من مكان آخر ولا يمكن تعديلها هنا.
error-client-id-taken = هذا المعرّف مستخدم لنقطة استلام أخرى. يُرجى اختيار معرّف آخر.
validation-outlet-client-id-missing = يُرجى إدخال معرّف نقطة الاستلام
validation-outlet-client-id-locked = لا يمكن تغيير معرّف نقطة الاستلام.
validation-outlet-parent-locked = تبقى نقطة الاستلام تابعة للمتجر الرئيسي نفسه.
validation-outlet-label-missing = يُرجى إدخال الاسم
validation-outlet-phone-missing = يُرجى إدخال رقم الهاتف
validation-outlet-address-missing = يُرجى اختيار عنوان الاستلام
validation-outlet-owner-invalid = يُرجى إدخال بريد إلكتروني صالح
