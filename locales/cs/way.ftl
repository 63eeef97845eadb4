way-from = Odkud
way-to = Kam
way-bicycle = Kolo
way-motorbike = Motorka
way-car = Auto
way-pin-collection = Místo vyzvednutí: { $name }
way-pin-rider = Kurýr: { $name }
way-map = Mapa doručení
