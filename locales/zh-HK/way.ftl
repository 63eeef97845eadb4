way-from = 取件地點
way-to = 送遞地點
way-bicycle = 單車
way-motorbike = 電單車
way-car = 汽車
way-pin-collection = 取件地點：{ $name }
way-pin-rider = 速遞員：{ $name }
way-map = 送遞地圖
