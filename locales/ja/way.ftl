way-from = 集荷先
way-to = お届け先
way-bicycle = 自転車
way-motorbike = バイク
way-car = 車
way-pin-collection = 集荷先：{ $name }
way-pin-rider = ライダー：{ $name }
way-map = 配達の地図
