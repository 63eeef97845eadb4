history-range = Hari
history-range-yesterday = Semalam
history-range-past-week = 7 hari lepas
history-range-past-month = 30 hari lepas
history-range-custom = Hari lain
history-today = Pesanan hari ini ada dalam Jejak pesanan
history-from = Hari pertama
history-to = Hari terakhir
history-date-missing = Sila pilih hari.
history-date-not-a-day = Masukkan tarikh yang sah.
history-date-after-today = Pilih hari ini atau hari sebelumnya.
history-date-reversed = Hari terakhir tidak boleh lebih awal daripada hari pertama.
history-date-too-long = Paling banyak { $days } hari setiap kali.
history-status-any = Semua status
history-status-delivered-late = Lewat sampai
history-outlet-any = Semua lokasi pengambilan
history-address-unreadable = Sebahagian alamat web ini tidak dapat dibaca dan diabaikan.
history-found =
    { $count ->
        [0] Tiada pesanan
       *[other] { $count } pesanan
    }
history-found-so-far =
    { $count ->
        [0] Tiada pesanan setakat ini
       *[other] { $count } pesanan setakat ini
    }
history-found-of = { $shown } daripada { $count } pesanan
history-searched-text =
    { $more ->
        [yes] Dicari mengikut kod, nombor pesanan, nama dan telefon dalam pesanan yang sudah dimuatkan. Pilih “Lihat lagi” untuk mencari pesanan yang lebih lama.
       *[no] Dicari mengikut kod, nombor pesanan, nama dan telefon dalam semua pesanan pada hari yang dipilih.
    }
history-searched-phone = Semua pesanan pada hari yang dipilih untuk { $phone }.
history-searched-order = Dicari mengikut nombor pesanan, tanpa mengira hari dan status.
history-searched-foreign-order = Nombor pesanan lokasi pengambilan ini bermula dengan “{ $vendor }-”. Untuk lokasi lain, pilih lokasi itu di atas dahulu.
history-empty-title = Tiada pesanan pada hari yang dipilih
history-empty-text = Pilih hari lain, atau status lain.
history-empty-page-title = Belum ada padanan
history-empty-page-text = Tiada padanan dalam pesanan terbaharu pada hari yang dipilih. Ada pesanan yang lebih lama.
history-resting-title = Hari yang mana?
history-resting-text = Pilih hari pertama dan hari terakhir di atas.
history-all-statuses = Lihat semua status
history-show-more = Lihat lagi
history-kept = Pesanan di atas kekal seperti sedia ada.
history-table = Pesanan lepas
history-column-created = Dibuat
history-column-phone = Telefon
history-column-amount = Amaun
history-column-fee = Caj
history-column-duration = Tempoh
history-total-all = Semua { $count } pesanan
history-total-amounts = Amaun
error-cant-retrieve-past-orders = Pesanan lepas tidak dapat dimuatkan. { $because }
