export-button = هەناردەکردن
export-what = هەموو داواکارییەکانی ڕۆژ و دۆخی هەڵبژێردراو
export-busy = هەناردەکردنێک لە کاردایە. بۆ دەستپێکردنی یەکێکی تر، ئەوە ڕابگرە.
export-format-xlsx = فایلی Excel
export-format-xlsx-hint = xlsx، بۆ خوێندنەوە و کۆکردنەوە
export-format-csv = فایلی CSV
export-format-csv-hint = csv، بۆ بەرنامەی تر
export-csv-settings = ڕێکخستنەکانی CSV
export-csv-separator = جیاکەرەوەی ستوونەکان
export-csv-semicolon = خاڵ و کۆما (;)
export-csv-comma = کۆما (,)
export-csv-tab = نیشانەی تاب (Tab)
export-csv-decimal = نیشانەی دەیی
export-csv-decimal-comma = کۆما: 1250,50
export-csv-decimal-point = خاڵ: 1250.50
export-csv-byte-order-mark = فایلەکە وەک UTF-8 نیشانە بکە (Excel پێویستی پێیەتی)
export-progress =
    .aria-label = هەناردەکردن
export-begun = هەناردەکردن دەستی پێ کرد.
export-so-far =
    { $count ->
        [one] { $count } داواکاری هەناردە کرا
       *[other] { $count } داواکاری هەناردە کران
    }
export-so-far-of =
    { $total ->
        [one] { $count } لە { $total } داواکاری هەناردە کرا
       *[other] { $count } لە { $total } داواکاری هەناردە کران
    }
export-reached = گەیشتە { $day }
export-cancel = ڕاگرتن
export-halted =
    { $count ->
        [0] هەناردەکردن پێش یەکەم داواکاری وەستا.
        [one] هەناردەکردن دوای { $count } داواکاری وەستا.
       *[other] هەناردەکردن دوای { $count } داواکاری وەستا.
    }
export-go-on = بەردەوامبوون
export-start-over = لە سەرەتاوە
export-failed = فایلەکە نەنووسرا. ئینتەرنێتەکەت و بۆشایی ئامێرەکەت بپشکنە، پاشان لە سەرەتاوە دەست پێ بکە.
export-saved =
    { $count ->
        [one] { $count } داواکاری پاشەکەوت کرا بە ناوی { $file }
       *[other] { $count } داواکاری پاشەکەوت کران بە ناوی { $file }
    }
export-nothing = لەم ماوەیەدا هیچ داواکارییەک نەدۆزرایەوە. هیچ پاشەکەوت نەکرا.

export-column-created = کاتی تۆمار ({ $zone })
export-column-amount = بڕ ({ $currency })
export-column-fee = کرێی گەیاندن ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title } (خولەک)
export-column-voucher = کۆدی داشکاندن
