address-origin-title = Kuryeler siparişlerinizi nereden alacak?
address-origin-lead = { $name } için henüz adres yok. Adresi yazın veya haritada işaretleyin, kuryeler kapınızı bulsun. Bunu yalnızca bir kez yaparsınız.
address-origin-change-title = Alım noktasını değiştir
address-origin-change-lead = Yeni adres, { $name } adlı alım noktasının bundan sonraki tüm siparişlerinde geçerlidir. Girdiğiniz müşteri bilgileri korunur.
address-origin-change = Değiştir
address-origin-change-label = Alım noktasını değiştir
address-origin-text = Alım noktasının adresi
address-origin-map = Alım noktasını gösteren harita
address-origin-map-hint = Alım noktasını belirlemek için haritaya tıklayın veya işareti sürükleyin.
address-origin-notes-placeholder = Arka giriş, kasadaki zil, park yeri…
address-postal-code = Posta kodu
address-city = Şehir
address-origin-save = Adresi kaydet
address-origin-keep = Olduğu gibi bırak
address-no-coordinates = Bu adresin koordinatları yok.
address-saved = Adres kaydedildi
address-not-saved = Adres kaydedilemedi.
address-not-updated = Adresi güncelleyemedik.
address-details-kept = Lütfen kontrol edin, bunları önceki adres için yazmıştınız: { $fields }

address-options-list = Bulunan müşteriler ve yerler
address-options-found =
    { $count ->
        [one] { $count } öneri var. Ok tuşlarıyla seçin.
       *[other] { $count } öneri var. Ok tuşlarıyla seçin.
    }
address-customers-group = Müşterileriniz
address-places-group = Yerler
address-last-customers = Son müşteriler
address-customer-used =
    { $count ->
        [1] bir sipariş
       *[other] { $count } sipariş
    }
address-customers-failed = Kayıtlı müşterilerinizde arama yapılamadı.

address-pin-away = İşaret, bu adrese { $distance } uzakta.
address-pin-at = İşaretin olduğu yer: { $address }
address-pin-take = İşaretin adresini kullan
address-pin-move = İşareti adrese taşı

address-known = Bu telefon numarasıyla kayıtlı
address-known-fill = Boşları doldur
address-known-replace = Üzerine yaz
address-known-decline = Bu müşteri değil
address-customer-save = Bu müşteriyi kaydet
address-customer-update = Kayıtlı müşteriyi güncelle
address-customer-saved = Müşterilerinizde kayıtlı
address-customer-saved-now = Müşterilerinize kaydedildi
address-customer-not-saved-because = Müşteri kaydedilemedi: { $reason }

address-customers-title = Müşteriler
address-customers-search = Müşterilerinizde ara
address-customers-placeholder = Ad, sokak veya telefonun son haneleri
address-customers-hint = En az iki karakter yazın: ad, sokak veya telefon numarasının son haneleri.
address-customers-searching = Müşterilerinizde aranıyor…
address-customers-none = “{ $text }” için kimse bulunamadı.
address-customers-count =
    { $count ->
        [one] { $count } müşteri bulundu
       *[other] { $count } müşteri bulundu
    }
address-use = Kullan
address-customer-use-label = { $name } adlı müşteriye teslim et
address-customer-edit = { $name } adlı müşteriyi düzenle
address-customer-remove = { $name } adlı müşteriyi sil
address-customer-remove-question = { $name } müşterilerinizden silinsin mi?
address-customer-remove-yes = Sil
address-customer-remove-keep = Vazgeç
address-customer-place-kept = Metni değiştirmek işareti taşımaz. Taşımak için başka bir yer seçin.
address-cancel = Vazgeç
address-customer-changed = { $name } adlı müşteri değiştirildi.
address-customer-removed = { $name } müşterilerinizden silindi.
address-customer-not-removed = Müşteri silinemedi: { $reason }
