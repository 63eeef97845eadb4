guest-sender-title = Gönderen bilgileri
guest-sender-lead = Kurye ve ekibimiz, yalnızca bu sipariş için size bu bilgilerden ulaşır.
guest-sender-name = Adınız
guest-sender-phone = Telefon numaranız
guest-sender-email = E-posta adresiniz
guest-origin-title = Nereden alalım?
guest-origin-lead = Yeri arayın veya haritada seçin.
guest-origin-save = Devam et
