way-from = 取自
way-to = 送往
way-bicycle = 自行車
way-motorbike = 機車
way-car = 汽車
way-pin-collection = 取件地點：{ $name }
way-pin-rider = 外送員：{ $name }
way-map = 外送地圖
