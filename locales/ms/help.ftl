help-open = Bantuan
help-title = Pusat bantuan
help-close =
    .aria-label = Tutup pusat bantuan
help-back = Kembali
help-center-failed = Ralat berlaku semasa memuatkan pusat bantuan
