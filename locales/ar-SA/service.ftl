error-not-found = لم نعثر على المطلوب.
error-idempotency-key-reused = سبق إرسال هذا ببيانات أخرى. راجع تتبع الطلبات قبل إرساله مرة أخرى.
error-invalid-request = لم تفهم الخدمة جزءًا من هذا الطلب. يُرجى مراجعة ما كتبته.
error-request-too-large = هذا كبير جدًا ولا يمكن إرساله.
error-invalid-coordinates = هذه الإحداثيات ليست على الخريطة.
error-outside-country = هذا المكان ليس في البلد الذي توصّل فيه.
error-cant-edit-order = لم يعد تغيير هذا الطلب بهذه الطريقة ممكنًا.
error-unknown-host = هذا العنوان لا يتبع هذه الخدمة. افتحها من عنوانها.
error-fee-invalid = تعذّر التحقق من رسوم التوصيل. يُرجى اختيار العنوان مرة أخرى.
error-payment-fee-rises = دفعت رسوم توصيل هذا الطلب بالبطاقة: { $paid } { $currency }. بهذا التغيير تصبح { $fee } { $currency }، ولا يمكننا خصم الفرق. اختر عنوانًا لا تزيد رسومه، أو ألغِ هذا الطلب وأنشئ طلبًا جديدًا.
voucher-error-validation-message = رمز الكوبون هذا غير متاح.
voucher-error-get-message = تعذّر الحصول على تفاصيل رمز الكوبون.

error-not-for-guests = هذا غير متاح للضيوف. يُرجى تسجيل الدخول أو إنشاء حساب.
error-for-guests-alone = هذا متاح للضيوف فقط. لديك حساب بالفعل.
validation-sender-missing = يُرجى إدخال مرسل هذا الطلب.
validation-sender-name-missing = يُرجى إدخال اسمك.
validation-sender-name-too-long = هذا الاسم طويل جدًا.
validation-sender-phone-missing = يُرجى إدخال رقم جوالك.
validation-sender-phone-impossible = أدخل رقم جوال صحيحًا.
validation-sender-email-missing = يُرجى إدخال بريدك الإلكتروني.
validation-sender-email-impossible = أدخل بريدًا إلكترونيًا صحيحًا.
validation-sender-address-missing = يُرجى إدخال المكان الذي نأخذ منه الطلب.

error-outlets-not-managed = لا تملك صلاحية إضافة نقاط الانطلاق أو تغييرها.
error-outlet-kept-elsewhere = تُدار نقطة الانطلاق هذه من مكان آخر، ولا يمكن تغييرها هنا.
error-client-id-taken = هذا المعرّف مستخدم لنقطة انطلاق أخرى. يُرجى اختيار معرّف آخر.
