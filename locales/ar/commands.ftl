## Everything by name: the palette

command-palette = كل الأوامر
command-placeholder = ماذا تريد أن تفعل؟ أو رقم طلب أو اسم أو هاتف…
command-none = لا توجد نتائج. جرّب حروفًا أقل.
command-late = لم يُحمَّل الباقي بعد. تحقّق من اتصالك؛ سيظهر هنا فور تحميله.
# $count is how many commands match what is typed
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
# $query is what was typed
command-find-orders = البحث عن الطلبات التي فيها «{ $query }»
command-open-order = فتح الطلب { $orderId }
# $name and $id of a collection point
command-branch = نقطة الاستلام: { $name } ({ $id })
# $number of the section, 1 to 4
command-section =
    الانتقال إلى: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-single-keys = حروف مفردة كاختصارات
command-single-keys-hint = خارج حقول النص فقط. أوقفها إن كانت تعيق الإملاء الصوتي أو قارئ الشاشة.
command-choose-order = اختر طلبًا أولًا.
