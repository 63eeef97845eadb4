bulk-column-phone-number = Nombor telefon
bulk-column-unit = Unit
bulk-column-payment-type = Jenis pembayaran
bulk-column-deliver-at = Hantar pada
bulk-payment-paid = Sudah dibayar
bulk-payment-online = Dibayar dalam talian
bulk-collection-point-unknown = Anda tiada lokasi pengambilan dengan nama ini. Pilih salah satu, atau biarkan sel kosong.
bulk-payment-type-unknown = Kami tidak mengenali jenis pembayaran ini. Sila pilih salah satu.
bulk-time-unreadable = Tulis waktu seperti { $forms }, atau biarkan sel kosong untuk penghantaran segera.
bulk-time-without-day = Waktu ini tiada hari. Tulis seperti { $forms }.
bulk-phone-several = Ada lebih daripada satu nombor telefon di sini. Kekalkan nombor yang perlu dihubungi sahaja.
bulk-cell-error = Ini ralat hamparan, bukan nilai. Taip nilainya, atau kosongkan sel.
bulk-cell-without-result = Formula ini belum ada hasil. Buka dan simpan fail dalam program hamparan anda, atau taip nilainya di sini.
bulk-row-repeats = Baris ini sama dengan baris { $row }.
bulk-row-ordered-today = Baris ini serupa dengan pesanan { $order } hari ini.
bulk-row-hidden = Baris ini tersembunyi atau dicoret dalam fail anda.
bulk-row-closed = Status pesanan ini dalam fail anda: { $state }.
bulk-row-zero = Satu sel dalam baris ini hanya mengandungi 0, seperti hasil formula bagi sel kosong. Padamkan 0 jika tidak betul.
bulkfile-choose = Pilih fail Excel
bulkfile-drop = atau lepaskan fail di sini
bulkfile-accepted = Fail XLSX tidak melebihi 5 MB, dengan hingga { $rows } pesanan: satu bagi setiap baris
bulkfile-checked-here = Setiap baris disemak di sini pada skrin anda sebelum apa-apa pesanan dibuat.
bulkfile-template = Muat turun templat
bulkfile-template-hint = Hamparan dengan lajur yang betul, untuk diisi.
bulkfile-template-example = Contoh
bulkfile-template-columns = Lajur
bulkfile-others = Satu fail pada satu masa. Menggunakan { $name }.
bulk-format-invalid = Format fail tidak sah
bulk-format-csv = Ini fail teks (CSV). Buka dalam program hamparan anda dan simpan sebagai buku kerja Excel (.xlsx).
bulk-format-xls = Ini fail Excel lama (.xls). Simpan sebagai buku kerja Excel (.xlsx).
bulk-format-password = Fail ini dilindungi kata laluan. Simpan tanpa kata laluan.
bulk-format-damaged = Fail ini rosak. Buka dalam program hamparan anda dan simpan semula.
bulk-format-other = Ini bukan buku kerja Excel. Simpan sebagai buku kerja Excel (.xlsx).
bulk-file-too-large = Fail tidak boleh melebihi 5 MB
bulk-no-rows = Kami tidak menemui pesanan dalam fail ini. Satu baris untuk nama lajur, dan setiap baris di bawahnya ialah satu pesanan.
bulk-too-many-rows = Fail ini ada { $rows } baris. Paling banyak { $most } boleh dipesan sekali gus: sila pecahkan fail ini.
bulk-columns-missing =
    { $count ->
        [1] Ada lajur yang tiada: { $columns }. Templat mengandungi semuanya.
       *[other] Ada beberapa lajur yang tiada: { $columns }. Templat mengandungi semuanya.
    }
bulk-sheets-looked-at = Kami telah memeriksa helaian ini: { $sheets }.
bulk-examples-not-read = Helaian { $sheets } mempunyai baris, tetapi ia untuk contoh. Pindahkan pesanan anda ke helaian pertama, simpan fail dan pilih semula.
bulk-columns-alike = Lajur ini sama maksud, tetapi berlainan isi: { $columns }. Kekalkan satu sahaja, atau namakan semula yang lain.
bulk-too-many-columns = Fail ini terlalu lebar: ada isi selepas lajur { $most }. Padam lajur yang tidak diperlukan.
bulk-sheets-hidden = Semua helaian dalam fail ini tersembunyi: { $sheets }. Paparkan helaian yang mengandungi pesanan, simpan fail dan pilih semula.
bulk-rows-hidden =
    { $rows ->
        [1] Satu-satunya pesanan dalam fail ini berada pada baris tersembunyi atau dicoret. Paparkan baris itu, simpan fail dan pilih semula.
       *[other] Semua { $rows } pesanan dalam fail ini berada pada baris tersembunyi atau dicoret. Paparkan baris itu, simpan fail dan pilih semula.
    }
bulk-rows-closed = Semua pesanan dalam fail ini sudah berakhir, statusnya: { $states }. Jika anda masih mahu memesannya, padam lajur status, simpan fail dan pilih semula.
bulkfile-not-opened = Pembaca hamparan tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.
bulkfile-reading = Membaca { $name }…
bulkfile-checking = Baris disemak: { $checked } daripada { $rows }
bulkfile-sending = { $name } tiada masalah. Fail sedang dimuat naik…
bulkfile-ready-not-sent = { $name } tidak dapat dimuat naik. Fail ini tiada masalah: anda boleh terus memuat naik semula.
bulkfile-send-again = Muat naik semula
bulkfile-read = Apa yang kami baca
bulkfile-read-sheet = Helaian { $sheet }, nama lajur pada baris { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Helaian { $sheets } tidak dibaca.
       *[other] Helaian ini tidak dibaca: { $sheets }.
    }
bulkfile-read-column = lajur { $letter }
bulkfile-left-out =
    { $count ->
        [1] Lajur ini dilangkau: { $columns }.
       *[other] { $count } lajur dilangkau: { $columns }.
    }
bulkfile-left-out-more = { $count } lagi
bulkfile-read-hidden-columns = Tersembunyi dalam fail anda, tetapi dibaca: { $columns }.
bulkfile-hidden-left-out = { $count } baris tersembunyi atau dicoret dalam fail anda dan dilangkau.
bulkfile-closed-left-out = Baris yang dilangkau kerana statusnya: { $count } ({ $states }).
bulkfile-hidden-too = Sertakan juga baris ini
bulkfile-title = Semak { $name }
bulkfile-rows = { $count } baris
bulkfile-faults =
    { $count ->
        [0] Tiada ralat
       *[other] { $count } ralat
    }
bulkfile-concerns = { $count } baris perlu disemak
bulkfile-next-fault = Ralat seterusnya
bulkfile-faulty-only = Baris dengan ralat sahaja
bulkfile-remove-repeats =
    { $count ->
        [1] Buang baris berulang
       *[other] Buang { $count } baris berulang
    }
bulkfile-grid = Pesanan dalam fail
bulkfile-keys = Enter mengedit sel, Ctrl + Z membuat asal, F8 pergi ke ralat seterusnya. Anda boleh menampal sel daripada hamparan.
bulkfile-row = Baris { $row }
bulkfile-cell = Baris { $row }, { $column }
bulkfile-cell-fine = Tiada masalah di sini.
bulkfile-cell-empty = kosong
bulkfile-remove-row = Buang baris
bulkfile-remove-row-of = Buang baris { $row }
bulkfile-own-point = Lokasi pengambilan yang dipilih
bulkfile-no-choice = Sila pilih
bulkfile-fill-for = { $count } baris mempunyai ralat yang sama.
bulkfile-fill-with = Isi yang sama untuk semuanya
bulkfile-fill = Isi
bulkfile-card-all = Semua ruangan
bulkfile-card-fewer = Kurangkan ruangan
bulkfile-no-rows-left = Semua baris telah dibuang. Buat asal, atau pilih fail lain.
bulkfile-none-faulty = Tiada lagi baris yang ada ralat.
bulkfile-send = Muat naik { $count } baris
bulkfile-send-faulty = Muat naik dengan ralat
bulkfile-send-anyway = Muat naik juga
bulkfile-keep-on = Terus membetulkan
bulkfile-ask-send = { $count } baris masih ada ralat: tiada pesanan akan dibuat untuknya. Semua baris lain boleh dipesan.
bulkfile-ask-leave = Pembetulan anda akan hilang.
bulkfile-leave-anyway = Buang pembetulan
bulkfile-not-sent = Baris tidak dapat dimuat naik. Semua pembetulan anda masih ada.
bulkfile-said-left =
    { $count ->
        [0] Tiada lagi ralat.
       *[other] Tinggal { $count } ralat.
    }
bulkfile-said-pasted = { $count } sel ditampal.
bulkfile-said-filled = Diisi untuk { $count } baris.
bulkfile-said-undone = Telah dibuat asal.
bulkfile-said-removed = Baris { $row } dibuang.
bulkfile-said-repeats-removed = { $count } baris berulang dibuang.
