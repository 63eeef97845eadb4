command-palette = လုပ်ဆောင်ချက်အားလုံး
command-placeholder = ဘာလုပ်ချင်ပါသလဲ? သို့မဟုတ် အော်ဒါနံပါတ်၊ အမည်၊ ဖုန်း…
command-none = ကိုက်ညီတာ မရှိပါဘူး။ စာလုံး လျှော့ရိုက်ကြည့်ပါ။
command-late = ကျန်တာတွေ မဖွင့်ရသေးပါဘူး။ အင်တာနက်လိုင်း စစ်ပါ။ ရတာနဲ့ ဒီမှာ ပြပေးပါမယ်။
command-found = ကိုက်ညီချက် { $count } ခု
command-group-here = ဒီစာမျက်နှာမှာ
command-group-go = သွားရန်
command-group-settings = ပေါ်တယ်
command-request = ရိုက်ဒါ အသစ်ခေါ်ရန်
command-search = အော်ဒါ ရှာရန်
command-find-orders = “{ $query }” ပါတဲ့ အော်ဒါများ ရှာရန်
command-open-order = အော်ဒါ { $orderId } ဖွင့်ရန်
command-branch = ပစ္စည်းယူရန်နေရာ: { $name } ({ $id })
command-section =
    သွားရန်: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = စာလုံးတစ်လုံးတည်းနဲ့ ဖြတ်လမ်း
command-single-keys-hint = စာရိုက်တဲ့ အကွက်အပြင်ဘက်မှာသာ သုံးလို့ရပါတယ်။ အသံနဲ့ စာရိုက်တာ ဒါမှမဟုတ် စာဖတ်ပြတဲ့ ပရိုဂရမ်ကို အနှောင့်အယှက်ဖြစ်ရင် ပိတ်ထားပါ။
command-choose-order = အော်ဒါတစ်ခု အရင်ရွေးပါ။
