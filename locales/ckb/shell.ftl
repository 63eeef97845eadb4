shell-tab-request = داواکردنی گەیەنەر
shell-tab-tracking = بەدواداچوون
shell-tab-history = مێژوو
shell-tab-bulk = داواکاریی بە کۆمەڵ
shell-orders = داواکارییەکان
shell-bar =
    .aria-label = ڕێدۆزیی خێرا
shell-bar-request = داواکردن
shell-bar-tracking = بەدواداچوون
shell-bar-more = زیاتر
shell-under-way =
    { $underWay ->
        [0] هیچ داواکارییەکی چالاک نییە
       *[other] { $underWay } داواکاریی چالاک
    }{ $needsYou ->
        [0] {""}
        [one] ، { $needsYou } سەرنجی دەوێت
       *[other] ، { $needsYou } سەرنجیان دەوێت
    }
shell-skip-to-content = بڕۆ بۆ ناوەڕۆک
shell-loading = بار دەکرێت…
shell-saving = پاشەکەوت دەکرێت…
shell-save-changes = پاشەکەوتکردن
shell-sending = دەنێردرێت…
shell-removing = دەسڕدرێتەوە…
shell-downloading = دادەگیرێت…
shell-offline = ئۆفلاین
shell-offline-hint = ئەوەی نووسیوتە پارێزراوە. کە ئینتەرنێتەکەت هاتەوە، بارکردن و ناردن کار دەکەنەوە.
shell-main-navigation =
    .aria-label = ڕێدۆزیی سەرەکی
shell-open-menu =
    .aria-label = کردنەوەی مێنیو
shell-close-menu =
    .aria-label = داخستنی مێنیو
shell-menu-title = مێنیو
shell-account-label = هەژمارەکەت
shell-signed-in-as = بە { $email } چوویتەتە ژوورەوە
shell-shortcuts = کورتەڕێکانی کیبۆرد
shell-sign-out = چوونەدەرەوە
shell-appearance-dark = ڕووکاری تاریک
shell-appearance-light = ڕووکاری ڕووناک
shell-branch =
    .aria-label = شوێنی بردن: { $name }. یەکێکی تر هەڵبژێرە
shell-branch-title = شوێنی بردن
shell-branch-parent = فرۆشگای سەرەکی
shell-branch-inactive = ناچالاک
shell-branch-add = زیادکردنی شوێنی بردن
shell-branch-edit = دەستکاریی { $name }
shell-include-outlets = لەگەڵ داواکارییەکانی هەموو لقەکان
shell-include-outlets-why-not-here = لە پەڕەی داواکردندا نا: داواکاری لە یەک شوێنی بردنەوە دەست پێ دەکات.
shell-include-outlets-why-not-parent = تەنها بۆ فرۆشگای سەرەکی.
shell-outlets-included = ئێستا داواکارییەکانی هەموو لقەکان پیشان دەدرێن.
error-no-vendors = هیچ فرۆشگایەک بە هەژمارەکەتەوە نەبەستراوە. تکایە پەیوەندیمان پێوە بکە.
error-cant-retrieve-vendors = فرۆشگاکانت وەرنەگیران.
shell-vendors-missing = هێشتا هیچ نییە پیشان بدرێت
shell-vendors-none-hint = ئەمە هەژمارێکی هەڵەیە؟ لە هەژمارەکەت بچۆ دەرەوە، و بە هەژمارێکی تر بچۆ ژوورەوە.
shell-notices =
    .aria-label = ئاگادارییەکان
shell-dismiss =
    .aria-label = لابردن
shell-recent-notices = دوایین ئاگادارییەکان
shell-recent-notices-none = تا ئێستا هیچ نییە.

shell-guest = وەک میوان داوای گەیەنەر دەکەیت.
shell-device-of = ئامێری { $name }
dialog-close = داخستن
shell-instead-of = لەبری
