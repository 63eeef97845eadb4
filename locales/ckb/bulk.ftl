bulk-intro = بە یەک جار داوای چەند گەیەنەرێک بکە: خشتەکە پڕ بکەرەوە، خانە نیشانەکراوەکان ڕاست بکەرەوە، پاشان داواکارییەکان تۆمار بکە.
bulk-another-file = فایلێکی تر
bulk-correct = ڕاستکردنەوەی ڕیزەکان
bulk-file-not-taken = ئەم فایلە بەکار نایەت.
bulk-not-placed-yet = داواکارییەکانی فایلی { $id } هێشتا تۆمار نەکراون. دەتوانرێت لەوێ تۆمار بکرێن.

job-history-error = مێژووی فایلەکان وەرنەگیرا
template-file-error = فایلی نموونە دانەگیرا
view-details-error = وردەکاریی فایلەکە وەرنەگیرا
file-upload-error = فایلەکە بار نەکرا
place-order-error = هەڵە لە تۆمارکردنی داواکارییەکاندا
place-order-success = داواکارییەکان تۆمار کران
bulk-placed-partly =
    { $placed ->
        [0] هیچ داواکارییەک تۆمار نەکرا.
        [1] یەک داواکاری تۆمار کرا.
       *[other] { $placed } داواکاری تۆمار کران.
    } { $left ->
        [1] یەک ڕیز تۆمار نەکرا: سەیری هۆکارەکەی بکە.
       *[other] { $left } ڕیز تۆمار نەکران: سەیری هۆکارەکە بکە.
    }

bulk-history = مێژووی فایلەکان
bulk-history-empty = هێشتا فایل نییە
bulk-history-empty-text = ئەو فایلانەی باریان دەکەیت، لەگەڵ دۆخی داواکارییەکانیان لێرە دەردەکەون.
bulk-view-details = بینینی وردەکاری
bulk-view-details-of = بینینی وردەکاریی { $id }
bulk-job-id = فایل
bulk-job-created-by = بارکراوە لەلایەن
bulk-job-created-at = کاتی بارکردن
bulk-job-rows = ڕیزە سەرکەوتووەکان
bulk-job-title-at = داواکاریی بە کۆمەڵ، { $at }
bulk-job-made = بارکراوە لەلایەن { $by }، { $at }
bulk-all-jobs = هەموو فایلەکان

bulk-job-ready = ئامادەی تۆمارکردنە
bulk-job-ready-with-errors = ئامادەیە، هەڵەی هەیە
bulk-job-no-row-ready = هیچ ڕیزێک تۆمار ناکرێت
bulk-job-being-placed = تۆمار دەکرێن
bulk-job-placed = تۆمار کرا
bulk-job-placed-partly = تۆمار کرا، هەڵەی هەیە
bulk-job-not-placed = تۆمار نەکرا
bulk-job-unknown = نەزانراو

bulk-result-ready =
    { $count ->
        [0] هیچ داواکارییەک ئامادەی تۆمارکردن نییە
        [one] { $count } داواکاری ئامادەی تۆمارکردنە
       *[other] { $count } داواکاری ئامادەی تۆمارکردنن
    }
bulk-result-placed =
    { $count ->
        [0] هیچ داواکارییەک تۆمار نەکرا
        [one] { $count } داواکاری تۆمار کرا
       *[other] { $count } داواکاری تۆمار کران
    }
bulk-summary = کورتەی فایل
bulk-total-rows = کۆی ڕیزەکان
bulk-total-to-be-placed = داواکاریی بۆ تۆمارکردن
bulk-total-placed = داواکاریی تۆمارکراو
bulk-total-errors = هەڵە

bulk-rows = ڕیزەکانی فایل
bulk-rows-shown = ڕیزە پیشاندراوەکان
bulk-show-all = هەموو
bulk-show-errors = هەڵەکان
bulk-show-to-be-placed = بۆ تۆمارکردن
bulk-show-placed = تۆمارکراو
bulk-show-none = ڕیزی وا نییە.
bulk-rows-number = ڕیز
bulk-rows-address = ناونیشانی گەیاندن
bulk-rows-order = وردەکاریی داواکاری
bulk-rows-delivery = گەیاندن
bulk-row-to-be-placed = بۆ تۆمارکردن
bulk-row-error = هەڵە
bulk-row-placed = تۆمار کرا
bulk-row-not-placed = تۆمار نەکرا
bulk-row-unknown = نەزانراو
bulk-delivery-instant = دەستبەجێ
bulk-delivery-scheduled = بۆ { $at }

bulk-place =
    { $count ->
        [1] تۆمارکردنی یەک داواکاری
       *[other] تۆمارکردنی { $count } داواکاری
    }
bulk-place-title =
    { $count ->
        [1] یەک داواکاری تۆمار دەکەیت؟
       *[other] { $count } داواکاری تۆمار دەکەیت؟
    }
bulk-place-cash = وەرگرتنی کاش لە کڕیار
bulk-place-points = شوێنی بردن
bulk-place-left-out =
    { $count ->
        [1] یەک ڕیز جێ دەهێڵدرێت.
       *[other] { $count } ڕیز جێ دەهێڵدرێن.
    }
bulk-place-for-good = گەیەنەرەکان یەکسەر دەنێردرێن. دوای ئەوە داواکارییەکان تەنها یەک بە یەک هەڵدەوەشێنرێنەوە.
bulk-place-not-yet = هێشتا نا
bulk-placing = داواکارییەکان تۆمار دەکرێن. دەتوانیت ئەم پەڕەیە جێ بهێڵیت: کارەکە بەردەوام دەبێت.

bulk-error-unknown = هەڵەی نەزانراو
bulk-address-not-found = ناونیشانەکە نەدۆزرایەوە.
bulk-address-inexact = ناونیشانەکە ورد نییە. شەقام، ژمارەی خانوو و شار بنووسە، یان پۆتانەکان.
bulk-fee-changed = کرێی گەیاندن گۆڕا. بیپشکنە و داواکارییەکە دووبارە تۆمار بکە.
bulk-text-too-long = ئەم دەقە لە { $most } پیت زیاترە.
bulk-text-unreadable = ئەم دەقە پیتێکی تێدایە کە ناخوێنرێتەوە. تکایە دووبارە بینووسە.
