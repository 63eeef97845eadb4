way-from = کہاں سے
way-to = کہاں تک
way-bicycle = سائیکل
way-motorbike = موٹر سائیکل
way-car = گاڑی
way-pin-collection = پک اپ پوائنٹ: { $name }
way-pin-rider = رائیڈر: { $name }
way-map = ڈیلیوری کا نقشہ
