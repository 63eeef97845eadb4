shell-tab-request = رائیڈر بلائیں
shell-tab-tracking = آرڈر ٹریکنگ
shell-tab-history = ہسٹری
shell-tab-bulk = بلک آرڈر
shell-orders = آرڈرز
shell-bar =
    .aria-label = فوری نیویگیشن
shell-bar-request = بلائیں
shell-bar-tracking = ٹریکنگ
shell-bar-more = مزید
shell-under-way =
    { $underWay ->
        [0] کوئی آرڈر جاری نہیں
       *[other] { $underWay } جاری
    }{ $needsYou ->
        [0] {""}
       *[other] ، { $needsYou } پر توجہ چاہیے
    }
shell-skip-to-content = اصل مواد پر جائیں
shell-loading = لوڈ ہو رہا ہے…
shell-saving = محفوظ ہو رہا ہے…
shell-save-changes = تبدیلیاں محفوظ کریں
shell-sending = بھیجا جا رہا ہے…
shell-removing = حذف ہو رہا ہے…
shell-downloading = ڈاؤن لوڈ ہو رہا ہے…
shell-offline = آف لائن
shell-offline-hint = آپ نے جو لکھا ہے وہ محفوظ ہے۔ انٹرنیٹ آتے ہی سب کچھ دوبارہ چلنے لگے گا۔
shell-main-navigation =
    .aria-label = مرکزی نیویگیشن
shell-open-menu =
    .aria-label = مینو کھولیں
shell-close-menu =
    .aria-label = مینو بند کریں
shell-menu-title = مینو
shell-account-label = آپ کا اکاؤنٹ
shell-signed-in-as = لاگ ان: { $email }
shell-shortcuts = کی بورڈ شارٹ کٹس
shell-sign-out = لاگ آؤٹ کریں
shell-appearance-dark = ڈارک موڈ
shell-appearance-light = لائٹ موڈ
shell-branch =
    .aria-label = پک اپ پوائنٹ: { $name }۔ دوسرا منتخب کریں
shell-branch-title = پک اپ پوائنٹ
shell-branch-parent = مرکزی وینڈر
shell-branch-inactive = غیر فعال
shell-branch-add = پک اپ پوائنٹ شامل کریں
shell-branch-edit = { $name } میں تبدیلی کریں
shell-include-outlets = تمام برانچوں کے آرڈرز دکھائیں
shell-include-outlets-why-not-here = رائیڈر بلانے کے صفحے پر نہیں: آرڈر ایک ہی پک اپ پوائنٹ سے چلتا ہے۔
shell-include-outlets-why-not-parent = صرف مرکزی وینڈر کے لیے۔
shell-outlets-included = اب تمام برانچوں کے آرڈرز دکھائے جا رہے ہیں۔
error-no-vendors = آپ کے اکاؤنٹ سے کوئی وینڈر منسلک نہیں۔ ہم سے رابطہ کریں۔
error-cant-retrieve-vendors = آپ کے وینڈر لوڈ نہیں ہو سکے۔
shell-vendors-missing = ابھی دکھانے کو کچھ نہیں
shell-vendors-none-hint = کیا یہ غلط اکاؤنٹ ہے؟ لاگ آؤٹ کریں اور دوسرے سے لاگ ان کریں۔
shell-notices =
    .aria-label = اطلاعات
shell-dismiss =
    .aria-label = ہٹائیں
shell-recent-notices = حالیہ اطلاعات
shell-recent-notices-none = ابھی تک کچھ نہیں۔
shell-guest = آپ یہاں بطور گیسٹ ہیں۔
shell-device-of = { $name } کی ڈیوائس
dialog-close = بند کریں
shell-instead-of = پہلے کی فیس
