cancelling-done-title = Dibatalkan
cancelling-again-text = Anda boleh membuat pesanan yang sama semula. Kami akan mengisi borang untuk anda dan mengira caj semula.
cancelling-it-is-now = Status kini:
cancelling-unknown = Sambungan terputus, jadi kami belum tahu sama ada pesanan itu sudah dibatalkan. Anda boleh menghantar pembatalan sekali lagi dengan selamat: pesanan hanya dibatalkan sekali.
cancelling-again = Pilihan anda masih ada. Anda boleh menghantar pembatalan sekali lagi.
cancelling-moved-on = Statusnya sudah berubah.
