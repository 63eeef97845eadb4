edit-order-action = Edit
edit-title = Edit pesanan
edit-banner = Anda sedang mengedit pesanan untuk { $name } ({ $day })
edit-cancel = Berhenti mengedit
edit-not-available = Pesanan tidak boleh diedit di sini. Ini tempahan baharu.
edit-nothing-changed = Tiada perubahan untuk disimpan.
edit-lock-customer = Penerima pesanan tidak boleh ditukar
edit-lock-settled = Ditetapkan semasa pesanan dibuat
edit-lock-status = Tidak boleh diubah pada peringkat ini
edit-moved-on = Pesanan ini sudah bergerak ke peringkat lain sejak anda membukanya dan tidak boleh diubah lagi.
edit-moved-on-kept = Apa yang anda taip disimpan di sini sehingga anda keluar.
edit-follow = Jejak pesanan ini
edit-new-request = Tempah rider lain
edit-locked-title = Pesanan ini tidak boleh diubah lagi
edit-locked-text = Pesanan { $orderId } tidak boleh diubah lagi. Anda boleh menjejakinya atau menempah rider lain.
edit-unreadable-title = Pesanan ini tidak dapat dibuka
edit-not-found = Tiada pesanan { $orderId } di lokasi pengambilan ini.
edit-changes =
    { $count ->
        [0] Perubahan
       *[other] { $count } perubahan
    }
edit-changes-none = Belum ada perubahan.
edit-change-position = Tempat pada peta
edit-change-nothing = tiada
edit-change-before = Sebelum:
edit-change-after = Selepas:
edit-change-moved = Dialihkan sejauh { $distance }
edit-fee-more = { $amount } lebih tinggi
edit-fee-less = { $amount } lebih rendah
edit-fee-changed-text = Sebelum ini { $before }, kini { $after }. Simpan perubahan dengan caj baharu?
edit-fee-changed-accept = Simpan dengan { $after }
edit-fee-changed-refuse = Jangan simpan
edit-kept-charge-title = Lebihan bayaran tidak dibayar balik
request-updated = Pesanan telah dikemas kini!
request-not-updated = Pesanan itu tidak dapat dikemas kini
again-action = Pesan semula
again-banner = Memesan semula untuk { $name } ({ $day })
again-banner-hint = Kami akan mengira caj semula. Semak barang dan nilainya.
again-cancel = Mula dengan borang kosong
again-check = Daripada pesanan { $day } – sila semak
request-placed-elsewhere = Pesanan ini sudah dibuat dalam tab lain, jadi tidak dibuat sekali lagi. Ini pesanannya.
edit-kept-charge = Anda telah membayar { $paid } dengan kad. Caj penghantaran kini { $fee }, dan lebihan { $left } tidak dibayar balik.
