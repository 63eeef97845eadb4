map-name = 地圖
map-keys = 方向鍵移動地圖，加號與減號縮放。
map-zoom-in = 放大
map-zoom-out = 縮小
map-pin-keys = 方向鍵移動圖釘，同時按Shift可移動較大距離。
map-cluster =
    { $count }筆訂單{ $needing ->
        [0] {""}
       *[other] ，{ $needing }筆需要處理
    }
field-times-in = 所有時間：{ $zone }
