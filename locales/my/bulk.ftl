bulk-intro = ရိုက်ဒါအများကြီးကို တစ်ခါတည်း ခေါ်ပါ။ ဇယားဖြည့်၊ အရောင်ပြထားတဲ့ အကွက်တွေကို ပြင်ပြီး အော်ဒါတွေ တင်ပါ။
bulk-another-file = တခြားဖိုင်
bulk-correct = အတန်းများ ပြင်မည်
bulk-file-not-taken = ဒီဖိုင်ကို သုံးလို့မရပါဘူး။
bulk-not-placed-yet = အစု { $id } ရဲ့ အော်ဒါတွေကို မတင်ရသေးပါဘူး။ အဲဒီအစုထဲကနေ တင်နိုင်ပါတယ်။
job-history-error = အစုမှတ်တမ်းကို ဖွင့်လို့မရပါဘူး။
template-file-error = ပုံစံဖိုင်ကို ဒေါင်းလုဒ်လုပ်လို့မရပါဘူး။
view-details-error = အစုရဲ့ အသေးစိတ်ကို ဖွင့်လို့မရပါဘူး။
file-upload-error = ဖိုင်ကို အပ်လုဒ်လုပ်လို့မရပါဘူး။
place-order-error = အော်ဒါတင်ရာမှာ အမှားဖြစ်သွားပါတယ်။
place-order-success = အော်ဒါတွေ တင်ပြီးပါပြီ
bulk-placed-partly =
    { $placed ->
        [0] အော်ဒါ တစ်ခုမှ တင်လို့မရပါဘူး။
       *[other] အော်ဒါ { $placed } ခု တင်ပြီးပါပြီ။
    } အတန်း { $left } တန်းကို တင်လို့မရပါဘူး။ အကြောင်းရင်းကို ကြည့်ပါ။
bulk-history = အစုမှတ်တမ်း
bulk-history-empty = ဖိုင် မရှိသေးပါ
bulk-history-empty-text = သင် အပ်လုဒ်လုပ်တဲ့ ဖိုင်တွေကို အော်ဒါအခြေအနေနဲ့တကွ ဒီမှာ ပြပေးပါမယ်။
bulk-view-details = အသေးစိတ် ကြည့်ရန်
bulk-view-details-of = { $id } ရဲ့ အသေးစိတ် ကြည့်ရန်
bulk-job-id = အစု
bulk-job-created-by = အပ်လုဒ်လုပ်သူ
bulk-job-created-at = အပ်လုဒ်ချိန်
bulk-job-rows = အောင်မြင်တဲ့ အတန်း
bulk-job-title-at = { $at } အစုလိုက်အော်ဒါ
bulk-job-made = { $by } က { $at } မှာ အပ်လုဒ်လုပ်ထားပါတယ်
bulk-all-jobs = အစုလိုက်အော်ဒါအားလုံး
bulk-job-ready = တင်ရန် အသင့်
bulk-job-ready-with-errors = အသင့်၊ အမှားပါ
bulk-job-no-row-ready = တင်နိုင်တဲ့ အတန်း မရှိ
bulk-job-being-placed = အော်ဒါ တင်နေဆဲ
bulk-job-placed = တင်ပြီး
bulk-job-placed-partly = တင်ပြီး၊ အမှားပါ
bulk-job-not-placed = တင်လို့မရပါ
bulk-job-unknown = မသိရပါ
bulk-result-ready =
    { $count ->
        [0] တင်ရန် အသင့်ဖြစ်တဲ့ အော်ဒါ မရှိပါ
       *[other] တင်ရန် အသင့်ဖြစ်တဲ့ အော်ဒါ { $count } ခု
    }
bulk-result-placed =
    { $count ->
        [0] တင်ပြီးတဲ့ အော်ဒါ မရှိပါ
       *[other] အော်ဒါ { $count } ခု တင်ပြီးပါပြီ
    }
bulk-summary = အစု အကျဉ်းချုပ်
bulk-total-rows = အတန်း စုစုပေါင်း
bulk-total-to-be-placed = တင်ရန် အော်ဒါ
bulk-total-placed = တင်ပြီး အော်ဒါ
bulk-total-errors = အမှား
bulk-rows = ဖိုင်ထဲက အတန်းများ
bulk-rows-shown = ပြထားတဲ့ အတန်းများ
bulk-show-all = အားလုံး
bulk-show-errors = အမှား
bulk-show-to-be-placed = တင်ရန်
bulk-show-placed = တင်ပြီး
bulk-show-none = ဒီလိုအတန်း မရှိပါဘူး။
bulk-rows-number = အတန်း
bulk-rows-address = ပို့ရန်လိပ်စာ
bulk-rows-order = အော်ဒါ အသေးစိတ်
bulk-rows-delivery = ပို့ဆောင်မှု
bulk-row-to-be-placed = တင်ရန်
bulk-row-error = အမှား
bulk-row-placed = တင်ပြီး
bulk-row-not-placed = တင်လို့မရပါ
bulk-row-unknown = မသိရပါ
bulk-delivery-instant = ချက်ချင်း
bulk-delivery-scheduled = { $at } အတွက် ကြိုတင်
bulk-place = အော်ဒါ { $count } ခု တင်မည်
bulk-place-title = အော်ဒါ { $count } ခု တင်လိုပါသလား?
bulk-place-cash = ကောက်ခံရန် ငွေသား
bulk-place-points = ပစ္စည်းယူရန်နေရာ
bulk-place-left-out = အတန်း { $count } တန်းကို ချန်ထားပါတယ်။
bulk-place-for-good = ရိုက်ဒါတွေကို ချက်ချင်း လွှတ်ပေးပါမယ်။ အဲဒီနောက်မှာ အော်ဒါတွေကို တစ်ခုချင်းသာ ပယ်ဖျက်နိုင်ပါတယ်။
bulk-place-not-yet = မတင်သေးပါ
bulk-placing = အော်ဒါတွေ တင်နေပါတယ်။ ဒီစာမျက်နှာက ထွက်သွားလည်း ဆက်တင်နေပါမယ်။
bulk-error-unknown = မသိရတဲ့ အမှား
bulk-address-not-found = လိပ်စာ ရှာမတွေ့ပါဘူး။
bulk-address-inexact = လိပ်စာ မတိကျပါဘူး။ လမ်း၊ အိမ်နံပါတ်နဲ့ မြို့ကို ဒါမှမဟုတ် ကိုဩဒိနိတ်ကို ရေးပါ။
bulk-fee-changed = ပို့ဆောင်ခ ပြောင်းသွားပါပြီ။ စစ်ကြည့်ပြီး အော်ဒါကို ပြန်တင်ပါ။
bulk-text-too-long = ဒီစာမှာ စာလုံး { $most } လုံးထက် ပိုနေပါတယ်။
bulk-text-unreadable = ဒီစာမှာ ဖတ်လို့မရတဲ့ စာလုံးပါနေပါတယ်။ ပြန်ရိုက်ပါ။
