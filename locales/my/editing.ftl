edit-order-action = ပြင်မည်
edit-title = အော်ဒါ ပြင်ရန်
edit-banner = { $name } အတွက် အော်ဒါ ({ $day }) ကို ပြင်နေပါတယ်
edit-cancel = မပြင်တော့ပါ
edit-not-available = ဒီမှာ အော်ဒါပြင်လို့မရပါဘူး။ ဒါက ရိုက်ဒါ အသစ်ခေါ်တဲ့ ဖောင်ပါ။
edit-nothing-changed = သိမ်းစရာ ပြင်ဆင်ချက် မရှိပါဘူး။
edit-lock-customer = ဘယ်သူ့အတွက် အော်ဒါလဲဆိုတာ ပြောင်းလို့မရပါ
edit-lock-settled = အော်ဒါတင်ကတည်းက သတ်မှတ်ပြီး
edit-lock-status = ဒီအဆင့်မှာ ပြောင်းလို့မရပါ
edit-moved-on = ဒီအော်ဒါကို သင်ဖွင့်ပြီးနောက် နောက်အဆင့် ရောက်သွားလို့ ပြင်လို့မရတော့ပါဘူး။
edit-moved-on-kept = သင်ရိုက်ထားတာတွေကို ဒီစာမျက်နှာက မထွက်မချင်း သိမ်းထားပါတယ်။
edit-follow = ဒီအော်ဒါ ခြေရာခံရန်
edit-new-request = နောက်ထပ် ရိုက်ဒါခေါ်ရန်
edit-locked-title = ဒီအော်ဒါကို ပြင်လို့မရတော့ပါ
edit-locked-text = အော်ဒါ { $orderId } ကို ပြင်လို့မရတော့ပါဘူး။ ခြေရာခံနိုင်ပါတယ်၊ ဒါမှမဟုတ် နောက်ထပ် ရိုက်ဒါခေါ်နိုင်ပါတယ်။
edit-unreadable-title = ဒီအော်ဒါကို ဖွင့်လို့မရပါ
edit-not-found = ဒီပစ္စည်းယူရန်နေရာမှာ အော်ဒါ { $orderId } မရှိပါဘူး။
edit-changes =
    { $count ->
        [0] ပြင်ဆင်ချက်များ
       *[other] ပြင်ဆင်ချက် { $count } ခု
    }
edit-changes-none = ပြင်ဆင်ချက် မရှိသေးပါဘူး။
edit-change-position = မြေပုံပေါ်က နေရာ
edit-change-nothing = မရှိ
edit-change-before = အရင်:
edit-change-after = အခု:
edit-change-moved = { $distance } ရွှေ့ထားပါတယ်
edit-fee-more = { $amount } ပိုများ
edit-fee-less = { $amount } လျော့နည်း
edit-fee-changed-text = အရင်က { $before }၊ အခု { $after } ဖြစ်ပါတယ်။ ပို့ဆောင်ခအသစ်နဲ့ ပြင်ဆင်ချက်ကို သိမ်းလိုပါသလား?
edit-fee-changed-accept = { $after } နဲ့ သိမ်းမည်
edit-fee-changed-refuse = မသိမ်းပါ
edit-kept-charge-title = ကွာတဲ့ငွေကို ပြန်မအမ်းပါ
request-updated = အော်ဒါကို ပြောင်းလဲပြီးပါပြီ။
request-not-updated = အော်ဒါ ပြင်လို့မရပါဘူး။
again-action = အော်ဒါ ထပ်တင်မည်
again-banner = { $name } အတွက် ထပ်တင်နေပါတယ် ({ $day })
again-banner-hint = ပို့ဆောင်ခကို ပြန်တွက်ပေးပါမယ်။ ပစ္စည်းတွေနဲ့ တန်ဖိုးကို စစ်ပါ။
again-cancel = ဖောင်အလွတ်နဲ့ စမည်
again-check = { $day } အော်ဒါမှ ယူထားပါတယ် – စစ်ပါ
request-placed-elsewhere = ဒီအော်ဒါကို တခြားတက်ဘ်မှာ တင်ပြီးသားမို့ ထပ်မတင်ပါဘူး။ အော်ဒါကို ဒီမှာ ကြည့်ပါ။
edit-kept-charge = ကတ်နဲ့ { $paid } ပေးချေထားပါတယ်။ အခု ပို့ဆောင်ခက { $fee } ဖြစ်ပြီး ကွာတဲ့ { $left } ကို ပြန်မအမ်းပါဘူး။
