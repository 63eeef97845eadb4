way-from = Nereden
way-to = Nereye
way-bicycle = Bisiklet
way-motorbike = Motosiklet
way-car = Otomobil
way-pin-collection = Alım noktası: { $name }
way-pin-rider = Kurye: { $name }
way-map = Teslimat haritası
