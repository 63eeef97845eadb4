request-section-done = تەواوە

request-collection-time = کاتی بردن
request-collection-instant = دەستبەجێ
request-collection-instructions = ڕێنمایی بۆ گەیەنەر

request-drop-off-title = شوێنی گەیاندن
request-details-title = وردەکاریی گەیاندن
request-payment-title = کورتەی پارەدان

request-destination = ناونیشانی گەیاندن
request-destination-placeholder = شەقام، شوێن یان { $coordinates }
request-destination-clear = پاککردنەوەی ناونیشان
request-destination-searching = بۆ شوێنەکان دەگەڕێین…
request-destination-resolving = بۆ ناونیشانەکە دەگەڕێین…
request-destination-none = ناونیشانەکە نەدۆزرایەوە. ناوی شەقام لەگەڵ ژمارەکەی تاقی بکەرەوە، یان شوێنەکە لەسەر نەخشە هەڵبژێرە.
request-destination-search-failed = نەمانتوانی بۆ ناونیشان بگەڕێین: { $reason }
request-destination-details-failed = زانیاریی شوێنەکە وەرنەگیرا
geolocator-error-reverse = لەم خاڵەدا ناونیشانمان نەدۆزییەوە.
error-geocoder-unavailable = گەڕان بۆ ناونیشان لە ئێستادا بەردەست نییە.
request-unit = ژمارەی شووقە
request-building = باڵەخانە
request-notes-placeholder = نهۆم، زەنگی دەرگا، شوێنی وەستان…
request-name = ناوی کڕیار
request-phone = تەلەفۆنی کڕیار

request-map = نەخشە لەگەڵ شوێنی بردن و شوێنی گەیاندن
request-map-hint = بۆ دیاریکردنی شوێنی گەیاندن کرتە لەسەر نەخشەکە بکە، یان نیشانەکەی ڕابکێشە.
request-map-show = لەسەر نەخشە هەڵبژێرە
request-map-hide = شاردنەوەی نەخشە
request-map-failed = نەخشەکە ئێستا پیشان نادرێت. بەبێ ئەویش هەموو شتێک کار دەکات: ناونیشانەکە بنووسە.

request-time = کاتی گەیاندن
request-time-asap = زووترین کات
request-time-asap-hint = گەیاندن لە ماوەی 60 خولەکدا، بە زۆری لە 30 خولەک یان کەمتردا
request-time-later = کاتێکی تر
request-later-day = ڕۆژ
request-later-today = ئەمڕۆ
request-later-tomorrow = سبەی
request-later-time = کات
request-later-in =
    { $hours ->
        [0] دوای { $minutes } خولەک
       *[other] دوای { $hours } کاتژمێر و { $minutes } خولەک
    }
request-description-placeholder = چی لە کیسەکەدایە؟
request-amount = بەهای کاڵاکان بە { $currency }
request-item-value-warning = بەهای کاڵاکان بەرز دیارە. تکایە پێش تۆمارکردنی داواکارییەکە جارێکی تر بەهای کاڵاکان بپشکنە.
request-item-value-confirm = پشتڕاستکردنەوە
request-item-value-of = { $value } لە { $limit }. لەوە زیاتر بێت، داوای پشتڕاستکردنەوەت لێ دەکەین.
request-item-value-confirmed = بەهای کاڵاکان پشتڕاست کرایەوە
request-cold-bag = جانتای سارد پێویستە
request-cold-bag-hint = گەیەنەر جانتایەک دەهێنێت کە کاڵاکان بە ساردی دەهێڵێتەوە.
request-age-check-hint = گەیەنەر لە بەردەرگا داوای سەلماندنی تەمەن دەکات.
request-age-check-missing = ئەم داواکارییە پشکنینی تەمەنی دەوێت. تکایە بۆ پشتڕاستکردنەوە «{ field-age-check }» نیشانە بکە.
request-vat-add = زیادکردنی ژمارەی باج
request-vat-hint = 8 پیتی گەورەی لاتینی و ژمارە

request-payment-methods = شێوازی پارەدان
request-payment-cash-on-delivery-hint = گەیەنەر بەهای کاڵاکان بە کاش لە کڕیار وەردەگرێت.
request-payment-cash-on-pick-up-hint = گەیەنەر لە شوێنی بردن پارەت دەداتێ؛ لە بەردەرگا هیچ وەرناگیرێت.
request-payment-no-cash-hint = کڕیار پێشتر پارەی داوە.
request-payment-payment-on-delivery-hint = کڕیار لە بەردەرگا بەهای کاڵاکان دەدات.
request-payment-none-hint = هیچ پارەیەک وەرناگیرێت.
request-payment-not-offered = «{ $method }» لێرە بەردەست نییە. شێوازێکی تری پارەدان هەڵبژێرە.
error-no-payment-method-available = بۆ ئەم شوێنی بردنە هیچ شێوازێکی پارەدان بەردەست نییە. تکایە پەیوەندیمان پێوە بکە.
error-payment-get-if-enabled = نەمانزانی پارەدانی ئۆنلاین بەردەستە یان نا، بۆیە لە ئێستادا ناچالاکە.

voucher-title = کۆدی داشکاندن
voucher-placeholder = کۆد
voucher-apply = بەکارهێنان
voucher-keep = پاشگەزبوونەوە
voucher-replace = گۆڕین
voucher-remove = لابردن
voucher-details = وردەکاری
voucher-waiting = هەر کە کرێی گەیاندن زانرا، دەپشکنرێت.
voucher-checking = کۆدی داشکاندن دەپشکنرێت…
voucher-percentage = { $percent }% داشکاندن لە کرێی گەیاندن
voucher-amount = { $amount } داشکاندن لە کرێی گەیاندن
voucher-valid-always = کاتی بەسەرچوونی نییە
voucher-valid-until = کار دەکات تا { $time }
voucher-minimum = بۆ کرێی گەیاندنی { $amount } و سەرووتر
voucher-maximum = زۆرترین داشکاندن: { $amount }
voucher-first-order = تەنها بۆ یەکەم داواکاری
voucher-refused-unknown = ئەم کۆدە ناناسین.
voucher-refused-expired = ئەم کۆدی داشکاندنە بەسەر چووە.
voucher-refused-not-yet = ئەم کۆدی داشکاندنە هێشتا کار ناکات.
voucher-refused-fee-too-small = کرێی گەیاندن بۆ ئەم کۆدی داشکاندنە زۆر کەمە.
voucher-refused-not-first-order = ئەم کۆدی داشکاندنە تەنها بۆ یەکەم داواکارییە.
voucher-refused-used-up = ئەم کۆدی داشکاندنە بەتەواوی بەکارهێنراوە.
voucher-refused-used-by-vendor = ئەم شوێنی بردنە کۆدی داشکاندنەکەی بەتەواوی بەکارهێناوە.
voucher-refused-other-vendor = ئەم کۆدی داشکاندنە بۆ ئەم شوێنی بردنە نییە.
voucher-refused-inactive = ئەم کۆدی داشکاندنە چیتر چالاک نییە.
voucher-switched-off = کۆدی داشکاندن لە ئێستادا بەردەست نییە. کرێی گەیاندن بەبێ داشکاندن پیشان دەدرێت.
voucher-try-again-in =
    { $seconds ->
        [one] هەوڵەکان زۆر بوون. دوای { $seconds } چرکە هەوڵ بدەرەوە.
       *[other] هەوڵەکان زۆر بوون. دوای { $seconds } چرکە هەوڵ بدەرەوە.
    }

request-summary = کورتە
request-summary-more = پیشاندانی وردەکارییەکان
request-summary-less = شاردنەوەی وردەکارییەکان
request-distance = مەودا
request-fee-base = کرێی بنەڕەتی
request-fee-distance = کرێی مەودا
request-fee-surcharge = زیادەی شێوازی پارەدان
request-fee-as-quoted = وەک بۆ ئەم گەیاندنە دیاری کراوە
request-fee-moved = کرێکە دووبارە حیساب کرایەوە: پێشتر { $before } بوو، ئێستا بووەتە { $after }.
request-fee-held = کرێکە تا { $time } ناگۆڕێت · { $left }
request-fee-expired = کاتی کرێکە بەسەر چوو. کاتێک داوای گەیەنەر دەکەیت، دووبارە حیساب دەکرێتەوە.
request-fee-expired-guest = کاتی کرێکە بەسەر چوو. داوای گەیەنەر بکە بۆ بینینی کرێ نوێیەکە، پاشان جارێکی تر بۆ قبووڵکردنی.
request-fee-waiting = بۆ بینینی کرێ، ناونیشانی گەیاندن بنووسە.
request-quote-asking = دەپشکنین ئایا گەیاندنمان بۆ ئەوێ هەیە، و بە چەند…
request-deliverable = گەیاندنمان بۆ ئەوێ هەیە: { $distance }
request-deliverable-anyway = گەیاندنمان بۆ ئەوێ هەیە
request-deliverable-fee = کرێی گەیاندن: { $fee }
request-deliverable-fee-reduced = کرێی گەیاندن: { $fee } لەبری { $before }
request-collect-nothing = هیچ
request-collect-brief = { $amount } وەردەگیرێت
request-submit = داواکردنی گەیەنەر
request-submitting = داوای گەیەنەر دەکرێت…
request-offline = ئۆفلاین: کە ئینتەرنێت هاتەوە دەنێردرێت
request-waiting = چاوەڕێی ئینتەرنێت دەکەین…
request-waiting-hint = هەر کە ئینتەرنێتەکەت هاتەوە، دەنێردرێت. ئەم پەڕەیە بە کراوەیی بهێڵەرەوە.
request-do-not-send = مەینێرە
request-undo = پووچەڵکردنەوە
request-submit-keys = یان { $keys } دابگرە
request-wrong-fields =
    { $count ->
        [one] { $count } خانە پێویستی بە ڕاستکردنەوەیە
       *[other] { $count } خانە پێویستیان بە ڕاستکردنەوەیە
    }

request-vendor-missing = زانیارییەکانت وەرنەگیران - تکایە لە هەژمارەکەت بچۆ دەرەوە و دووبارە بچۆ ژوورەوە
request-vendor-inactive = ئەم شوێنی بردنە ناچالاکە، بۆیە ناتوانرێت گەیەنەری بۆ داوا بکرێت.
validation-fill-unit-number = تکایە ژمارەی شووقەی کڕیار بنووسە
request-name-missing = تکایە ناوی کڕیار بنووسە
request-name-has-digit = ناوی کڕیار دروست نییە
request-phone-missing = تەلەفۆنی کڕیار بنووسە
request-phone-impossible = ژمارەی تەلەفۆنەکە دروست دیار نییە
request-phone-unusual = ئەم ژمارەیە نائاسایی دیارە. تکایە بیپشکنە.
request-description-too-long = تکایە لە 200 پیت تێمەپەڕە
request-address-missing = تکایە ناونیشانەکە بنووسە
request-coordinates-missing = ناتوانین شوێنی ئەم ناونیشانە دیاری بکەین
request-amount-missing = تکایە بڕێکی دروست بۆ داواکارییەکە بنووسە
request-amount-unreadable = تکایە بڕێکی دروست بۆ داواکارییەکە بنووسە. بەم شێوەیە بینووسە: { $forms }
request-amount-below-minimum = کەمترین بڕ: { $amount } { $currency }
request-payment-method-missing = تکایە شێوازی پارەدان هەڵبژێرە
request-preorder-in-past = تکایە کاتێکی گەیاندن هەڵبژێرە کە هێشتا نەهاتبێت
request-preorder-too-far = تکایە کاتی گەیاندن لە دوو ڕۆژی داهاتوودا هەڵبژێرە
request-preorder-outside-hours = تکایە کاتی گەیاندن لە کاتی خزمەتگوزاریدا هەڵبژێرە
request-notes-too-long = تێبینییەکان زۆر درێژن
request-address-too-long = ناونیشانەکە زۆر درێژە
request-vat-wrong-length = ژمارەی باجەکەت دەبێت 8 پیت و ژمارە بێت، تکایە جارێکی تر بیپشکنە.
request-vat-invalid = ژمارەی باجەکەت دروست نییە، تکایە جارێکی تر بیپشکنە.

request-error-undeliverable-address = ناتوانین ئەم داواکارییە بگەیەنینە ئەوێ.
request-deliverability-unknown = نەزانرا داواکارییەکە دەگەیەنرێت یان نا
request-error-cannot-compute-price = نەمانتوانی کرێی ئەم داواکارییە حیساب بکەین.
error-store-closed = فرۆشگاکە ئێستا داخراوە.
request-not-created = ئەم داواکارییە تۆمار نەکرا
request-nothing-lost = ئەوەی نووسیوتە هیچی لە دەست نەچووە. دەتوانیت هەر ئێستا هەوڵ بدەیتەوە.
request-kept = ئەوەی نووسیوتە هیچی لە دەست نەچووە.
error-fee-recompute = کاتی کرێکە بەسەر چوو. دووبارە حیسابی دەکەینەوە…
error-fee-changed = کرێی گەیاندن گۆڕا.
request-fee-changed-text = پێشتر { $before } بوو، ئێستا بووەتە { $after }. بە کرێ نوێیەکە داوای گەیەنەر دەکەیت؟
request-fee-changed-accept = داواکردن بە { $after }
request-fee-changed-refuse = داوا مەکە
request-pushed = داواکاری تۆمار کرا!
request-already-placed = ئەم داواکارییە لە هەوڵێکی پێشوودا تۆمار کراوە، بۆیە دووبارە تۆمار نەکرایەوە. تکایە لە ناو داواکارییەکانتدا سەیری بکە.
request-draft-restored = ئەوەی نووسیبووت بۆت پاراست.

unable-to-fetch-vendor = زانیاریی فرۆشگا وەرنەگیرا
request-closed-title = ئێستا داخراوین
request-closed-hours = کاتی خزمەتگوزاری: { $from } تا { $to }. کاتی ئێستا: { $currentTime }
request-closed-hint = هەر کە کردمانەوە، دەتوانیت داوای گەیەنەر بکەیت.
request-closed-check = پشکنینەوە
request-no-location-other = تا ئەو کاتە دەتوانیت شوێنێکی تری بردن هەڵبژێریت.
