edit-order-action = دەستکاری
edit-title = دەستکاریی داواکاری
edit-banner = دەستکاریی داواکاریی { $name } دەکەیت ({ $day })
edit-cancel = وازهێنان لە دەستکاری
edit-not-available = لێرە دەستکاریی داواکاری ناکرێت. ئەمە داواکارییەکی نوێیە.
edit-nothing-changed = هیچ گۆڕانکارییەک نییە بۆ پاشەکەوتکردن.
edit-lock-customer = ناتوانیت کڕیاری داواکارییەکە بگۆڕیت
edit-lock-settled = لە کاتی تۆمارکردندا جێگیر کراوە
edit-lock-status = لەم قۆناغەدا ناگۆڕدرێت
edit-moved-on = لەو کاتەوە کە کردووتەتەوە، ئەم داواکارییە چووەتە پێش و چیتر ناگۆڕدرێت.
edit-moved-on-kept = ئەوەی نووسیوتە لێرە دەمێنێتەوە تا دەڕۆیت.
edit-follow = بەدواداچوونی داواکاری
edit-new-request = داواکردنی گەیەنەرێکی تر
edit-locked-title = ئەم داواکارییە چیتر ناگۆڕدرێت
edit-locked-text = داواکاریی { $orderId } چیتر ناگۆڕدرێت. دەتوانیت بەدواداچوونی بۆ بکەیت یان داوای گەیەنەرێکی تر بکەیت.
edit-unreadable-title = نەمانتوانی ئەم داواکارییە بکەینەوە
edit-not-found = داواکاریی { $orderId } لەم شوێنی بردنەدا نییە.
edit-changes =
    { $count ->
        [0] گۆڕانکارییەکان
        [one] { $count } گۆڕانکاری
       *[other] { $count } گۆڕانکاری
    }
edit-changes-none = هێشتا گۆڕانکاری نییە.
edit-change-position = شوێن لەسەر نەخشە
edit-change-nothing = هیچ
edit-change-before = پێشتر:
edit-change-after = ئێستا:
edit-change-moved = { $distance } گوێزرایەوە
edit-fee-more = { $amount } زیاتر
edit-fee-less = { $amount } کەمتر
edit-fee-changed-text = پێشتر { $before } بوو، ئێستا بووەتە { $after }. گۆڕانکارییەکان بە کرێ نوێیەکە پاشەکەوت دەکەیت؟
edit-fee-changed-accept = پاشەکەوتکردن بە { $after }
edit-fee-changed-refuse = پاشەکەوت مەکە
edit-kept-charge-title = جیاوازییەکە ناگەڕێنرێتەوە
request-updated = داواکارییەکە نوێ کرایەوە!
request-not-updated = ئەم داواکارییە نوێ نەکرایەوە

again-action = دووبارە داواکردن
again-banner = دووبارە داواکردن بۆ { $name } ({ $day })
again-banner-hint = کرێکە دووبارە حیساب دەکەینەوە. کاڵاکان و بەهاکەیان بپشکنە.
again-cancel = دەستپێکردن بە فۆڕمی بەتاڵ
again-check = لە داواکاریی { $day } – تکایە بیپشکنە

request-placed-elsewhere = ئەم داواکارییە پێشتر لە تابێکی تردا تۆمار کراوە، بۆیە دووبارە تۆمار ناکرێتەوە. ئەوەتا لێرەیە.
edit-kept-charge = بڕی دراو بە کارت: { $paid }. کرێی گەیاندن ئێستا: { $fee }. جیاوازییەکە ({ $left }) ناگەڕێنرێتەوە.
