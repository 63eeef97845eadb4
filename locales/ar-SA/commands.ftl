command-palette = كل الأوامر
command-placeholder = ماذا تريد أن تفعل؟ أو رقم طلب أو اسم أو جوال…
command-none = لا توجد نتائج. جرّب حروفًا أقل.
command-late = لم يُحمَّل الباقي بعد. تحقق من الاتصال، وسيظهر هنا فور تحميله.
command-found =
    { $count ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $count } نتائج
        [many] { $count } نتيجة
       *[other] { $count } نتيجة
    }
command-group-here = في هذه الشاشة
command-group-go = الانتقال إلى
command-group-settings = البوابة
command-request = طلب جديد
command-search = البحث عن طلب
command-find-orders = البحث عن الطلبات التي فيها «{ $query }»
command-open-order = فتح الطلب { $orderId }
command-branch = نقطة الانطلاق: { $name } ({ $id })
command-section =
    الانتقال إلى: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = حروف مفردة كاختصارات
command-single-keys-hint = خارج حقول النص فقط. أوقفها إذا كانت تعيق الإملاء الصوتي أو قارئ الشاشة.
command-choose-order = اختر طلبًا أولًا.
