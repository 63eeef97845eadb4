history-range = ڕۆژەکان
history-range-yesterday = دوێنێ
history-range-past-week = 7 ڕۆژی ڕابردوو
history-range-past-month = 30 ڕۆژی ڕابردوو
history-range-custom = ڕۆژی تر
history-today = داواکارییەکانی ئەمڕۆ لە بەدواداچوونی داواکاریدان
history-from = یەکەم ڕۆژ
history-to = دوا ڕۆژ
history-date-missing = تکایە ڕۆژێک هەڵبژێرە.
history-date-not-a-day = بەروارێکی دروست بنووسە.
history-date-after-today = ڕۆژێک هەڵبژێرە کە لە داهاتوودا نەبێت.
history-date-reversed = نابێت دوا ڕۆژ پێش یەکەم ڕۆژ بێت.
history-date-too-long =
    { $days ->
        [one] زۆرترین { $days } ڕۆژ بە یەک جار.
       *[other] زۆرترین { $days } ڕۆژ بە یەک جار.
    }
history-status-any = هەموو دۆخەکان
history-status-delivered-late = درەنگ گەیەنراو
history-outlet-any = هەموو شوێنەکانی بردن
history-address-unreadable = بەشێک لەم لینکە نەخوێنرایەوە و جێ هێڵدرا.

history-found =
    { $count ->
        [0] هیچ داواکارییەک نییە
        [one] { $count } داواکاری
       *[other] { $count } داواکاری
    }
history-found-so-far =
    { $count ->
        [0] تا ئێستا هیچ داواکارییەک نییە
        [one] تا ئێستا { $count } داواکاری
       *[other] تا ئێستا { $count } داواکاری
    }
history-found-of =
    { $count ->
        [one] { $shown } لە { $count } داواکاری
       *[other] { $shown } لە { $count } داواکاری
    }
history-searched-text =
    { $more ->
        [yes] گەڕان بە کۆد، ژمارەی داواکاری، ناو و تەلەفۆن لەوانەدا کرا کە تا ئێستا بار کراون. بۆ داواکاریی کۆنتر، زیاتر پیشان بدە.
       *[no] گەڕان بە کۆد، ژمارەی داواکاری، ناو و تەلەفۆن لە هەموو داواکارییەکانی ئەم ڕۆژانەدا کرا.
    }
history-searched-phone = هەموو داواکارییەکانی ئەم ڕۆژانە بۆ { $phone }.
history-searched-order = گەڕان بە ژمارەی داواکاری کرا، لە هەر ڕۆژ و دۆخێکدا بێت.
history-searched-foreign-order = ژمارەی داواکارییەکانی ئەم شوێنی بردنە بە «{ "\u2066" }{ $vendor }-{ "\u2069" }» دەست پێ دەکات. بۆ شوێنێکی تر، سەرەتا لە سەرەوە هەڵیبژێرە.
history-empty-title = لەم ڕۆژانەدا داواکاری نییە
history-empty-text = ڕۆژی تر یان دۆخێکی تر هەڵبژێرە.
history-empty-page-title = هێشتا هیچ نەدۆزراوەتەوە
history-empty-page-text = لە نوێترین داواکارییەکانی ئەم ڕۆژانەدا نەدۆزرایەوە. داواکاریی کۆنتریش هەیە.
history-resting-title = کام ڕۆژانە؟
history-resting-text = لە سەرەوە یەکەم ڕۆژ و دوا ڕۆژ هەڵبژێرە.
history-all-statuses = پیشاندانی هەموو دۆخەکان
history-show-more = زیاتر پیشان بدە
history-kept = داواکارییەکانی سەرەوە وەک خۆیان دەمێننەوە.

history-table = داواکارییەکانی پێشوو
history-column-created = کاتی تۆمار
history-column-phone = تەلەفۆن
history-column-amount = بڕی پارە
history-column-fee = کرێ
history-column-duration = ماوەی گەیاندن
history-total-all =
    { $count ->
        [one] هەموو: { $count } داواکاری
       *[other] هەموو: { $count } داواکاری
    }
history-total-amounts = کۆی بڕەکان

error-cant-retrieve-past-orders = داواکارییەکانی پێشوو بار نەکران. { $because }
