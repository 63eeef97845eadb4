overview-title = Ringkasan
overview-all-days = Lihat semua hari yang dipilih
overview-parts = Apa yang dipaparkan
overview-part-figures = Angka
overview-part-charts = Carta
overview-part-outlets = Lokasi pengambilan
overview-part-days = Jadual
overview-around = Hari sekitar: { $range }
overview-as-table = Angka dalam jadual
overview-before =
    { $days ->
        [1] hari sebelumnya
        [7] minggu sebelumnya
       *[other] { $days } hari sebelumnya
    }
overview-change-orders-more = Lebih { $by } berbanding { overview-before }
overview-change-orders-less = Kurang { $by } berbanding { overview-before }
overview-change-time-more = Lebih lama { $by } min berbanding { overview-before }
overview-change-time-less = Lebih pantas { $by } min berbanding { overview-before }
overview-change-fees-more = Lebih { $by } berbanding { overview-before }
overview-change-fees-less = Kurang { $by } berbanding { overview-before }
overview-change-same = Sama seperti { overview-before }
overview-change-none = Tiada pesanan pada { overview-before }
overview-show-only = Tunjukkan hanya
overview-all-count = Semua: { $count }
overview-late-count = Lewat sampai: { $count }
overview-orders-title = Pesanan harian
overview-delivered-count = Sampai atau dipulangkan: { $count }
overview-cancelled-count = Dibatalkan: { $count }
overview-day-orders = { $day }. Pesanan: { $orders }, telah sampai: { $delivered }, dibatalkan: { $cancelled }
overview-time-title = Tempoh penghantaran
overview-time-caption = Separuh lebih pantas. 9 daripada 10 sampai dalam { $minutes } min.
overview-time-none = Tiada yang sampai.
overview-day-time = { $day }. Median: { $median } min. 90% sampai dalam { $ninetieth } min
overview-day-time-none = { $day }. Tiada yang sampai
overview-fees-caption = Selepas potongan, tanpa pesanan yang dibatalkan.
overview-day-fees = { $day }. Caj: { $fees }
overview-cancelled-caption = { $percent }% daripada semua pesanan.
overview-cancelled-none = Tiada yang dibatalkan.
overview-reason-wrong-details = Butiran salah
overview-reason-delay-too-long = Terlalu lama
overview-reason-other = Sebab lain
overview-reason-unstated = Tiada sebab diberikan
overview-reason-stalled = Tiada rider ditemui
overview-column-day = Hari
overview-column-late = Lewat
overview-column-median = Median (min)
overview-column-ninetieth = 90% dalam (min)
overview-column-fees = Caj
