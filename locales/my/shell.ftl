shell-tab-request = ရိုက်ဒါခေါ်ရန်
shell-tab-tracking = အော်ဒါခြေရာခံရန်
shell-tab-history = မှတ်တမ်း
shell-tab-bulk = အစုလိုက်အော်ဒါ
shell-orders = အော်ဒါ
shell-bar =
    .aria-label = အမြန်လမ်းညွှန်
shell-bar-request = ရိုက်ဒါခေါ်
shell-bar-tracking = ခြေရာခံ
shell-bar-more = နောက်ထပ်
shell-under-way =
    { $underWay ->
        [0] ဆောင်ရွက်ဆဲ အော်ဒါ မရှိပါ
       *[other] ဆောင်ရွက်ဆဲ { $underWay } ခု
    }{ $needsYou ->
        [0] {""}
       *[other] ၊ စစ်ဆေးရန်လို { $needsYou } ခု
    }
shell-skip-to-content = အဓိကအကြောင်းအရာသို့ သွားရန်
shell-loading = ဖွင့်နေပါတယ်…
shell-saving = သိမ်းနေပါတယ်…
shell-save-changes = ပြင်ဆင်ချက် သိမ်းမည်
shell-sending = ပေးပို့နေပါတယ်…
shell-removing = ဖျက်နေပါတယ်…
shell-downloading = ဒေါင်းလုဒ်လုပ်နေပါတယ်…
shell-offline = အော့ဖ်လိုင်း
shell-offline-hint = ရိုက်ထားတာတွေကို သိမ်းထားပါတယ်။ လိုင်းပြန်ရရင် ဖွင့်တာ၊ ပေးပို့တာတွေ ပြန်လုပ်လို့ရပါမယ်။
shell-main-navigation =
    .aria-label = ပင်မ လမ်းညွှန်
shell-open-menu =
    .aria-label = မီနူး ဖွင့်ရန်
shell-close-menu =
    .aria-label = မီနူး ပိတ်ရန်
shell-menu-title = မီနူး
shell-account-label = သင့်အကောင့်
shell-signed-in-as = { $email } နဲ့ အကောင့်ဝင်ထားပါတယ်
shell-shortcuts = ကီးဘုတ်ဖြတ်လမ်းများ
shell-sign-out = အကောင့်ထွက်ရန်
shell-appearance-dark = အမှောင်ပုံစံ
shell-appearance-light = အလင်းပုံစံ
shell-branch =
    .aria-label = ပစ္စည်းယူရန်နေရာ: { $name }။ တခြားတစ်ခု ရွေးရန်
shell-branch-title = ပစ္စည်းယူရန်နေရာ
shell-branch-parent = ပင်မဆိုင်
shell-branch-inactive = ပိတ်ထားပါတယ်
shell-branch-add = ပစ္စည်းယူရန်နေရာ ထည့်ရန်
shell-branch-edit = { $name } ကို ပြင်ရန်
shell-include-outlets = ဆိုင်ခွဲအားလုံးရဲ့ အော်ဒါများ ထည့်ပြရန်
shell-include-outlets-why-not-here = ရိုက်ဒါခေါ်တဲ့စာမျက်နှာမှာ မရပါဘူး။ အော်ဒါတစ်ခုကို ပစ္စည်းယူရန်နေရာ တစ်ခုကနေသာ စပါတယ်။
shell-include-outlets-why-not-parent = ပင်မဆိုင်များအတွက်သာ။
shell-outlets-included = ဆိုင်ခွဲအားလုံးရဲ့ အော်ဒါတွေကို အခု ပြထားပါတယ်။
error-no-vendors = သင့်အကောင့်နဲ့ ချိတ်ထားတဲ့ ဆိုင် မရှိပါဘူး။ ကျွန်ုပ်တို့ကို ဆက်သွယ်ပါ။
error-cant-retrieve-vendors = သင့်ဆိုင်တွေကို ဖွင့်လို့မရပါဘူး။
shell-vendors-missing = ပြစရာ မရှိသေးပါ
shell-vendors-none-hint = အကောင့် မှားနေပါသလား? အကောင့်ထွက်ပြီး တခြားအကောင့်နဲ့ ဝင်ပါ။
shell-notices =
    .aria-label = အသိပေးချက်များ
shell-dismiss =
    .aria-label = ပိတ်ရန်
shell-recent-notices = မကြာမီက အသိပေးချက်များ
shell-recent-notices-none = မရှိသေးပါဘူး။
shell-guest = ဧည့်သည်အဖြစ် ရိုက်ဒါခေါ်နေပါတယ်။
shell-device-of = { $name } ရဲ့ စက်
dialog-close = ပိတ်ရန်
shell-instead-of = မူလ
