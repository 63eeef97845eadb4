bulk-column-phone-number = ژمارەی تەلەفۆن
bulk-column-unit = شووقە
bulk-column-payment-type = جۆری پارەدان
bulk-column-deliver-at = کاتی گەیاندن

bulk-payment-paid = پارەی دراوە
bulk-payment-online = ئۆنلاین دراوە

bulk-collection-point-unknown = هیچ شوێنێکی بردنت بەم ناوە نییە. یەکێک هەڵبژێرە، یان خانەکە بەتاڵ بهێڵەرەوە.
bulk-payment-type-unknown = ئەم جۆرە پارەدانە ناناسین. تکایە یەکێک هەڵبژێرە.
bulk-time-unreadable = کاتەکە وەک { $forms } بنووسە، یان بۆ گەیاندن بە زووترین کات خانەکە بەتاڵ بهێڵەرەوە.
bulk-time-without-day = ئەم کاتە ڕۆژی نییە. وەک { $forms } بینووسە.
bulk-phone-several = لێرە لە یەک ژمارەی تەلەفۆن زیاتر هەیە. ئەوەیان بهێڵەرەوە کە تەلەفۆنی بۆ دەکرێت.
bulk-cell-error = ئەمە هەڵەی خشتەکەیە، بەها نییە. بەهاکە بنووسە، یان خانەکە بەتاڵ بکە.
bulk-cell-without-result = ئەم فۆرمولایە هێشتا ئەنجامی نییە. فایلەکە لە بەرنامەی خشتەدا بکەرەوە و پاشەکەوتی بکە، یان بەهاکە لێرە بنووسە.
bulk-row-repeats = ئەم ڕیزە هەمان شتی ڕیزی { $row } داوا دەکات.
bulk-row-ordered-today = ئەم ڕیزە لە داواکاریی ئەمڕۆ دەچێت: { $order }.
bulk-row-hidden = ئەم ڕیزە لە فایلەکەتدا شاراوە یان هێڵبەسەرداهاتووە.
bulk-row-closed = دۆخی ئەم داواکارییە لە فایلەکەتدا: { $state }.
bulk-row-zero = خانەیەکی ئەم ڕیزە تەنها سفری (0) تێدایە؛ فۆرمولا بۆ خانەی بەتاڵ ئەوە دەدات. ئەگەر ڕاست نییە، سفرەکە بسڕەوە.

bulkfile-choose = هەڵبژاردنی فایلی Excel
bulkfile-drop = یان لێرە دای بنێ
bulkfile-accepted = فایلێکی XLSX، زۆرترین 5 مێگابایت، تا { $rows } داواکاری: هەر ڕیزێک یەک داواکاری
bulkfile-checked-here = پێش ئەوەی هیچ داوا بکرێت، هەموو ڕیزێک لێرە لەسەر شاشەکەت دەپشکنرێت.
bulkfile-template = داگرتنی فایلی نموونە
bulkfile-template-hint = خشتەیەک بە ستوونە دروستەکانەوە، بۆ پڕکردنەوە.
bulkfile-template-example = نموونە
bulkfile-template-columns = ستوونەکان
bulkfile-others = هەر جارەی یەک فایل. ئێستا: { $name }.

bulk-format-invalid = شێوازی فایلەکە دروست نییە
bulk-format-csv = ئەمە فایلی دەقە (CSV). لە بەرنامەی خشتەدا بیکەرەوە و وەک فایلی Excel (xlsx) پاشەکەوتی بکە.
bulk-format-xls = ئەم فایلە بە جۆرە کۆنەکەی Excel (xls) پاشەکەوت کراوە. وەک فایلی Excel (xlsx) پاشەکەوتی بکە.
bulk-format-password = بە وشەی نهێنی پارێزراوە. بەبێ وشەی نهێنی پاشەکەوتی بکە.
bulk-format-damaged = تێکچووە. لە بەرنامەی خشتەدا بیکەرەوە و دووبارە پاشەکەوتی بکە.
bulk-format-other = ئەمە فایلی Excel نییە. وەک فایلی Excel (xlsx) پاشەکەوتی بکە.
bulk-file-too-large = فایلەکە نابێت لە 5 مێگابایت گەورەتر بێت
bulk-no-rows = لەم فایلەدا هیچ داواکارییەکمان نەدۆزییەوە. یەک ڕیز ناوی ستوونەکانە، هەر ڕیزێکی خوارەوەی داواکارییەکە.
bulk-too-many-rows = ئەم فایلە { $rows } ڕیزی هەیە. بە یەک جار زۆرترین { $most } داوا دەکرێت: تکایە دابەشی بکە.
bulk-columns-missing =
    { $count ->
        [1] ستوونێک کەمە: { $columns }. فایلی نموونە هەموویانی تێدایە.
       *[other] ئەم ستوونانە کەمن: { $columns }. فایلی نموونە هەموویانی تێدایە.
    }
bulk-sheets-looked-at = سەیری ئەم شیتانەمان کرد: { $sheets }.
bulk-examples-not-read = شیتی { $sheets } ڕیزی تێدایە، بەڵام شیتی نموونەکانە. داواکارییەکانت بگوازەرەوە بۆ شیتی یەکەم، فایلەکە پاشەکەوت بکە و دووبارە هەڵیبژێرە.
bulk-columns-alike = ئەم ستوونانە یەک واتایان هەیە، بەڵام شتی جیاواز دەڵێن: { $columns }. یەکێکیان بهێڵەرەوە، یان ناوی ئەوانی تر بگۆڕە.
bulk-too-many-columns = ئەم فایلە زۆر پانە: دوای ستوونی { $most } شتێک نووسراوە. ستوونە ناپێویستەکان بسڕەوە.
bulk-sheets-hidden = هەموو شیتەکانی ئەم فایلە شاراوەن: { $sheets }. ئەوەی داواکارییەکانی تێدایە دەریبخە، فایلەکە پاشەکەوت بکە و دووبارە هەڵیبژێرە.
bulk-rows-hidden =
    { $rows ->
        [1] تاکە داواکاریی ئەم فایلە لە ڕیزێکی شاراوە یان هێڵبەسەرداهاتوودایە. دەریبخە، فایلەکە پاشەکەوت بکە و دووبارە هەڵیبژێرە.
       *[other] هەموو { $rows } داواکارییەکەی ئەم فایلە لە ڕیزی شاراوە یان هێڵبەسەرداهاتوودان. دەریانبخە، فایلەکە پاشەکەوت بکە و دووبارە هەڵیبژێرە.
    }
bulk-rows-closed = هەموو داواکارییەکانی ئەم فایلە تەواو بوون، دۆخیان: { $states }. ئەگەر هێشتا دەتەوێت داوایان بکەیت، ستوونی دۆخ بسڕەوە، فایلەکە پاشەکەوت بکە و دووبارە هەڵیبژێرە.
bulkfile-not-opened = نەمانتوانی خوێنەری خشتە بار بکەین. ئینتەرنێتەکەت بپشکنە و هەوڵ بدەرەوە.

bulkfile-reading = { $name } دەخوێنرێتەوە…
bulkfile-checking = ڕیزی پشکنراو: { $checked } لە { $rows }
bulkfile-sending = { $name } هیچ هەڵەیەکی تێدا نییە. دەنێردرێت…
bulkfile-ready-not-sent = { $name } نەنێردرا. فایلەکە هیچ هەڵەیەکی تێدا نییە: دەتوانیت دووبارە بینێریت.
bulkfile-send-again = دووبارە ناردن

bulkfile-read = ئەوەی خوێندمانەوە
bulkfile-read-sheet = شیتی { $sheet }، ناوی ستوونەکان لە ڕیزی { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] شیتی { $sheets } نەخوێنرایەوە.
       *[other] ئەم شیتانە نەخوێنرانەوە: { $sheets }.
    }
bulkfile-read-column = ستوونی { $letter }
bulkfile-left-out =
    { $count ->
        [1] ئەم ستوونە جێ هێڵدرا: { $columns }.
       *[other] { $count } ستوون جێ هێڵدران: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } دانەی تر
       *[other] { $count } دانەی تر
    }
bulkfile-read-hidden-columns = لە فایلەکەتدا شاراوەن، بەڵام خوێنرانەوە: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } ڕیز لە فایلەکەتدا شاراوە یان هێڵبەسەرداهاتووە و جێ هێڵدرا.
       *[other] { $count } ڕیز لە فایلەکەتدا شاراوە یان هێڵبەسەرداهاتوون و جێ هێڵدران.
    }
bulkfile-closed-left-out = ئەو ڕیزانەی بەهۆی دۆخیانەوە جێ هێڵدران: { $count } ({ $states }).
bulkfile-hidden-too = ئەم ڕیزانەش داوا بکە

bulkfile-title = پشکنینی { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } ڕیز
       *[other] { $count } ڕیز
    }
bulkfile-faults =
    { $count ->
        [0] هەڵە نییە
        [one] { $count } هەڵە
       *[other] { $count } هەڵە
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } ڕیز بۆ پێداچوونەوە
       *[other] { $count } ڕیز بۆ پێداچوونەوە
    }
bulkfile-next-fault = هەڵەی داهاتوو
bulkfile-faulty-only = تەنها ڕیزە هەڵەکان
bulkfile-remove-repeats =
    { $count ->
        [1] لابردنی ڕیزی دووبارە
       *[other] لابردنی { $count } ڕیزی دووبارە
    }

bulkfile-grid = داواکارییەکانی فایل
bulkfile-keys = بە Enter خانەیەک دەستکاری دەکەیت، بە Ctrl + Z کاری پێشوو پووچەڵ دەکەیتەوە، بە F8 دەچیتە هەڵەی داهاتوو. دەتوانیت خانەکان لە خشتەیەکەوە بلکێنیت.
bulkfile-row = ڕیزی { $row }
bulkfile-cell = ڕیزی { $row }، { $column }
bulkfile-cell-fine = لێرە هیچ هەڵەیەک نییە.
bulkfile-cell-empty = بەتاڵ
bulkfile-remove-row = لابردنی ڕیز
bulkfile-remove-row-of = لابردنی ڕیزی { $row }
bulkfile-own-point = شوێنی بردنی هەڵبژێردراو
bulkfile-no-choice = تکایە هەڵبژێرە
bulkfile-fill-for =
    { $count ->
        [one] { $count } ڕیز هەمان هەڵەی هەیە.
       *[other] { $count } ڕیز هەمان هەڵەیان هەیە.
    }
bulkfile-fill-with = هەمان شت بۆ هەموویان
bulkfile-fill = پڕکردنەوە
bulkfile-card-all = هەموو خانەکان
bulkfile-card-fewer = خانەی کەمتر
bulkfile-no-rows-left = هەموو ڕیزەکان لابران. پووچەڵی بکەرەوە، یان فایلێکی تر هەڵبژێرە.
bulkfile-none-faulty = ئێستا هیچ ڕیزێک هەڵەی تێدا نییە.

bulkfile-send =
    { $count ->
        [one] ناردنی { $count } ڕیز
       *[other] ناردنی { $count } ڕیز
    }
bulkfile-send-faulty = ناردن بە هەڵەوە
bulkfile-send-anyway = هەر بینێرە
bulkfile-keep-on = ڕاستکردنەوەی زیاتر
bulkfile-ask-send =
    { $count ->
        [one] { $count } ڕیز هێشتا هەڵەی تێدایە: هیچی بۆ داوا ناکرێت. هەموو ڕیزەکانی تر دەتوانرێت داوا بکرێن.
       *[other] { $count } ڕیز هێشتا هەڵەیان تێدایە: هیچیان بۆ داوا ناکرێت. هەموو ڕیزەکانی تر دەتوانرێت داوا بکرێن.
    }
bulkfile-ask-leave = ڕاستکردنەوەکانت لە دەست دەچن.
bulkfile-leave-anyway = وازهێنان لە ڕاستکردنەوەکان
bulkfile-not-sent = ڕیزەکان نەنێردران. هیچ ڕاستکردنەوەیەکت لە دەست نەچووە.

bulkfile-said-left =
    { $count ->
        [0] هیچ هەڵەیەک نەماوە.
        [one] { $count } هەڵە ماوە.
       *[other] { $count } هەڵە ماون.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } خانە لکێنرا.
       *[other] { $count } خانە لکێنران.
    }
bulkfile-said-filled =
    { $count ->
        [one] بۆ { $count } ڕیز پڕ کرایەوە.
       *[other] بۆ { $count } ڕیز پڕ کرایەوە.
    }
bulkfile-said-undone = پووچەڵ کرایەوە.
bulkfile-said-removed = ڕیزی { $row } لابرا.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } ڕیزی دووبارە لابرا.
       *[other] { $count } ڕیزی دووبارە لابران.
    }
