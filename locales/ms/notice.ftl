notice-kind =
    { $kind ->
        [error] Ralat
        [warning] Amaran
        [success] Selesai
       *[info] Makluman
    }
notice-contact-centre = Pusat hubungan kami mengalami masalah teknikal buat masa ini. Jawapan mungkin mengambil masa lebih lama daripada biasa.
notice-orders-left-out = Pesanan yang ditinggalkan kerana tidak dapat dibaca: { $count }
