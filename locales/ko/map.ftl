map-name = 지도
map-keys = 화살표 키로 지도를 움직이고, 더하기와 빼기 키로 확대하거나 축소합니다.
map-zoom-in = 확대
map-zoom-out = 축소
map-pin-keys = 화살표 키로 핀을 움직입니다. Shift 키를 함께 누르면 더 크게 움직입니다.
map-cluster =
    주문 { $count }건{ $needing ->
        [0] {""}
       *[other] , { $needing }건 확인 필요
    }
field-times-in = 기준 시간대: { $zone }
