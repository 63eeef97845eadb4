way-from = 取自
way-to = 送往
way-bicycle = 脚踏车
way-motorbike = 摩托车
way-car = 汽车
way-pin-collection = 取件地点：{ $name }
way-pin-rider = 外送员：{ $name }
way-map = 外送地图
