stay-title = Simpan pesanan anda dalam akaun
stay-lead = Pilih kata laluan untuk mendapatkan akaun dengan pesanan yang anda buat sebagai tetamu, termasuk penjejakan, sejarah dan slipnya.
stay-name = Nama perniagaan atau nama anda
stay-name-missing = Masukkan nama untuk akaun ini.
stay-not-now = Bukan sekarang
