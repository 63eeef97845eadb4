way-from = Från
way-to = Till
way-bicycle = Cykel
way-motorbike = Motorcykel
way-car = Bil
way-pin-collection = Hämtplats: { $name }
way-pin-rider = Bud: { $name }
way-map = Karta över leveransen
