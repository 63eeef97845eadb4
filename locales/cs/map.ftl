## Words on every map, most of them heard rather than seen

map-name = Mapa
# Describes the map to those who use the keyboard
map-keys = Šipky posouvají mapu, plus a minus ji přibližují a oddalují.
map-zoom-in = Přiblížit
map-zoom-out = Oddálit
# Describes a pin that can be moved
map-pin-keys = Šipky posouvají špendlík, se Shiftem po větších krocích.
# Several orders as one pin, which shows $count. $needing of them need somebody
map-cluster =
    { $count ->
        [one] { $count } objednávka
        [few] { $count } objednávky
       *[other] { $count } objednávek
    }{ $needing ->
        [0] {""}
       *[other] , čeká na vás: { $needing }
    }
field-times-in = Všechny časy: { $zone }
