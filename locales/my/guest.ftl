guest-sender-title = ပို့သူ အချက်အလက်
guest-sender-lead = ဒီအော်ဒါအတွက်သာ ရိုက်ဒါနဲ့ ကျွန်ုပ်တို့အဖွဲ့က သင့်ကို ဆက်သွယ်ဖို့ သုံးပါမယ်။
guest-sender-name = သင့်အမည်
guest-sender-phone = သင့်ဖုန်းနံပါတ်
guest-sender-email = သင့်အီးမေးလ်လိပ်စာ
guest-origin-title = ပစ္စည်းကို ဘယ်မှာ လာယူရပါမလဲ?
guest-origin-lead = နေရာကို ရှာပါ၊ ဒါမှမဟုတ် မြေပုံပေါ်မှာ ရွေးပါ။
guest-origin-save = ဆက်သွားမည်
