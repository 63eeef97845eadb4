guest-sender-title = Butiran pengirim
guest-sender-lead = Rider dan pasukan kami menggunakannya untuk menghubungi anda, bagi pesanan ini sahaja.
guest-sender-name = Nama anda
guest-sender-phone = Nombor telefon anda
guest-sender-email = Alamat e-mel anda
guest-origin-title = Di manakah barang perlu diambil?
guest-origin-lead = Cari tempat itu, atau pilih pada peta.
guest-origin-save = Teruskan
