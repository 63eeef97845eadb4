receipt-title = پسوڵەی گەیاندن
receipt-evidence-title = پسوڵەی گەیاندن لەگەڵ هەموو هەنگاوەکان
receipt-page-title = پسوڵەی { $orderId }
receipt-loading = بۆ پسوڵەکە دەگەڕێین…
receipt-back = گەڕانەوە بۆ داواکاری
receipt-print = چاپکردن
receipt-with-timeline = لەگەڵ هەموو هەنگاوێک
receipt-label = چاپکردنی لەیبڵ
receipt-label-a6 = لەیبڵی A6
receipt-label-a6-hint = 105 × 148 ملم
receipt-label-roll = لەیبڵ بۆ ڕۆڵ
receipt-label-roll-hint = پانی 80 ملم، بۆ چاپکەری گەرمی
receipt-open = پسوڵە
receipt-open-evidence = فایلی بەڵگە
receipt-returned = گەڕێنرایەوە بۆ نێردەر
receipt-under-way = هێشتا تەواو نەبووە: کاتێک داواکارییەکە تەواو بوو، ئەم پسوڵەیەش تەواو دەبێت.
receipt-minutes-taken =
    { $minutes ->
        [one] دوای { $minutes } خولەک
       *[other] دوای { $minutes } خولەک
    }
receipt-order = چی داوا کراوە
receipt-placed = تۆمارکراوە
receipt-planned = دانراوە بۆ
receipt-ended = تەواو بوو
receipt-timeline = هەموو هەنگاوەکان
receipt-step = هەنگاو
receipt-moment = کات
receipt-took = ماوە
receipt-proof-collection = بەڵگەی بردن
receipt-proof-delivery = بەڵگەی گەیاندن
receipt-proof-return = بەڵگەی گەڕاندنەوە
receipt-code = کۆدێک کە دەتباتە پەڕەی بەدواداچوونی ئەم داواکارییە
receipt-scan = بۆ بەدواداچوونی داواکاری سکانی بکە
