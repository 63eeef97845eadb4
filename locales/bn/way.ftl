way-from = কোথা থেকে
way-to = কোথায়
way-bicycle = সাইকেল
way-motorbike = মোটরসাইকেল
way-car = গাড়ি
way-pin-collection = পিকআপ লোকেশন: { $name }
way-pin-rider = রাইডার: { $name }
way-map = ডেলিভারির ম্যাপ
