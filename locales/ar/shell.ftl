## إطار التطبيق: التنقل واختيار الفرع والحساب

shell-tab-request = اطلب مندوبًا
shell-tab-tracking = تتبّع الطلبات
shell-tab-history = السجل
shell-tab-bulk = طلب مجمّع
shell-orders = الطلبات
# Short names for the bar of phones
shell-bar =
    .aria-label = التنقل السريع
shell-bar-request = اطلب
shell-bar-tracking = التتبّع
shell-bar-more = المزيد
# Follows the name of order tracking; read by screen readers
shell-under-way =
    { $underWay ->
        [0] لا شيء قيد التنفيذ
       *[other] قيد التنفيذ: { $underWay }
    }{ $needsYou ->
        [0] {""}
       *[other] ، تحتاج إلى متابعة: { $needsYou }
    }
shell-skip-to-content = انتقل إلى المحتوى
shell-loading = جارٍ التحميل…
shell-saving = جارٍ الحفظ…
shell-save-changes = حفظ التغييرات
shell-sending = جارٍ الإرسال…
shell-removing = جارٍ الإزالة…
shell-downloading = جارٍ التنزيل…
shell-offline = غير متصل بالإنترنت
shell-offline-hint = ما أدخلته لن يضيع. سيعمل التحميل والإرسال من جديد عند عودة الاتصال.
shell-main-navigation =
    .aria-label = التنقل الرئيسي
shell-open-menu =
    .aria-label = افتح القائمة
shell-close-menu =
    .aria-label = أغلق القائمة
shell-menu-title = القائمة
shell-account-label = حسابك
shell-signed-in-as = تم تسجيل الدخول باسم { $email }
shell-shortcuts = اختصارات لوحة المفاتيح
shell-sign-out = تسجيل الخروج
shell-appearance-dark = المظهر الداكن
shell-appearance-light = المظهر الفاتح
shell-branch =
    .aria-label = نقطة الاستلام: { $name }. اختر نقطة أخرى
shell-branch-title = نقطة الاستلام
shell-branch-parent = المتجر الرئيسي
shell-branch-inactive = غير نشطة
shell-branch-add = إضافة نقطة استلام
# $name is the collection point that is edited
shell-branch-edit = تعديل { $name }
shell-include-outlets = إظهار طلبات جميع الفروع
shell-include-outlets-why-not-here = غير متاح في صفحة طلب المندوب: يبدأ الطلب من نقطة استلام واحدة.
shell-include-outlets-why-not-parent = للمتجر الرئيسي فقط.
shell-outlets-included = تُعرض الآن طلبات جميع الفروع.
error-no-vendors = لا توجد متاجر مرتبطة بحسابك. يُرجى التواصل معنا.
error-cant-retrieve-vendors = تعذّر تحميل متاجرك.
shell-vendors-missing = لا يوجد ما يُعرض بعد
shell-vendors-none-hint = هل هذا حساب خاطئ؟ سجّل الخروج ثم ادخل بحساب آخر.
shell-notices =
    .aria-label = الإشعارات
shell-dismiss =
    .aria-label = إغلاق
shell-recent-notices = الإشعارات الأخيرة
shell-recent-notices-none = لا شيء حتى الآن.

shell-guest = أنت تطلب كضيف.
shell-device-of = جهاز تابع لـ { $name }
dialog-close = إغلاق
shell-instead-of = بدلًا من
