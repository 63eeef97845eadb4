way-from = من
way-to = إلى
way-bicycle = دراجة هوائية
way-motorbike = دراجة نارية
way-car = سيارة
way-pin-collection = نقطة الانطلاق: { $name }
way-pin-rider = المندوب: { $name }
way-map = خريطة التوصيل
