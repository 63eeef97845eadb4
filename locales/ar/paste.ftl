## رسالة محادثة تُقرأ في النموذج

paste-open = لصق رسالة
paste-offer = قراءة الرسالة الملصقة
paste-title = قراءة رسالة
paste-text = الصق ما كتبه العميل. تُقرأ الرسالة على هذا الجهاز فقط، ولا يُطلب أي شيء بعد.
paste-message = الرسالة
paste-placeholder = الاسم والهاتف والعنوان والمبلغ – كما وصلت
paste-proposals = ما تمت قراءته
paste-found =
    { $count ->
        [zero] لم نجد أي معلومة.
        [one] وجدنا معلومة واحدة. راجعها قبل استخدامها.
        [two] وجدنا معلومتين. راجعهما قبل استخدامهما.
        [few] وجدنا { $count } معلومات. راجعها قبل استخدامها.
        [many] وجدنا { $count } معلومة. راجعها قبل استخدامها.
       *[other] وجدنا { $count } معلومة. راجعها قبل استخدامها.
    }
paste-nothing-yet = يظهر هنا ما يُقرأ من الرسالة.
paste-nothing-found = لم نتمكن من قراءة شيء من هذا النص. يمكنك ملء النموذج يدويًا.
paste-place = الدبوس على الخريطة
paste-take-field = استخدام: { $field }
paste-keeps-typed = يبقى ما كتبته: { $typed }
paste-replaces-typed = يحل محل ما كتبته: { $typed }
paste-unsure = المبلغ المقصود غير واضح: { $written }. يُرجى إدخاله بنفسك.
paste-short-link = رابط الخريطة هذا لا يتضمن المكان. افتحه أولًا، ثم انسخ الرابط الطويل من الخريطة.
paste-keys = { $keys } لاستخدامها
paste-take = استخدام المعلومات

## رابط يملأ النموذج

prefill-filled = مُلئ من رابط – راجعه قبل الطلب
prefill-clear = مسح
prefill-offered = يحمل الرابط قيمًا غير التي كتبتها.
prefill-use = استخدام قيم الرابط
prefill-keep = الإبقاء على ما كتبته
prefill-ignored =
    { $count ->
        [one] تعذرت قراءة قيمة من الرابط فتُركت: { $names }
       *[other] تعذرت قراءة قيم من الرابط فتُركت: { $names }
    }
