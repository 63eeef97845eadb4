## Words on every map, most of them heard rather than seen

map-name = 地図
# Describes the map to those who use the keyboard
map-keys = 矢印キーで地図を動かし、プラスとマイナスで拡大・縮小できます。
map-zoom-in = 拡大
map-zoom-out = 縮小
# Describes a pin that can be moved
map-pin-keys = 矢印キーでピンを動かせます。Shiftを押すと大きく動きます。
# Several orders as one pin, which shows $count. $needing of them need somebody
map-cluster =
    { $count }件の注文{ $needing ->
        [0] {""}
       *[other] 、要対応{ $needing }件
    }
# $zone is the name of the country's time zone: said once for all times of the screen
field-times-in = 時刻はすべて { $zone }
