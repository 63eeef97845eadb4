map-name = 地图
map-keys = 方向键移动地图，加号和减号缩放。
map-zoom-in = 放大
map-zoom-out = 缩小
map-pin-keys = 方向键移动图钉，同时按Shift移动得较远。
map-cluster =
    { $count }张订单{ $needing ->
        [0] {""}
       *[other] ，{ $needing }张需要处理
    }
field-times-in = 所有时间：{ $zone }
