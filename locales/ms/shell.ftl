shell-tab-request = Tempah rider
shell-tab-tracking = Jejak pesanan
shell-tab-history = Sejarah
shell-tab-bulk = Pesanan pukal
shell-orders = Pesanan
shell-bar =
    .aria-label = Navigasi pantas
shell-bar-request = Tempah
shell-bar-tracking = Jejak
shell-bar-more = Lagi
shell-under-way =
    { $underWay ->
        [0] tiada pesanan sedang berjalan
       *[other] { $underWay } sedang berjalan
    }{ $needsYou ->
        [0] {""}
       *[other] , { $needsYou } perlu perhatian
    }
shell-skip-to-content = Langkau ke kandungan
shell-loading = Memuatkan…
shell-saving = Menyimpan…
shell-save-changes = Simpan perubahan
shell-sending = Menghantar…
shell-removing = Memadam…
shell-downloading = Memuat turun…
shell-offline = Luar talian
shell-offline-hint = Apa yang anda taip masih ada. Anda boleh memuatkan dan menghantar data apabila kembali dalam talian.
shell-main-navigation =
    .aria-label = Utama
shell-open-menu =
    .aria-label = Buka menu
shell-close-menu =
    .aria-label = Tutup menu
shell-menu-title = Menu
shell-account-label = Akaun anda
shell-signed-in-as = Log masuk sebagai { $email }
shell-shortcuts = Pintasan papan kekunci
shell-sign-out = Log keluar
shell-appearance-dark = Paparan gelap
shell-appearance-light = Paparan cerah
shell-branch =
    .aria-label = Lokasi pengambilan: { $name }. Pilih yang lain
shell-branch-title = Lokasi pengambilan
shell-branch-parent = Vendor induk
shell-branch-inactive = Tidak aktif
shell-branch-add = Tambah lokasi pengambilan
shell-branch-edit = Edit { $name }
shell-include-outlets = Sertakan pesanan semua cawangan
shell-include-outlets-why-not-here = Tidak boleh dipilih pada halaman tempahan: setiap pesanan bermula dari satu lokasi pengambilan.
shell-include-outlets-why-not-parent = Hanya untuk vendor induk.
shell-outlets-included = Pesanan semua cawangan kini dipaparkan.
error-no-vendors = Tiada vendor dikaitkan dengan akaun anda. Sila hubungi kami.
error-cant-retrieve-vendors = Vendor anda tidak dapat diperoleh.
shell-vendors-missing = Belum ada apa-apa untuk dipaparkan
shell-vendors-none-hint = Tersalah akaun? Log keluar, dan log masuk dengan akaun lain.
shell-notices =
    .aria-label = Makluman
shell-dismiss =
    .aria-label = Tutup
shell-recent-notices = Makluman terkini
shell-recent-notices-none = Belum ada apa-apa.
shell-guest = Anda menempah sebagai tetamu.
shell-device-of = Peranti milik { $name }
dialog-close = Tutup
shell-instead-of = caj asal
