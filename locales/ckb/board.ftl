board-view = شێوەی پیشاندان
board-view-list = لیست
board-view-board = تەختە
board-command = تەختەی هەموو داواکارییەکان
board-command-lists = لیستی داواکارییەکان
board-summary =
    { $underWay ->
        [0] هیچ داواکارییەکی چالاک نییە
       *[other] { $underWay } داواکاریی چالاک
    }{ $needsYou ->
        [0] ، هەموو شت باشە
        [one] ، { $needsYou } سەرنجی دەوێت
       *[other] ، { $needsYou } سەرنجیان دەوێت
    }
board-list =
    .aria-label = داواکارییە چالاکەکان، ئەوانەی سەرنجیان دەوێت لە سەرەوە
board-map =
    .aria-label = نەخشەی هەموو داواکارییە چالاکەکان
board-group-needs-you = سەرنجیان دەوێت
board-group-waiting = چاوەڕێی گەیەنەر
board-group-rider-coming = گەیەنەر دێت
board-waiting =
    { $count ->
        [one] پیشاندانی { $count } گۆڕانکاری
       *[other] پیشاندانی { $count } گۆڕانکاری
    }
board-legend-urgent = درەنگ یان سەرنەکەوتوو
board-legend-at-risk = سەرنجی دەوێت
board-legend-in-time = لە کاتی خۆیدایە
board-pin-rider = گەیەنەر { $name }، بۆ { $customer }
board-pin-rider-unnamed = گەیەنەر بۆ { $customer }

board-chosen =
    .aria-label = داواکاریی هەڵبژێردراو
board-chosen-close =
    .aria-label = داخستنی داواکاری
board-details = وردەکاری
board-call-customer = تەلەفۆن بۆ کڕیار
board-cannot-cancel = ئەم داواکارییە ئێستا هەڵناوەشێنرێتەوە. هۆکارەکە لە وردەکارییەکانیدا نووسراوە.
