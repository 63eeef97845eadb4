## Where an order goes and on which vehicle, for the business and for whoever has the link

# Label of an address: where the rider collects the order.
way-from = From
# Label of an address: where the rider delivers the order.
way-to = To
# Below the rider’s name: the rider’s vehicle.
way-bicycle = Bicycle
# Below the rider’s name: the rider’s vehicle.
way-motorbike = Motorbike
# Below the rider’s name: the rider’s vehicle.
way-car = Car
# Pin on the map, for screen readers. $name: the collection point, "Bistro U Zlaté lípy"
way-pin-collection = Collection point: { $name }
# Pin on the map, for screen readers. $name: the rider, "Jana K."
way-pin-rider = Rider: { $name }
# Names the map, for screen readers.
way-map = Map of the delivery
