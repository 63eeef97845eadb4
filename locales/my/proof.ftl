proof-title = အထောက်အထားများ
proof-collection = ပစ္စည်းယူခြင်း
proof-delivery = ပို့ဆောင်ခြင်း
proof-return = ပြန်အပ်ခြင်း
proof-photo-collection =
    .alt = အော်ဒါယူချိန် ဓာတ်ပုံ
proof-photo-delivery =
    .alt = အော်ဒါပို့ချိန် ဓာတ်ပုံ
proof-photo-return =
    .alt = အော်ဒါ ပြန်အပ်ချိန် ဓာတ်ပုံ
proof-signature =
    .alt = လက်မှတ်
proof-taken = ရိုက်ချိန်
proof-signed-by = လက်မှတ်ထိုးသူ
proof-where = နေရာ
proof-kept-until = သိမ်းထားမယ့် နောက်ဆုံးရက်
proof-from-customer = ဝယ်သူ့ နေရာမှတ်မှ { $distance }
proof-from-collection-point = ပစ္စည်းယူရန်နေရာမှ { $distance }
proof-at-customer = ဝယ်သူ့ နေရာမှတ်မှ { $distance } အောက်
proof-at-collection-point = ပစ္စည်းယူရန်နေရာမှ { $distance } အောက်
proof-download = ဒေါင်းလုဒ်
proof-not-available = မရှိပါ
proof-kept-how-long = ဒီအဆင့်အတွက် ဓာတ်ပုံ မရှိပါဘူး။ အထောက်အထားတွေကို { $days } ရက် သိမ်းထားပါတယ်။
proof-download-failed = အထောက်အထားကို ဒေါင်းလုဒ်လုပ်ရာမှာ အမှားဖြစ်သွားပါတယ်။
proof-failed =
    အထောက်အထားကို ဖွင့်လို့မရပါဘူး။ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
