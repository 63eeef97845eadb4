bulk-intro = Tempah ramai rider sekali gus: isi hamparan, betulkan sel yang ditandakan, kemudian buat pesanan.
bulk-another-file = Fail lain
bulk-correct = Betulkan baris
bulk-file-not-taken = Fail ini tidak dapat digunakan.
bulk-not-placed-yet = Pesanan kelompok { $id } belum dibuat. Pesanan itu boleh dibuat dari halaman kelompok tersebut.
job-history-error = Sejarah kelompok tidak dapat diperoleh
template-file-error = Fail templat tidak dapat dimuat turun
view-details-error = Butiran kelompok tidak dapat diperoleh
file-upload-error = Fail tidak dapat dimuat naik
place-order-error = Ralat semasa membuat pesanan
place-order-success = Semua pesanan berjaya dibuat
bulk-placed-partly =
    { $placed ->
        [0] Tiada pesanan dibuat.
        [1] Satu pesanan dibuat.
       *[other] { $placed } pesanan dibuat.
    } { $left ->
        [1] Satu baris gagal: lihat sebabnya.
       *[other] { $left } baris gagal: lihat sebabnya.
    }
bulk-history = Sejarah kelompok
bulk-history-empty = Belum ada fail
bulk-history-empty-text = Fail yang anda muat naik dipaparkan di sini, dengan status pesanannya.
bulk-view-details = Lihat butiran
bulk-view-details-of = Lihat butiran { $id }
bulk-job-id = Kelompok
bulk-job-created-by = Dimuat naik oleh
bulk-job-created-at = Dimuat naik
bulk-job-rows = Baris berjaya
bulk-job-title-at = Pesanan pukal { $at }
bulk-job-made = Dimuat naik oleh { $by }, { $at }
bulk-all-jobs = Semua pesanan pukal
bulk-job-ready = Sedia untuk dibuat
bulk-job-ready-with-errors = Sedia, ada ralat
bulk-job-no-row-ready = Tiada baris yang sedia
bulk-job-being-placed = Membuat pesanan
bulk-job-placed = Dibuat
bulk-job-placed-partly = Dibuat, ada ralat
bulk-job-not-placed = Gagal dibuat
bulk-job-unknown = Tidak diketahui
bulk-result-ready =
    { $count ->
        [0] Tiada pesanan sedia untuk dibuat
       *[other] { $count } pesanan sedia untuk dibuat
    }
bulk-result-placed =
    { $count ->
        [0] Tiada pesanan dibuat
       *[other] { $count } pesanan dibuat
    }
bulk-summary = Ringkasan kelompok
bulk-total-rows = Jumlah baris
bulk-total-to-be-placed = Pesanan boleh dibuat
bulk-total-placed = Pesanan dibuat
bulk-total-errors = Ralat
bulk-rows = Baris dalam fail
bulk-rows-shown = Baris yang dipaparkan
bulk-show-all = Semua
bulk-show-errors = Ralat
bulk-show-to-be-placed = Boleh dibuat
bulk-show-placed = Dibuat
bulk-show-none = Tiada baris seperti itu.
bulk-rows-number = Baris
bulk-rows-address = Alamat penghantaran
bulk-rows-order = Butiran pesanan
bulk-rows-delivery = Penghantaran
bulk-row-to-be-placed = Boleh dibuat
bulk-row-error = Ralat
bulk-row-placed = Dibuat
bulk-row-not-placed = Gagal dibuat
bulk-row-unknown = Tidak diketahui
bulk-delivery-instant = Segera
bulk-delivery-scheduled = Dijadualkan untuk { $at }
bulk-place =
    { $count ->
        [1] Buat satu pesanan
       *[other] Buat { $count } pesanan
    }
bulk-place-title =
    { $count ->
        [1] Buat satu pesanan?
       *[other] Buat { $count } pesanan?
    }
bulk-place-cash = Tunai untuk dikutip
bulk-place-points = Diambil di
bulk-place-left-out =
    { $count ->
        [1] Satu baris dilangkau.
       *[other] { $count } baris dilangkau.
    }
bulk-place-for-good = Rider ditugaskan serta-merta. Selepas itu, pesanan hanya boleh dibatalkan satu demi satu.
bulk-place-not-yet = Belum lagi
bulk-placing = Pesanan sedang dibuat. Anda boleh meninggalkan halaman ini: proses tetap berjalan.
bulk-error-unknown = ralat tidak diketahui
bulk-address-not-found = Alamat tidak ditemui.
bulk-address-inexact = Alamat tidak tepat. Tulis jalan, nombor rumah dan bandar, atau koordinat.
bulk-fee-changed = Caj penghantaran telah berubah. Semak caj dan buat pesanan sekali lagi.
bulk-text-too-long = Teks ini melebihi { $most } aksara.
bulk-text-unreadable = Teks ini mengandungi aksara yang tidak dapat dibaca. Sila taip semula.
