map-name = 地圖
map-keys = 以方向鍵移動地圖，以加號及減號縮放。
map-zoom-in = 放大
map-zoom-out = 縮小
map-pin-keys = 以方向鍵移動圖釘，同時按Shift可加大移動距離。
map-cluster =
    { $count }張訂單{ $needing ->
        [0] {""}
       *[other] ，{ $needing }張需要處理
    }
field-times-in = 所有時間：{ $zone }
