way-from = ရိုက်ဒါ ယူမည့်နေရာ
way-to = ပို့ရန်နေရာ
way-bicycle = စက်ဘီး
way-motorbike = ဆိုင်ကယ်
way-car = ကား
way-pin-collection = ရိုက်ဒါ ပစ္စည်းယူမည့်နေရာ: { $name }
way-pin-rider = ရိုက်ဒါ: { $name }
way-map = ပို့ဆောင်မှု မြေပုံ
