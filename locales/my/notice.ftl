notice-kind =
    { $kind ->
        [error] အမှား
        [warning] သတိပေးချက်
        [success] ပြီးပါပြီ
       *[info] မှတ်ချက်
    }
notice-contact-centre = ဆက်သွယ်ရေးစင်တာမှာ လောလောဆယ် နည်းပညာပြဿနာ ရှိနေပါတယ်။ ပြန်ဖြေတာ ပုံမှန်ထက် ကြာနိုင်ပါတယ်။
notice-orders-left-out = ဖတ်မရလို့ ချန်ထားတဲ့ အော်ဒါများ: { $count }
