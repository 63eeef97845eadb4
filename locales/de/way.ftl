way-from = Von
way-to = An
way-bicycle = Fahrrad
way-motorbike = Motorrad
way-car = Auto
way-pin-collection = Abholort: { $name }
way-pin-rider = Kurier: { $name }
way-map = Karte der Lieferung
