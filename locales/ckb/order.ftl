order-tracking-title = بەدواداچوونی داواکاری
order-search-label = گەڕان لە داواکارییەکاندا
order-search =
    .placeholder = ناو، تەلەفۆن، کۆد یان ژمارەی داواکاری
order-search-short =
    .placeholder = گەڕان
order-lists = داواکارییەکان بەپێی قۆناغ
order-list-new = نوێ
order-list-scheduled = بۆ دواتر
order-list-collected = لای گەیەنەر
order-list-delivered = گەیەنراو
order-list-cancelled = هەڵوەشاوە
order-list-results = ئەنجامەکان
order-list-needing =
    { $count ->
        [one] { $count } داواکاری سەرنجی دەوێت
       *[other] { $count } داواکاری سەرنجیان دەوێت
    }
order-live = ڕاستەوخۆ
order-connecting = پەیوەست دەبێت
order-reconnecting = پەیوەست دەبێتەوە
order-updated-ago = { $ago } نوێکراوەتەوە
order-waiting =
    { $count ->
        [one] پیشاندانی { $count } داواکاریی نوێ
       *[other] پیشاندانی { $count } داواکاریی نوێ
    }
order-status = دۆخ
order-column-amount = وەرگرتن لە کڕیار
order-scheduled-for = بۆ { $time }
order-nothing-to-collect = پارە وەرناگیرێت
order-announce-one = داواکاریی { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } داواکاری گۆڕا
       *[other] { $count } داواکاری گۆڕان
    }
order-empty-new-title = داواکاریی نوێ نییە
order-empty-new-text = داوای گەیەنەر بکە، داواکارییەکە یەکسەر لێرە دەردەکەوێت.
order-empty-scheduled-title = هیچ بۆ دواتر نییە
order-empty-scheduled-text = داواکارییەکانی دواتری ئەمڕۆ و دوو ڕۆژی داهاتوو لێرە چاوەڕێی کاتی خۆیان دەکەن.
order-empty-collected-title = هیچ لە ڕێگا نییە
order-empty-collected-text = هەر کە گەیەنەر داواکارییەکی برد، دەتوانیت لێرە بەدواداچوونی بۆ بکەیت.
order-empty-delivered-title = ئەمڕۆ هێشتا هیچ نەگەیەنراوە
order-empty-delivered-text = داواکارییە گەیەنراو و گەڕێنراوەکانی ئەمڕۆ لێرە کۆ دەبنەوە.
order-empty-cancelled-title = ئەمڕۆ داواکاریی هەڵوەشاوە نییە
order-empty-cancelled-text = با هەر وا بێت.
order-empty-results-title = داواکاری نەدۆزرایەوە
order-empty-results-text = گەڕان تەنها لە داواکارییەکانی ئێستادایە. بەشێک لە ناو، ژمارەی تەلەفۆن، کۆد یان ژمارەی داواکاری تاقی بکەرەوە.
order-clear-search = پاککردنەوەی گەڕان
order-lists-kept = ڕەنگە لیستەکانی سەرەوە کۆن بن.

order-details =
    .aria-label = وردەکاریی داواکاری
order-details-none-title = داواکارییەک هەڵبژێرە
order-details-none-text = قۆناغەکان، گەیەنەر و کڕیار لێرە پیشان دەدرێن.
order-details-close =
    .aria-label = داخستنی وردەکارییەکان
order-details-back =
    .aria-label = گەڕانەوە بۆ لیستەکە
order-not-found-title = ئەم داواکارییە نەدۆزرایەوە
order-not-found-text = ڕەنگە هی شوێنێکی تری بردن بێت، یان لینکەکە هەڵەی تێدا بێت.
order-code = کۆدی داواکاری
order-number = ژمارەی داواکاری
order-copy-number =
    .aria-label = کۆپیکردنی ژمارەی داواکاری
order-copy-failed = کۆپی نەکرا. تکایە دەقەکە دیاری بکە و خۆت کۆپیی بکە.
order-more-actions = کرداری تر
order-share-tracking-text = لێرە بەدواداچوون بۆ داواکارییەکەتان بکەن:
order-placed-at = تۆمارکراوە: { $time }
order-progress = قۆناغەکان
order-rider = گەیەنەر
order-rider-none = هێشتا گەیەنەر نییە
order-rider-seen = دواجار { $ago } بینراوە
order-call =
    .aria-label = تەلەفۆن بۆ { $name }، { $phone }
order-customer = کڕیار
order-recipient-notes = لە کڕیارەوە، بە لینکی بەدواداچوون
order-cold-bag = جانتای سارد
order-payment = پارەدان
order-payment-paid = پارەی دراوە
order-fees = کرێی گەیاندن
order-address = ناونیشان
order-cancelled-because = هۆکار: { $reason }
order-pin-destination = کڕیار: { $name }
order-map-failed = نەخشەکە پیشان نادرێت. هەموو زانیارییەکانی لە خوارەوە نووسراون.

order-cancel = هەڵوەشاندنەوە
order-cancel-refused-too-early = کاتێک داواکارییەکەمان وەرگرت، دەتوانیت هەڵیبوەشێنیتەوە.
order-cancel-refused-within-grace = پارەدانەکە هەر ئێستا پشتڕاست کرایەوە. دوای { $left } دەتوانیت هەڵیبوەشێنیتەوە.
order-cancel-refused-too-far-along = گەیەنەرێک ئەم داواکارییەی پێ سپێردراوە، بۆیە لێرە هەڵناوەشێنرێتەوە.
order-cancel-refused-delayed = داواکاریی دواکەوتوو لێرە هەڵناوەشێنرێتەوە.
order-cancel-refused-finished = ئەم داواکارییە تەواو بووە.
order-cancel-refused-unknown-status = دۆخی ئەم داواکارییە نازانرێت، بۆیە لێرە هەڵناوەشێنرێتەوە.
order-cancel-title = داواکاریی { $customer } هەڵدەوەشێنیتەوە؟
order-cancel-text = گەیەنەر و کڕیار ئاگادار دەکەینەوە. ئەم کارە گەڕانەوەی نییە.
order-cancel-why = بۆچی هەڵدەوەشێنرێتەوە؟
order-cancel-reason-customer-cancelled = کڕیار هەڵیوەشاندەوە
order-cancel-reason-item-unavailable = کاڵایەک بەردەست نییە
order-cancel-reason-wrong-details = زانیارییەکان هەڵەن
order-cancel-reason-delay-too-long = زۆر دەخایەنێت
order-cancel-reason-other = هۆکارێکی تر
order-cancel-words = بە وشەی خۆت
order-cancel-problem-reason-missing = تکایە هۆکارێک هەڵبژێرە.
order-cancel-problem-text-missing = تکایە بە چەند وشەیەک هۆکارەکە بنووسە.
order-cancel-problem-text-too-long = تکایە کورتی بکەرەوە بۆ 200 پیت.
order-cancel-keep = هێشتنەوەی داواکاری
order-was-cancelled = داواکاریی { $customer } هەڵوەشێنرایەوە.
action-attempt-cancel = داواکارییەکە هەڵدەوەشێنرێتەوە…

error-cant-retrieve-current-orders = داواکارییەکانی ئێستا بار نەکران. { $because }
error-cant-cancel-order = داواکارییەکە هەڵنەوەشێنرایەوە. { $because }
order-not-loaded = ئەمە بار نەکرا. { $because }
