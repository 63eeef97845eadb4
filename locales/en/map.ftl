## Words on every map, most of them heard rather than seen, and the zone of all times

# Names a map for screen readers; and button on narrow screens: shows the map instead of the list. At most 12 characters.
map-name = Map
# Describes the map to those who use the keyboard
map-keys = Arrow keys move the map, plus and minus zoom.
# Button that is only a plus sign on the map, for screen readers.
map-zoom-in = Zoom in
# Button that is only a minus sign on the map, for screen readers.
map-zoom-out = Zoom out
# Describes a pin that can be moved
map-pin-keys = Arrow keys move the pin, with Shift in larger steps.
# Several orders as one pin on the map, for screen readers.
# $count: the number of orders, 5; $needing: those of them that need attention, 2
map-cluster =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }{ $needing ->
        [0] {""}
        [one] , { $needing } needs attention
       *[other] , { $needing } need attention
    }
# $zone is the name of the country's time zone: said once for all times of the screen
field-times-in = All times: { $zone }
