card-title = Bayar dengan kad
card-continue = Teruskan ke pembayaran
card-starting = Menyediakan pembayaran…
card-pay = Bayar { $amount } dan tempah rider
card-paying = Membayar…
card-amount = Bayar sekarang:
card-choose = Bayar dengan
card-new = Kad baharu
card-until = Sah hingga { $expiry }
card-number = Nombor kad
card-expiry = Tarikh luput
card-expiry-placeholder = BB/TT
card-code = Kod keselamatan
card-code-hint = { $digits ->
    [4] Empat digit di bahagian depan
   *[other] Tiga digit di bahagian belakang
}
card-name = Nama pada kad
card-save = Simpan kad ini untuk lain kali
card-save-hint = Kami hanya menyimpan empat digit terakhir dan tarikh luputnya.
card-safe = Kad anda disulitkan pada peranti ini. Hanya penyedia pembayaran dapat membacanya.
card-back = Kembali ke butiran
card-choice-missing = Sila pilih kad.
card-number-missing = Sila masukkan nombor kad.
card-number-invalid = Ini bukan nombor kad. Semak digitnya.
card-expiry-invalid = Masukkan bulan dan tahun, seperti 04/31.
card-expired = Kad ini sudah luput.
card-code-missing = Sila masukkan kod keselamatan.
card-code-invalid = { $digits ->
    [4] Kod keselamatan mempunyai empat digit.
   *[other] Kod keselamatan mempunyai tiga digit.
}
card-name-missing = Sila masukkan nama pada kad.
card-confirming = Memproses pembayaran anda…
card-checking = Kami sedang menyemak sama ada pembayaran anda berjaya.
card-do-not-pay-again = Sila jangan bayar sekali lagi. Biarkan halaman ini terbuka, dan kami akan memaparkan hasilnya di sini.
card-bank = Bank anda perlu mengesahkan bahawa ini anda.
card-bank-go = Pergi ke halaman bank
card-unpaid-declined = Bank anda menolak kad ini. Kad anda tidak dicaj.
card-unpaid-insufficient-funds = Baki kad ini tidak mencukupi. Kad anda tidak dicaj.
card-unpaid-left = Anda telah meninggalkan halaman bank. Kad anda tidak dicaj.
card-unpaid-expired = Pengesahan mengambil masa terlalu lama. Kad anda tidak dicaj.
card-unpaid-failed = Pembayaran tidak berjaya. Kad anda tidak dicaj.
card-not-encrypted = Peranti ini tidak dapat menyulitkan kad, jadi kami tidak menghantarnya. Kad anda tidak dicaj.
card-try-another = Belum ada rider ditempah. Anda boleh mencuba kad lain.
error-payment-init = Pembayaran tidak dapat dimulakan.
error-payment-intent-creation = Pembayaran untuk pesanan ini tidak dapat disediakan.
error-payment-unavailable = Pembayaran dengan kad tidak tersedia di sini buat masa ini.
error-payment-required = Bayar pesanan ini dengan kad dahulu.
error-payment-card-unreadable = Penyedia pembayaran tidak dapat membaca kad. Sila masukkan semula.
