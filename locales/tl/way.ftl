way-from = Mula sa
way-to = Papunta sa
way-bicycle = Bisikleta
way-motorbike = Motor
way-car = Kotse
way-pin-collection = Pick-up location: { $name }
way-pin-rider = Rider: { $name }
way-map = Mapa ng delivery
