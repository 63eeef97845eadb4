way-from = De la
way-to = Către
way-bicycle = Bicicletă
way-motorbike = Motocicletă
way-car = Mașină
way-pin-collection = Punct de preluare: { $name }
way-pin-rider = Curier: { $name }
way-map = Harta livrării
