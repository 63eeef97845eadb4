command-palette = Semua arahan
command-placeholder = Apa yang anda mahu lakukan? Atau nombor pesanan, nama, telefon…
command-none = Tiada yang sepadan. Cuba kurangkan huruf.
command-late = Selebihnya belum dimuatkan. Semak sambungan anda; senarai penuh dipaparkan di sini sebaik sahaja siap.
command-found = { $count } padanan
command-group-here = Pada skrin ini
command-group-go = Pergi ke
command-group-settings = Portal
command-request = Tempahan baharu
command-search = Cari pesanan
command-find-orders = Cari pesanan dengan “{ $query }”
command-open-order = Buka pesanan { $orderId }
command-branch = Lokasi pengambilan: { $name } ({ $id })
command-section =
    Pergi ke: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Satu huruf sebagai pintasan
command-single-keys-hint = Hanya di luar ruangan teks. Matikan jika mengganggu imlak atau pembaca skrin anda.
command-choose-order = Pilih pesanan dahulu.
