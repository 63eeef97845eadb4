shell-tab-request = اطلب مندوبًا
shell-tab-tracking = تتبع الطلبات
shell-tab-history = السجل
shell-tab-bulk = طلب مجمّع
shell-orders = الطلبات
shell-bar =
    .aria-label = التنقل السريع
shell-bar-request = اطلب
shell-bar-tracking = التتبع
shell-bar-more = المزيد
shell-under-way =
    { $underWay ->
        [0] لا طلبات قيد التنفيذ
       *[other] قيد التنفيذ: { $underWay }
    }{ $needsYou ->
        [0] {""}
       *[other] ، تحتاج إلى متابعة: { $needsYou }
    }
shell-skip-to-content = الانتقال إلى المحتوى
shell-loading = جارٍ التحميل…
shell-saving = جارٍ الحفظ…
shell-save-changes = حفظ التغييرات
shell-sending = جارٍ الإرسال…
shell-removing = جارٍ الإزالة…
shell-downloading = جارٍ التنزيل…
shell-offline = غير متصل
shell-offline-hint = ما كتبته محفوظ. يعود التحميل والإرسال إلى العمل عند عودة الاتصال.
shell-main-navigation =
    .aria-label = التنقل الرئيسي
shell-open-menu =
    .aria-label = فتح القائمة
shell-close-menu =
    .aria-label = إغلاق القائمة
shell-menu-title = القائمة
shell-account-label = حسابك
shell-signed-in-as = تم تسجيل الدخول باسم { $email }
shell-shortcuts = اختصارات لوحة المفاتيح
shell-sign-out = تسجيل الخروج
shell-appearance-dark = المظهر الداكن
shell-appearance-light = المظهر الفاتح
shell-branch =
    .aria-label = نقطة الانطلاق: { $name }. اختيار نقطة أخرى
shell-branch-title = نقطة الانطلاق
shell-branch-parent = المتجر الرئيسي
shell-branch-inactive = غير مفعّلة
shell-branch-add = إضافة نقطة انطلاق
shell-branch-edit = تعديل { $name }
shell-include-outlets = إظهار طلبات جميع الفروع
shell-include-outlets-why-not-here = غير متاح في صفحة طلب المندوب: يبدأ الطلب من نقطة انطلاق واحدة.
shell-include-outlets-why-not-parent = للمتاجر الرئيسية فقط.
shell-outlets-included = تُعرض الآن طلبات جميع الفروع.
error-no-vendors = لا توجد متاجر مرتبطة بحسابك. يُرجى التواصل معنا.
error-cant-retrieve-vendors = تعذّر تحميل متاجرك.
shell-vendors-missing = لا يوجد ما يُعرض بعد
shell-vendors-none-hint = هل دخلت بحساب غير صحيح؟ سجّل الخروج، ثم سجّل الدخول بحساب آخر.
shell-notices =
    .aria-label = الإشعارات
shell-dismiss =
    .aria-label = إغلاق
shell-recent-notices = آخر الإشعارات
shell-recent-notices-none = لا شيء حتى الآن.
shell-guest = أنت تطلب كضيف.
shell-device-of = جهاز تابع لـ { $name }
dialog-close = إغلاق
shell-instead-of = بدلًا من
