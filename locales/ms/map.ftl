map-name = Peta
map-keys = Kekunci anak panah menggerakkan peta, tambah dan tolak untuk zum.
map-zoom-in = Zum masuk
map-zoom-out = Zum keluar
map-pin-keys = Kekunci anak panah menggerakkan pin, dengan Shift untuk langkah yang lebih besar.
map-cluster =
    { $count } pesanan{ $needing ->
        [0] {""}
       *[other] , { $needing } perlu perhatian
    }
field-times-in = Semua waktu: { $zone }
