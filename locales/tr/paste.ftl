paste-open = Mesaj yapıştır
paste-offer = Yapıştırılan mesajı oku
paste-title = Mesajdan oku
paste-text = Müşterinin mesajını yapıştırın. Mesaj yalnızca bu cihazda okunur ve henüz sipariş oluşturulmaz.
paste-message = Mesaj
paste-placeholder = Ad, telefon, adres, tutar – geldiği gibi
paste-proposals = Bulunan bilgiler
paste-found =
    { $count ->
        [one] { $count } bilgi okundu. Kullanmadan önce kontrol edin.
       *[other] { $count } bilgi okundu. Kullanmadan önce kontrol edin.
    }
paste-reading = Mesaj okunuyor…
paste-not-read = Bu mesaj okunamadı. Lütfen internet bağlantınızı kontrol edip tekrar deneyin.
paste-nothing-yet = Mesajda bulunan bilgiler burada görünür.
paste-nothing-found = Bu metinde bilgi bulamadık. Formu yine elle doldurabilirsiniz.
paste-place = Haritadaki işaret
paste-take-field = Kullan: { $field }
paste-keeps-typed = Yazdığınız kalır: { $typed }
paste-replaces-typed = Yazdığınızın yerine geçer: { $typed }
paste-unsure = Hangi tutarın kastedildiği belli değil: { $written }. Lütfen kendiniz girin.
paste-short-link = Bu harita bağlantısında konum yok. Önce bağlantıyı açın, ardından haritadaki uzun bağlantıyı kopyalayın.
paste-keys = Kullanmak için: { $keys }
paste-take = Bilgileri kullan

prefill-filled = Bağlantıdan dolduruldu – siparişten önce kontrol edin
prefill-clear = Temizle
prefill-offered = Bağlantıda, yazdıklarınızdan farklı değerler var.
prefill-use = Bağlantıdakileri kullan
prefill-keep = Yazdıklarım kalsın
prefill-ignored =
    { $count ->
        [1] Bağlantıdaki bir değer okunamadı ve atlandı: { $names }
       *[other] Bağlantıdaki bazı değerler okunamadı ve atlandı: { $names }
    }
