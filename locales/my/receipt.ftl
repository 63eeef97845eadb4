receipt-title = ပို့ဆောင်မှု ပြေစာ
receipt-evidence-title = အဆင့်အားလုံးပါ ပို့ဆောင်မှု ပြေစာ
receipt-page-title = ပြေစာ { $orderId }
receipt-loading = ပြေစာ ရှာနေပါတယ်…
receipt-back = အော်ဒါသို့ ပြန်သွားရန်
receipt-print = ပရင့်ထုတ်မည်
receipt-with-timeline = အဆင့်အားလုံးပါ
receipt-label = လေဘယ် ပရင့်ထုတ်မည်
receipt-label-a6 = A6 လေဘယ်
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = လေဘယ်အလိပ်
receipt-label-roll-hint = 80 mm အကျယ်၊ Thermal ပရင်တာအတွက်
receipt-open = ပြေစာ
receipt-open-evidence = အထောက်အထား အစုံ
receipt-returned = ပို့သူထံ ပြန်အပ်ပြီး
receipt-under-way = ဆောင်ရွက်နေဆဲ ဖြစ်ပါတယ်။ အော်ဒါ ပြီးဆုံးတဲ့အခါ ပြေစာ ပြည့်စုံပါမယ်။
receipt-minutes-taken = { $minutes } မိနစ်ကြာ
receipt-order = အော်ဒါပါ ပစ္စည်းများ
receipt-placed = တင်ချိန်
receipt-planned = စီစဉ်ထားတဲ့အချိန်
receipt-ended = ပြီးဆုံးချိန်
receipt-timeline = အဆင့်အားလုံး
receipt-step = အဆင့်
receipt-moment = အချိန်
receipt-took = ကြာချိန်
receipt-minutes = { $minutes } မိနစ်
receipt-proof-collection = ယူပြီးကြောင်း အထောက်အထား
receipt-proof-delivery = ပို့ပြီးကြောင်း အထောက်အထား
receipt-proof-return = ပြန်အပ်ပြီးကြောင်း အထောက်အထား
receipt-code = ဒီအော်ဒါရဲ့ ခြေရာခံစာမျက်နှာကို ဖွင့်ပေးတဲ့ ကုဒ်
receipt-scan = အော်ဒါခြေရာခံဖို့ စကင်ဖတ်ပါ
receipt-failed =
    ပြေစာကို ဖွင့်လို့မရပါဘူး။ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
