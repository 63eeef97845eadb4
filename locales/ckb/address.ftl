address-origin-title = گەیەنەرەکان لە کوێوە داواکارییەکانت دەبەن؟
address-origin-lead = شوێنی بردنی { $name } هێشتا ناونیشانی نییە. بینووسە یان نیشانەکە لەسەر نەخشە دابنێ، ئەوسا گەیەنەر دەرگاکەت دەدۆزێتەوە. تەنها یەک جار پێویستە.
address-origin-change-title = گۆڕینی شوێنی بردن
address-origin-change-lead = ناونیشانە نوێیەکەی { $name } لە ئێستاوە بۆ هەموو داواکارییەکانە. زانیارییەکانی کڕیار کە نووسیوتن دەمێننەوە.
address-origin-change = گۆڕین
address-origin-change-label = گۆڕینی شوێنی بردن
address-origin-text = ناونیشانی شوێنی بردن
address-origin-map = نەخشە لەگەڵ شوێنی بردن
address-origin-map-hint = بۆ دیاریکردنی شوێنی بردن کرتە لەسەر نەخشەکە بکە، یان نیشانەکەی ڕابکێشە.
address-origin-notes-placeholder = دەرگای پشتەوە، زەنگی کاونتەر، شوێنی وەستان…
address-postal-code = کۆدی پۆستە
address-city = شار
address-origin-save = پاشەکەوتکردن
address-origin-keep = وەک خۆی بێت
address-no-coordinates = ئەم ناونیشانە شوێنی لەسەر نەخشە نییە
address-saved = ناونیشانەکە پاشەکەوت کرا
address-not-saved = ناونیشانەکە پاشەکەوت نەکرا
address-not-updated = نەمانتوانی ناونیشانەکە نوێ بکەینەوە.
address-details-kept = تکایە بپشکنە، ئەمەت بۆ ناونیشانی پێشوو نووسیوە: { $fields }

address-options-list = کڕیار و شوێنە دۆزراوەکان
address-options-found =
    { $count ->
        [one] { $count } پێشنیار. بە دوگمەی تیرەکان هەڵبژێرە.
       *[other] { $count } پێشنیار. بە دوگمەی تیرەکان هەڵبژێرە.
    }
address-customers-group = کڕیارەکانت
address-places-group = شوێنەکان
address-last-customers = دوایین کڕیارەکان
address-customer-used =
    { $count ->
        [1] یەک جار بەکارهاتووە
       *[other] { $count } جار بەکارهاتووە
    }
address-customers-failed = نەمانتوانی لە کڕیارە پاشەکەوتکراوەکانتدا بگەڕێین.

address-pin-away = نیشانەکە { $distance } لەم ناونیشانەوە دوورە.
address-pin-at = لە جێی نیشانەکە: { $address }
address-pin-take = ناونیشانی جێی نیشانەکە بەکاربهێنە
address-pin-move = نیشانەکە بۆ ناونیشانەکە ببە

address-known = بەم ژمارەی تەلەفۆنە پاشەکەوت کراوە
address-known-fill = پڕکردنەوەی خانە بەتاڵەکان
address-known-replace = گۆڕین
address-known-decline = ئەم کڕیارە نا
address-customer-save = پاشەکەوتکردنی کڕیار
address-customer-update = نوێکردنەوەی کڕیار
address-customer-saved = لە ناو کڕیارەکانتدایە
address-customer-saved-now = خرایە ناو کڕیارەکانت
address-customer-not-saved-because = کڕیارەکە پاشەکەوت نەکرا: { $reason }

address-customers-title = کڕیارەکان
address-customers-search = گەڕان لە کڕیارەکانتدا
address-customers-placeholder = ناو، شەقام یان دوا ژمارەکانی تەلەفۆن
address-customers-hint = لانی کەم دوو پیت بنووسە: ناوێک، شەقامێک، یان دوا ژمارەکانی تەلەفۆنێک.
address-customers-searching = لە کڕیارەکانتدا دەگەڕێین…
address-customers-none = کەس بۆ «{ $text }» نەدۆزرایەوە.
address-customers-count =
    { $count ->
        [one] { $count } کڕیار دۆزرایەوە
       *[other] { $count } کڕیار دۆزرانەوە
    }
address-use = بەکارهێنان
address-customer-use-label = گەیاندن بۆ { $name }
address-customer-edit = دەستکاریی { $name }
address-customer-remove = سڕینەوەی { $name }
address-customer-remove-question = کڕیار { $name } لە کڕیارەکانت دەسڕیتەوە؟
address-customer-remove-yes = سڕینەوە
address-customer-remove-keep = هێشتنەوە
address-customer-place-kept = دەستکاریی دەقەکە نیشانەکە ناجووڵێنێت. بۆ جووڵاندنی، شوێنێکی تر هەڵبژێرە.
address-cancel = پاشگەزبوونەوە
address-customer-changed = زانیارییەکانی کڕیار { $name } گۆڕدران.
address-customer-removed = کڕیار { $name } لە کڕیارەکانت سڕایەوە.
address-customer-not-removed = کڕیارەکە نەسڕایەوە: { $reason }
