maintenance-planned-title = Portal sedang diselenggara
maintenance-planned-text = Kami sedang menjalankan penyelenggaraan yang dirancang. Pesanan anda selamat, dan rider meneruskan pesanan yang ada pada mereka.
maintenance-unplanned-title = Portal tidak berfungsi buat masa ini
maintenance-unplanned-text = Ada kerosakan di pihak kami, dan kami sedang membaikinya. Pesanan anda selamat, dan rider meneruskan pesanan yang ada pada mereka.
maintenance-kept = Apa yang anda taip masih ada. Anda tidak perlu memuat semula: halaman ini bersambung sendiri dalam lima minit selepas semuanya selesai.
