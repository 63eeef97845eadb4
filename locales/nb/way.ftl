way-from = Fra
way-to = Til
way-bicycle = Sykkel
way-motorbike = Motorsykkel
way-car = Bil
way-pin-collection = Avhentingssted: { $name }
way-pin-rider = Bud: { $name }
way-map = Kart over leveringen
