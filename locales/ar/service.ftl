## What the service answers when it says no; the ids are its translation keys

error-not-found = لم نعثر على ذلك.
error-idempotency-key-reused = سبق إرسال هذا ببيانات أخرى. راجع تتبّع الطلبات قبل إعادة الإرسال.
error-invalid-request = لم تفهم الخدمة جزءًا من الطلب. يُرجى مراجعة ما كتبته.
error-request-too-large = هذا أكبر من أن يُرسَل.
error-invalid-coordinates = هذه الإحداثيات ليست على الخريطة.
error-outside-country = هذا المكان ليس في البلد الذي توصّل فيه.
error-cant-edit-order = لم يعد بالإمكان تغيير هذا الطلب بهذه الطريقة.
error-unknown-host = هذا العنوان لا يخص هذه الخدمة. افتحها من عنوانها الخاص.
error-fee-invalid = تعذّر التحقق من رسوم التوصيل. يُرجى اختيار العنوان مرة أخرى.
error-payment-fee-rises = رسوم توصيل هذا الطلب مدفوعة بالبطاقة: { $paid } { $currency }. بعد هذا التغيير ستصبح { $fee } { $currency } ولا يمكننا تحصيل الفرق. اختر وجهة لا تزيد تكلفتها، أو ألغِ هذا الطلب وأنشئ طلبًا جديدًا.
voucher-error-validation-message = رمز القسيمة هذا غير متاح
voucher-error-get-message = تعذّر الحصول على تفاصيل رمز القسيمة

## Guests

error-not-for-guests = هذا غير متاح للضيوف. يُرجى تسجيل الدخول أو إنشاء حساب.
error-for-guests-alone = هذا متاح للضيوف فقط. لديك حساب بالفعل.
validation-sender-missing = يُرجى ذكر مُرسِل هذا الطلب.
validation-sender-name-missing = يُرجى إدخال اسمك.
validation-sender-name-too-long = هذا الاسم طويل جدًا.
validation-sender-phone-missing = يُرجى إدخال رقم هاتفك.
validation-sender-phone-impossible = أدخِل رقم هاتف صحيحًا.
validation-sender-email-missing = يُرجى إدخال بريدك الإلكتروني.
validation-sender-email-impossible = هذا البريد الإلكتروني غير صحيح.
validation-sender-address-missing = يُرجى ذكر مكان استلام الطلب.

## Collection points

error-outlets-not-managed = لا يحق لك إضافة نقاط استلام أو تعديلها.
error-outlet-kept-elsewhere = تُدار نقطة الاستلام هذه من مكان آخر ولا يمكن تعديلها هنا.
error-client-id-taken = هذا المعرّف مستخدم لنقطة استلام أخرى. يُرجى اختيار معرّف آخر.
