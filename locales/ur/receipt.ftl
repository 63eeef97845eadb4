receipt-title = ڈیلیوری رسید
receipt-evidence-title = ڈیلیوری رسید، تمام مراحل کے ساتھ
receipt-page-title = رسید { $orderId }
receipt-loading = رسید تلاش ہو رہی ہے…
receipt-back = آرڈر پر واپس جائیں
receipt-print = پرنٹ کریں
receipt-with-timeline = ہر مرحلے کے ساتھ
receipt-label = لیبل پرنٹ کریں
receipt-label-a6 = A6 لیبل
receipt-label-a6-hint = 105 × 148 ملی میٹر
receipt-label-roll = رول کا لیبل
receipt-label-roll-hint = 80 ملی میٹر چوڑا، تھرمل پرنٹر کے لیے
receipt-open = رسید
receipt-open-evidence = ثبوتوں والی رسید
receipt-returned = بھیجنے والے کو واپس
receipt-under-way = آرڈر ابھی جاری ہے: آرڈر ختم ہونے پر یہ رسید مکمل ہوگی۔
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } منٹ بعد
       *[other] { $minutes } منٹ بعد
    }
receipt-order = آرڈر میں کیا تھا
receipt-placed = بکنگ
receipt-planned = طے شدہ وقت
receipt-ended = ختم ہوا
receipt-timeline = ہر مرحلہ
receipt-step = مرحلہ
receipt-moment = وقت
receipt-took = دورانیہ
receipt-proof-collection = پک اپ کا ثبوت
receipt-proof-delivery = ڈیلیوری کا ثبوت
receipt-proof-return = واپسی کا ثبوت
receipt-code = اس آرڈر کے ٹریکنگ صفحے کا کوڈ
receipt-scan = آرڈر ٹریک کرنے کے لیے اسکین کریں
