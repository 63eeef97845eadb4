export-button = ဖိုင်ထုတ်ရန်
export-what = ရွေးထားတဲ့ ရက်နဲ့ အခြေအနေရှိ အော်ဒါအားလုံး
export-busy = ဖိုင်ထုတ်နေဆဲ ဖြစ်ပါတယ်။ နောက်တစ်ခု စဖို့ အခုထုတ်နေတာကို အရင်ရပ်ပါ။
export-format-xlsx = Excel ဖိုင်
export-format-xlsx-hint = .xlsx၊ ကြည့်ရန်နဲ့ ပေါင်းတွက်ရန်
export-format-csv = CSV ဖိုင်
export-format-csv-hint = .csv၊ တခြား ပရိုဂရမ်များအတွက်
export-csv-settings = CSV ဆက်တင်များ
export-csv-separator = ကော်လံခြားတဲ့ အမှတ်
export-csv-semicolon = ဆီမီကိုလွန် ;
export-csv-comma = ကော်မာ ,
export-csv-tab = တက်ဘ် (Tab)
export-csv-decimal = ဒသမအမှတ်
export-csv-decimal-comma = ကော်မာ: 1250,50
export-csv-decimal-point = အစက်: 1250.50
export-csv-byte-order-mark = ဖိုင်ကို UTF-8 လို့ မှတ်သားပါ (Excel အတွက် လိုပါတယ်)
export-progress =
    .aria-label = ဖိုင်ထုတ်ခြင်း
export-begun = ဖိုင်ထုတ်တာ စပါပြီ။
export-so-far = အော်ဒါ { $count } ခု ထည့်ပြီး
export-so-far-of = အော်ဒါ { $total } ခုအနက် { $count } ခု ထည့်ပြီး
export-reached = { $day } အထိ ရောက်ပြီ
export-cancel = ဖိုင်ထုတ်တာ ရပ်မည်
export-halted =
    { $count ->
        [0] ပထမဆုံး အော်ဒါ မတိုင်ခင် ဖိုင်ထုတ်တာ ရပ်သွားပါတယ်။
       *[other] အော်ဒါ { $count } ခုပြီးနောက် ဖိုင်ထုတ်တာ ရပ်သွားပါတယ်။
    }
export-go-on = ဆက်ထုတ်မည်
export-start-over = အစက ပြန်စမည်
export-failed = ဖိုင်ကို ရေးလို့မရပါဘူး။ အင်တာနက်လိုင်းနဲ့ ဒီစက်ရဲ့ နေရာလွတ်ကို စစ်ပြီး အစက ပြန်စပါ။
export-saved = အော်ဒါ { $count } ခုကို { $file } အဖြစ် သိမ်းပြီးပါပြီ
export-nothing = ဒီကာလအတွင်း ကိုက်ညီတဲ့ အော်ဒါ မရှိပါဘူး။ ဘာမှ မသိမ်းထားပါဘူး။
export-column-created = တင်ချိန် ({ $zone })
export-column-amount = ပစ္စည်းတန်ဖိုး ({ $currency })
export-column-fee = ပို့ဆောင်ခ ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }၊ မိနစ်
export-column-voucher = ကူပွန်
