way-from = Dari
way-to = Ke
way-bicycle = Basikal
way-motorbike = Motosikal
way-car = Kereta
way-pin-collection = Lokasi pengambilan: { $name }
way-pin-rider = Rider: { $name }
way-map = Peta penghantaran
