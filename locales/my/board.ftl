board-view = မြင်ကွင်း
board-view-list = စာရင်း
board-view-board = မြေပုံဘုတ်
board-command = အော်ဒါအားလုံးရဲ့ မြေပုံဘုတ်
board-command-lists = အော်ဒါစာရင်းများ
board-summary =
    { $underWay ->
        [0] ဆောင်ရွက်ဆဲ အော်ဒါ မရှိပါ
       *[other] ဆောင်ရွက်ဆဲ { $underWay } ခု
    }{ $needsYou ->
        [0] ၊ အားလုံး အဆင်ပြေ
       *[other] ၊ စစ်ဆေးရန်လို { $needsYou } ခု
    }
board-list =
    .aria-label = ဆောင်ရွက်ဆဲ အော်ဒါများ၊ စစ်ဆေးရန်လိုတာတွေ အရင်
board-map =
    .aria-label = ဆောင်ရွက်ဆဲ အော်ဒါအားလုံးရဲ့ မြေပုံ
board-group-needs-you = စစ်ဆေးရန်လို
board-group-waiting = ရိုက်ဒါ စောင့်နေဆဲ
board-group-rider-coming = ရိုက်ဒါ လာနေပြီ
board-waiting = ပြောင်းလဲမှု { $count } ခု ပြမည်
board-legend-urgent = အချိန်ကျော် သို့မဟုတ် မအောင်မြင်
board-legend-at-risk = စစ်ဆေးရန်လို
board-legend-in-time = အချိန်မီ
board-pin-rider = ရိုက်ဒါ { $name }၊ { $customer } အတွက်
board-pin-rider-unnamed = { $customer } အတွက် ရိုက်ဒါ
board-chosen =
    .aria-label = ရွေးထားတဲ့ အော်ဒါ
board-chosen-close =
    .aria-label = အော်ဒါ ပိတ်ရန်
board-details = အသေးစိတ်
board-call-customer = ဝယ်သူထံ ဖုန်းဆက်
board-cannot-cancel = ဒီအော်ဒါကို အခု ပယ်ဖျက်လို့မရပါဘူး။ အကြောင်းရင်းကို အသေးစိတ်မှာ ကြည့်ပါ။
