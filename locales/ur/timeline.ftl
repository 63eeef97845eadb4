timeline-took =
    { $minutes ->
        [0] 1 منٹ سے کم
       *[other] { $minutes } منٹ
    }
timeline-so-far =
    { $minutes ->
        [0] ابھی شروع ہوا
       *[other] { $minutes } منٹ سے
    }
timeline-usually =
    { $minutes ->
        [0] عام طور پر 1 منٹ سے کم
       *[other] عام طور پر { $minutes } منٹ
    }
timeline-slower = معمول سے زیادہ وقت
timeline-given-back = رائیڈر نے آرڈر چھوڑ دیا، دوسرے کی تلاش جاری ہے
timeline-no-moment = وقت معلوم نہیں
timeline-note = گاہک کا نوٹ رائیڈر کے لیے
timeline-waits-for = { $time } کا انتظار ہے
timeline-expected-back = واپسی تقریباً { $time } بجے
timeline-usual-is = “عام طور پر” سے مراد وہ وقت ہے جو اس پک اپ پوائنٹ کے پچھلے آرڈرز میں لگا۔
