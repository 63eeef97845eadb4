board-view = دیکھنے کا طریقہ
board-view-list = فہرست
board-view-board = بورڈ
board-command = تمام آرڈرز کا بورڈ
board-command-lists = آرڈرز کی فہرستیں
board-summary =
    { $underWay ->
        [0] کوئی آرڈر جاری نہیں
       *[other] { $underWay } جاری
    }{ $needsYou ->
        [0] ، سب وقت پر
       *[other] ، { $needsYou } پر توجہ چاہیے
    }
board-list =
    .aria-label = جاری آرڈرز، پہلے وہ جن پر توجہ چاہیے
board-map =
    .aria-label = تمام جاری آرڈرز کا نقشہ
board-group-needs-you = توجہ چاہیے
board-group-waiting = رائیڈر کا انتظار
board-group-rider-coming = رائیڈر آ رہا ہے
board-waiting =
    { $count ->
        [one] { $count } تبدیلی دکھائیں
       *[other] { $count } تبدیلیاں دکھائیں
    }
board-legend-urgent = لیٹ یا ناکام
board-legend-at-risk = توجہ چاہیے
board-legend-in-time = وقت پر
board-pin-rider = رائیڈر { $name }، { $customer } کے لیے
board-pin-rider-unnamed = { $customer } کے لیے رائیڈر
board-chosen =
    .aria-label = منتخب آرڈر
board-chosen-close =
    .aria-label = آرڈر کی تفصیل بند کریں
board-details = تفصیل
board-call-customer = گاہک کو کال کریں
board-cannot-cancel = یہ آرڈر ابھی منسوخ نہیں ہو سکتا۔ وجہ تفصیل میں لکھی ہے۔
