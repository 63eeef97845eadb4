## رسالة محادثة تُقرأ في النموذج

paste-open = لصق رسالة
paste-offer = قراءة الرسالة الملصقة
paste-title = قراءة رسالة
paste-text = الصق ما كتبه العميل. تُقرأ الرسالة على هذا الجهاز فقط، ولا يُطلب أي شيء.
paste-message = الرسالة
paste-placeholder = الاسم والهاتف والعنوان والمبلغ – كما وصلت
paste-proposals = ما تمت قراءته
paste-found =
    { $count ->
        [zero] لم يُقرأ أي بيان.
        [one] قُرئ بيان واحد. راجعه قبل نقله.
        [two] قُرئ بيانان. راجعهما قبل نقلهما.
        [few] قُرئت { $count } بيانات. راجعها قبل نقلها.
        [many] قُرئ { $count } بيانًا. راجعها قبل نقلها.
       *[other] قُرئ { $count } بيان. راجعها قبل نقلها.
    }
paste-nothing-yet = يظهر هنا ما يُقرأ من الرسالة.
paste-nothing-found = لم نتمكن من قراءة شيء من هذا النص. يمكنك ملء النموذج يدويًا.
paste-place = الدبوس على الخريطة
paste-take-field = نقل: { $field }
paste-keeps-typed = يبقى ما كُتب: { $typed }
paste-replaces-typed = يحل محل ما كُتب: { $typed }
paste-unsure = المبلغ المقصود غير واضح: { $written }. يُرجى إدخاله بنفسك.
paste-short-link = رابط الخريطة هذا يخفي مكانه. افتحه أولًا، ثم انسخ الرابط الطويل من الخريطة.
paste-keys = { $keys } للنقل
paste-take = نقل

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
