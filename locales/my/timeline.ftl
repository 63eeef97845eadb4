timeline-took =
    { $minutes ->
        [0] 1 မိနစ်အောက်
       *[other] { $minutes } မိနစ်
    }
timeline-so-far =
    { $minutes ->
        [0] အခုလေးတင်
       *[other] { $minutes } မိနစ် ရှိပြီ
    }
timeline-usually =
    { $minutes ->
        [0] ပုံမှန် 1 မိနစ်အောက်
       *[other] ပုံမှန် { $minutes } မိနစ်
    }
timeline-slower = ပုံမှန်ထက် ကြာနေပါတယ်
timeline-given-back = ရိုက်ဒါက ဒီအော်ဒါကို မပို့တော့လို့ နောက်တစ်ယောက် ရှာနေပါတယ်
timeline-no-moment = အချိန် မသိရပါ
timeline-note = ဝယ်သူက ရိုက်ဒါထံ ပို့တဲ့ မှတ်ချက်
timeline-waits-for = { $time } ကို စောင့်နေပါတယ်
timeline-expected-back = { $time } လောက် ပြန်ရောက်ပါမယ်
timeline-usual-is = “ပုံမှန်” ဆိုတာ ဒီပစ္စည်းယူရန်နေရာရဲ့ နောက်ဆုံးအော်ဒါတွေမှာ ကြာခဲ့တဲ့အချိန်ပါ။
