notice-kind =
    { $kind ->
        [error] Hata
        [warning] Uyarı
        [success] Tamam
       *[info] Not
    }
notice-contact-centre = İletişim merkezimizde şu anda teknik sorunlar var. Yanıtlar her zamankinden uzun sürebilir.
notice-orders-left-out = Okunamadığı için dışarıda bırakılan siparişler: { $count }
