way-from = Kahan se
way-to = Kahan tak
way-bicycle = Cycle
way-motorbike = Bike
way-car = Gaari
way-pin-collection = Pick-up point: { $name }
way-pin-rider = Rider: { $name }
way-map = Delivery ka map
