way-from = Origen
way-to = Destino
way-bicycle = Bicicleta
way-motorbike = Moto
way-car = Auto
way-pin-collection = Punto de recolección: { $name }
way-pin-rider = Repartidor: { $name }
way-map = Mapa de la entrega
