history-range = ရက်များ
history-range-yesterday = မနေ့က
history-range-past-week = ပြီးခဲ့တဲ့ 7 ရက်
history-range-past-month = ပြီးခဲ့တဲ့ 30 ရက်
history-range-custom = တခြားရက်များ
history-today = ဒီနေ့ အော်ဒါများကို “အော်ဒါခြေရာခံရန်” မှာ ကြည့်ရန်
history-from = ပထမရက်
history-to = နောက်ဆုံးရက်
history-date-missing = ရက် ရွေးပါ။
history-date-not-a-day = မှန်ကန်တဲ့ ရက်စွဲ ထည့်ပါ။
history-date-after-today = မရောက်သေးတဲ့ရက်ကို ရွေးလို့မရပါဘူး။
history-date-reversed = နောက်ဆုံးရက်က ပထမရက်ထက် စောလို့မရပါဘူး။
history-date-too-long = တစ်ခါကို အများဆုံး { $days } ရက် ရွေးနိုင်ပါတယ်။
history-status-any = အခြေအနေအားလုံး
history-status-delivered-late = နောက်ကျမှ ပို့ပြီး
history-outlet-any = ပစ္စည်းယူရန်နေရာအားလုံး
history-address-unreadable = ဒီဝဘ်လိပ်စာရဲ့ တစ်စိတ်တစ်ပိုင်းကို ဖတ်လို့မရလို့ ချန်ထားပါတယ်။
history-found =
    { $count ->
        [0] အော်ဒါ မရှိပါ
       *[other] အော်ဒါ { $count } ခု
    }
history-found-so-far =
    { $count ->
        [0] အော်ဒါ မတွေ့သေးပါ
       *[other] လောလောဆယ် အော်ဒါ { $count } ခု
    }
history-found-of = အော်ဒါ { $count } ခုအနက် { $shown } ခု
history-searched-text =
    { $more ->
        [yes] အခု ဖွင့်ထားသလောက်ထဲမှာ ကုဒ်၊ အော်ဒါနံပါတ်၊ အမည်၊ ဖုန်းတို့နဲ့ ရှာထားပါတယ်။ ပိုစောတဲ့ အော်ဒါတွေကို ကြည့်ဖို့ ထပ်ပြပါ။
       *[no] ဒီရက်တွေရဲ့ အော်ဒါအားလုံးထဲမှာ ကုဒ်၊ အော်ဒါနံပါတ်၊ အမည်၊ ဖုန်းတို့နဲ့ ရှာထားပါတယ်။
    }
history-searched-phone = ဒီရက်တွေအတွင်း { $phone } ရဲ့ အော်ဒါအားလုံး။
history-searched-order = ရက်နဲ့ အခြေအနေ မခွဲဘဲ အော်ဒါနံပါတ်နဲ့ ရှာထားပါတယ်။
history-searched-foreign-order = ဒီပစ္စည်းယူရန်နေရာရဲ့ အော်ဒါနံပါတ်တွေက “{ $vendor }-” နဲ့ စပါတယ်။ တခြားနေရာအတွက်ဆိုရင် အပေါ်မှာ အရင်ရွေးပါ။
history-empty-title = ဒီရက်တွေမှာ အော်ဒါ မရှိပါ
history-empty-text = တခြားရက် ဒါမှမဟုတ် တခြား အခြေအနေ ရွေးပါ။
history-empty-page-title = ကိုက်ညီတာ မတွေ့သေးပါ
history-empty-page-text = ဒီရက်တွေရဲ့ နောက်ဆုံးအော်ဒါတွေထဲမှာ ကိုက်ညီတာ မရှိပါဘူး။ ပိုစောတဲ့ အော်ဒါတွေ ရှိပါသေးတယ်။
history-resting-title = ဘယ်ရက်တွေ ကြည့်ပါမလဲ?
history-resting-text = အပေါ်မှာ ပထမရက်နဲ့ နောက်ဆုံးရက် ရွေးပါ။
history-all-statuses = အခြေအနေအားလုံး ပြမည်
history-show-more = ထပ်ပြမည်
history-kept = အပေါ်က အော်ဒါတွေကို ဒီအတိုင်း ထားပါတယ်။
history-table = ယခင်အော်ဒါများ
history-column-created = တင်ချိန်
history-column-phone = ဖုန်း
history-column-amount = ပစ္စည်းတန်ဖိုး
history-column-fee = ပို့ဆောင်ခ
history-column-duration = ကြာချိန်
history-total-all = အော်ဒါ { $count } ခုလုံး
history-total-amounts = ပစ္စည်းတန်ဖိုး စုစုပေါင်း
error-cant-retrieve-past-orders = ယခင်အော်ဒါတွေကို ဖွင့်လို့မရပါဘူး။ { $because }
