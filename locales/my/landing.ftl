landing-eyebrow = လုပ်ငန်းများအတွက် ချက်ချင်း ပို့ဆောင်မှု · { $country }
landing-title = အခုပို့ပါ။ ရောက်တဲ့အထိ ကြည့်ပါ။
landing-lead = { -brand-name } က ပါဆယ်၊ အစားအသောက်၊ စာရွက်စာတမ်းနဲ့ လက်ဆောင်တွေအတွက် သင့်ကောင်တာအထိ ရိုက်ဒါလွှတ်ပေးပါတယ်။ လက်ခံမယ့်သူဆီ ရောက်တဲ့အထိ မိနစ်တိုင်း ကြည့်နိုင်ပါတယ်။
landing-request-as-guest = ဧည့်သည်အဖြစ် ခေါ်မည်
landing-request-as-guest-busy = ခဏစောင့်ပါ…
landing-example-status = ပို့နေဆဲ
landing-example-arrival = { $minutes } မိနစ်အတွင်း ရောက်ပါမယ်
landing-facts = အကျဉ်းချုပ်
landing-fact-minutes-value = { $minutes } မိနစ်
landing-fact-promise = အများဆုံး ပို့ဆောင်ကြာချိန်
landing-fact-typical = အတွင်း အများအားဖြင့် ရောက်ပါတယ်
landing-fact-weight-value = { $kg } kg
landing-fact-weight = အထိ တစ်ခေါက်ကို ပို့နိုင်ပါတယ်
landing-fact-distance = အထိ ရိုက်ဒါ ပို့ပေးပါတယ်
landing-fact-nothing = မပို့တဲ့နေ့အတွက် ကုန်ကျစရိတ်
landing-how-title = သင့်ကောင်တာကနေ ဝယ်သူ့အိမ်အထိ သုံးဆင့်တည်းနဲ့
landing-how-where-title = နေရာ ထည့်ပါ
landing-how-where-text = ပစ္စည်းယူရန်နေရာနဲ့ ပို့ရန်နေရာကို ရွေးပါ။ အတည်မပြုခင်မှာပဲ အကွာအဝေး၊ လာယူမယ့် ခန့်မှန်းချိန်နဲ့ ပို့ဆောင်ခကို ပြပေးပါတယ်။
landing-how-ride-title = ရိုက်ဒါ လာယူပါမယ်
landing-how-ride-text = အနီးရှိ ရိုက်ဒါက သင့်ကောင်တာမှာ အော်ဒါကို လာယူပါမယ်။ ရိုက်ဒါရဲ့ အမည်၊ ဖုန်းနံပါတ်နဲ့ ဘယ်အချိန် အသင့်ပြင်ထားရမလဲဆိုတာ သိရပါတယ်။
landing-how-door-title = အိမ်ရောက်တဲ့အထိ ကြည့်ပါ
landing-how-door-text = ရိုက်ဒါကို မြေပုံပေါ်မှာ ကြည့်ပါ၊ သင့်ဝယ်သူကို လင့်ခ်ပို့ပါ၊ လွှဲပေးပြီးကြောင်း အထောက်အထားကို သိမ်းထားပါ။
landing-why-title = အလုပ်များတဲ့ ကောင်တာအတွက်
landing-why-text = နေ့လယ်ခင်း၊ လူတန်းရှည်၊ လက်တစ်ဖက်ပဲ အားနေချိန်။ လိုအပ်သမျှကို တစ်ချက်ကြည့်ရုံ၊ တစ်ချက်နှိပ်ရုံပါ။
landing-why-live-title = မိနစ်မလပ် တိုက်ရိုက်
landing-why-live-text = အခြေအနေ၊ ရိုက်ဒါနဲ့ ခန့်မှန်းချိန်တွေကို တိုက်ရိုက် ပြပေးပါတယ်။ ဘယ်ရောက်နေပြီလဲလို့ ဖုန်းဆက်မေးစရာ မလိုပါဘူး။
landing-why-proof-title = လွှဲပေးတိုင်း အထောက်အထား
landing-why-proof-text = ယူတာ၊ ပို့တာနဲ့ ပြန်အပ်တာတွေကို မှတ်တမ်းတင်ပြီး အော်ဒါမှာ သိမ်းထားပါတယ်။
landing-why-share-title = သင့်ဝယ်သူအတွက် လင့်ခ်
landing-why-share-text = ဝယ်သူတွေက အက်ပ်မလို၊ အကောင့်မလိုဘဲ ဖုန်းနဲ့ ခြေရာခံနိုင်ပါတယ်။
landing-why-outlets-title = ဆိုင်ခွဲအားလုံး တစ်နေရာတည်းမှာ
landing-why-outlets-text = အကောင့်တစ်ခုတည်းနဲ့ ပစ္စည်းယူရန်နေရာအားလုံးရဲ့ အော်ဒါတွေကို သီးခြားစီ ကြည့်နိုင်ပါတယ်။
landing-why-history-title = ဘာမှ မပျောက်ပါ
landing-why-history-text = ယခင်အော်ဒါတွေကို နံပါတ်၊ အမည်၊ ဖုန်းနဲ့ ရှာပြီး စာရင်းအတွက် ဖိုင်ထုတ်နိုင်ပါတယ်။
landing-why-goods-title = ဘာပစ္စည်းပဲ ဖြစ်ဖြစ်
landing-why-goods-text = ပါဆယ်၊ နေ့လယ်စာပူပူ၊ လက်မှတ်ထိုးပြီး စာချုပ်၊ ပန်းစည်း။ ဘာပဲဖြစ်ဖြစ် အဆင့်တွေ အတူတူပါပဲ။
landing-pay-title = ပို့သလောက်သာ ပေးပါ
landing-pay-text = လစဉ်ကြေး မရှိ၊ အနည်းဆုံးသတ်မှတ်ချက် မရှိပါ။ မပို့တဲ့နေ့မှာ ဘာမှ မပေးရပါဘူး။
landing-pay-country = ပို့ဆောင်ခ · { $country }
landing-pay-base = အခြေခံကြေး
landing-pay-per-km = တစ်ကီလိုမီတာလျှင်
landing-pay-cash = အိမ်ရောက်ငွေချေ
landing-pay-maximum = အများဆုံး
landing-pay-no-commission = ရောင်းရငွေအပေါ် ကော်မရှင် မယူပါ
landing-pay-from-km = { $km } km ကစပြီး တွက်ပါတယ်။
landing-pay-from-km-by-place =
    { $code ->
        [TH] ဘန်ကောက်
       *[other] မြို့တော်
    }မှာ { $km } km ကစပြီး၊ တခြားမြို့တွေမှာ { $outsideKm } km ကစပြီး တွက်ပါတယ်။
landing-pay-expect = ပို့ဆောင်ခအကြောင်း သိထားရန်
landing-pay-expect-first = အတည်မပြုခင် ပို့ဆောင်ခ အတိအကျကို သိရပြီး နောက်ပိုင်း မပြောင်းပါဘူး။
landing-pay-expect-distance = လိပ်စာနှစ်ခုကြား အကွာအဝေးပေါ်မှာသာ မူတည်ပါတယ်။ ခန့်မှန်းရမယ့် တခြားအချက် မရှိပါဘူး။
landing-pay-expect-nothing = စတင်စရိတ် မရှိ၊ စာချုပ်သက်တမ်း မရှိ၊ ဆိုင်ပိတ်ရက်အတွက် ကုန်ကျစရိတ် မရှိပါ။
landing-fee-title = ဘယ်လောက်ကျမလဲ?
landing-fee-distance = အကွာအဝေး
landing-fee-km = { $km } km
landing-fee-place = ပစ္စည်းယူရန်နေရာ ဘယ်မှာပါလဲ?
landing-fee-place-capital =
    { $code ->
        [TH] ဘန်ကောက်
       *[other] မြို့တော်မှာ
    }
landing-fee-place-outside = တခြားမြို့
landing-fee-with-cash = ရိုက်ဒါက ငွေသား ကောက်ခံမည်
landing-fee-line-distance = အကွာအဝေးအတွက်
landing-fee-total = ပို့ဆောင်ခ
landing-fee-note = ဥပမာသာ ဖြစ်ပါတယ်။ တစ်ကီလိုမီတာ မပြည့်လည်း တစ်ကီလိုမီတာအဖြစ် တွက်ပါတယ်။ သင်အတည်ပြုမယ့် ပို့ဆောင်ခကို လိပ်စာအတိအကျနဲ့ တွက်ပါတယ်။
landing-fleet-title = လမ်းပေါ်မှာ အသင့်ရှိနေတဲ့ ရိုက်ဒါများ
landing-fleet-text = လူခန့်စရာ၊ အာမခံထားစရာ၊ အလှည့်ဆွဲစရာ မလိုပါဘူး။ လိုတဲ့အခါ ရိုက်ဒါ အနီးမှာရှိပြီး မလိုတဲ့အခါ ဘာမှ မကုန်ပါဘူး။
landing-fleet-bicycle-title = စက်ဘီး
landing-fleet-bicycle-text = စာရွက်စာတမ်းနဲ့ လက်ဆောင်အသေးများ၊ လမ်းကျဉ်းတွေထဲအထိ။
landing-fleet-scooter-title = စကူတာ
landing-fleet-scooter-text = အစားအသောက်နဲ့ ပါဆယ်များ၊ မြို့တစ်ဖက်ကို မိနစ်ပိုင်းအတွင်း။
landing-fleet-bag-title = အပူအအေးထိန်းအိတ်
landing-fleet-bag-text = ပူတာ ပူလျက်၊ အေးတာ အေးလျက်၊ ပုံလည်း မပျက်ပါ။
landing-start-title = သင့်ပထမဆုံး ရိုက်ဒါ၊ ဒီနေ့ပဲ
landing-start-register =
    { $registration ->
        [PV] ဆိုင်ကုဒ်နဲ့ အကောင့်ဖွင့်ပါ။
       *[NPV] သင့်လုပ်ငန်းအမည်နဲ့ အကောင့်ဖွင့်ပါ။
    }
landing-start-confirm = { $hours } နာရီအတွင်း အီးမေးလ်ကို အတည်ပြုပါ။
landing-start-request = ရိုက်ဒါခေါ်ပါ။ ဒါပါပဲ။
landing-faq-what = ဘာတွေ ပို့လို့ရလဲ?
landing-faq-what-answer = ပါဆယ်၊ အစားအသောက်၊ စာရွက်စာတမ်းနဲ့ လက်ဆောင်တွေ ပို့နိုင်ပါတယ်။ ဥပဒေက ခွင့်ပြုထားပြီး ရိုက်ဒါတစ်ယောက် သယ်နိုင်တာ ဖြစ်ရပါမယ်။
landing-faq-what-letters = { $grams } ဂရမ်အောက်ရှိတဲ့ ပေးစာလို စာရေးဆက်သွယ်မှုတွေကို လက်မခံပါဘူး။
landing-faq-fast = ဘယ်လောက်မြန်လဲ?
landing-faq-fast-answer = “အမြန်ဆုံး” ဆိုတာ { $minutes } မိနစ်အတွင်း ပို့ပေးတာပါ။ များသောအားဖြင့် { $typical } မိနစ်အတွင်း ရောက်ပါတယ်။
landing-faq-heavy = ဘယ်လောက်လေးတာအထိ ရလဲ?
landing-faq-heavy-answer = တစ်ခေါက်ကို { $kg } kg အထိ ရပါတယ်။
landing-faq-value = တန်ဖိုး ဘယ်လောက်အထိ ရလဲ?
landing-faq-value-answer = တစ်ခေါက်ကို { $amount } အထိ ရပါတယ်။
landing-faq-value-and-weight-answer = အလေးချိန် { $kg } kg ထက်ပိုရင် တန်ဖိုး { $amount } ထက် မပိုရပါဘူး။
landing-faq-far = ဘယ်လောက်ဝေးဝေး ပို့ပေးလဲ?
landing-faq-far-answer = ပစ္စည်းယူရန်နေရာကနေ { $km } km အထိ ပို့ပေးပါတယ်။
landing-faq-far-nationwide-answer = နိုင်ငံတစ်ဝန်း ပစ္စည်းယူရန်နေရာကနေ { $km } km အထိ ပို့ပေးပါတယ်။
landing-faq-cost = ပို့ဆောင်ခ ဘယ်လောက်လဲ?
landing-faq-cost-answer = { $base } အပြင် တစ်ကီလိုမီတာကို { $perKm } ပေါင်းပါတယ်။
landing-faq-cost-range = အကွာအဝေးအလိုက် တစ်ခေါက်ကို { $base } ကနေ { $maximum } လောက် ကျပါတယ်။
landing-faq-cost-cash = အိမ်ရောက်ငွေချေအတွက် { $amount } ထပ်ပေါင်းပါတယ်။
landing-faq-cost-no-commission = ကော်မရှင် မယူပါဘူး။
landing-faq-guest = အကောင့် လိုပါသလား?
landing-faq-guest-answer = မလိုပါဘူး။ ဧည့်သည်အဖြစ် ရိုက်ဒါခေါ်နိုင်ပါတယ်။ အကောင့်ရှိရင်တော့ သင့်လိပ်စာ၊ ဝယ်သူနဲ့ ယခင်အော်ဒါတွေကို သိမ်းထားပေးပါတယ်။
