overview-title = ခြုံငုံသုံးသပ်ချက်
overview-all-days = ဒီရက်အားလုံး ပြမည်
overview-parts = ပြထားတာများ
overview-part-figures = ကိန်းဂဏန်း
overview-part-charts = ဂရပ်ဖ်
overview-part-outlets = ပစ္စည်းယူရန်နေရာ
overview-part-days = ဇယား
overview-around = အနီးတစ်ဝိုက်ရက်များ: { $range }
overview-as-table = ကိန်းဂဏန်းများကို ဇယားနဲ့ ပြရန်
overview-before =
    { $days ->
        [1] အရင်တစ်ရက်
        [7] အရင်တစ်ပတ်
       *[other] အရင် { $days } ရက်
    }
overview-change-orders-more = { overview-before }ထက် { $by } ခု ပိုများ
overview-change-orders-less = { overview-before }ထက် { $by } ခု လျော့နည်း
overview-change-time-more = { overview-before }ထက် { $by } မိနစ် ပိုကြာ
overview-change-time-less = { overview-before }ထက် { $by } မိနစ် ပိုမြန်
overview-change-fees-more = { overview-before }ထက် { $by } ပိုများ
overview-change-fees-less = { overview-before }ထက် { $by } လျော့နည်း
overview-change-same = { overview-before }နဲ့ အတူတူ
overview-change-none = { overview-before }က အော်ဒါ မရှိ
overview-show-only = ဒါတွေကိုသာ ပြရန်
overview-all-count = အားလုံး: { $count }
overview-late-count = နောက်ကျမှ ပို့ပြီး: { $count }
overview-orders-title = နေ့စဉ် အော်ဒါ
overview-delivered-count = ပို့ပြီး သို့မဟုတ် ပြန်အပ်ပြီး: { $count }
overview-cancelled-count = ပယ်ဖျက်ပြီး: { $count }
overview-day-orders = { $day }။ အော်ဒါ: { $orders }၊ ပို့ပြီး: { $delivered }၊ ပယ်ဖျက်ပြီး: { $cancelled }
overview-time-title = ပို့ဆောင်ကြာချိန်
overview-time-caption = တစ်ဝက်က ဒီထက်မြန်ပါတယ်။ 10 ခုမှာ 9 ခုက အများဆုံး { $minutes } မိနစ် ကြာပါတယ်။
overview-time-none = ပို့ပြီးတာ မရှိပါဘူး။
overview-day-time = { $day }။ အလယ်ကိန်း: { $median } မိနစ်။ 90% ကို { $ninetieth } မိနစ်အတွင်း ပို့ပြီး
overview-day-time-none = { $day }။ ပို့ပြီးတာ မရှိ
overview-fees-caption = လျှော့ဈေး နုတ်ပြီး၊ ပယ်ဖျက်ထားတဲ့ အော်ဒါ မပါ။
overview-day-fees = { $day }။ ပို့ဆောင်ခ: { $fees }
overview-cancelled-caption = အော်ဒါအားလုံးရဲ့ { $percent } %။
overview-cancelled-none = ပယ်ဖျက်တာ မရှိပါဘူး။
overview-reason-wrong-details = အချက်အလက် မှားလို့
overview-reason-delay-too-long = ကြာလွန်းလို့
overview-reason-other = တခြား အကြောင်းရင်း
overview-reason-unstated = အကြောင်းရင်း မပေးထား
overview-reason-stalled = ရိုက်ဒါ မရလို့
overview-column-day = နေ့ရက်
overview-column-late = နောက်ကျ
overview-column-median = အလယ်ကိန်း၊ မိနစ်
overview-column-ninetieth = 90% ကြာချိန်၊ မိနစ်
overview-column-fees = ပို့ဆောင်ခ
