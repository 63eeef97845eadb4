way-from = Gikan sa
way-to = Padulong sa
way-bicycle = Bisikleta
way-motorbike = Motor
way-car = Kotse
way-pin-collection = Pick-up point: { $name }
way-pin-rider = Rider: { $name }
way-map = Mapa sa delivery
