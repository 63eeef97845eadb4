way-from = Mistä
way-to = Minne
way-bicycle = Polkupyörä
way-motorbike = Moottoripyörä
way-car = Auto
way-pin-collection = Noutopaikka: { $name }
way-pin-rider = Lähetti: { $name }
way-map = Toimituksen kartta
