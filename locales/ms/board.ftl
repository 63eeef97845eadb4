board-view = Paparan
board-view-list = Senarai
board-view-board = Pantauan
board-command = Pantauan semua pesanan
board-command-lists = Senarai pesanan
board-summary =
    { $underWay ->
        [0] Tiada pesanan sedang berjalan
       *[other] { $underWay } sedang berjalan
    }{ $needsYou ->
        [0] , semuanya lancar
       *[other] , { $needsYou } perlu perhatian
    }
board-list =
    .aria-label = Pesanan yang sedang berjalan, yang perlu perhatian di atas
board-map =
    .aria-label = Peta semua pesanan yang sedang berjalan
board-group-needs-you = Perlu perhatian
board-group-waiting = Menunggu rider
board-group-rider-coming = Rider datang ambil
board-waiting = Lihat { $count } perubahan
board-legend-urgent = Lewat atau gagal
board-legend-at-risk = Perlu perhatian
board-legend-in-time = Menepati masa
board-pin-rider = Rider { $name }, untuk { $customer }
board-pin-rider-unnamed = Rider untuk { $customer }
board-chosen =
    .aria-label = Pesanan yang dipilih
board-chosen-close =
    .aria-label = Tutup butiran pesanan
board-details = Butiran
board-call-customer = Telefon pelanggan
board-cannot-cancel = Pesanan ini tidak boleh dibatalkan sekarang. Sebabnya ada dalam butiran.
