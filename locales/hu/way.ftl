way-from = Honnan
way-to = Hová
way-bicycle = Kerékpár
way-motorbike = Motor
way-car = Autó
way-pin-collection = Felvételi hely: { $name }
way-pin-rider = Futár: { $name }
way-map = A kézbesítés térképe
