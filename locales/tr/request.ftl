request-section-done = Tamamlandı

request-collection-time = Alım zamanı
request-collection-instant = Hemen
request-collection-instructions = Kurye için talimatlar

request-drop-off-title = Varış noktası
request-details-title = Teslimat bilgileri
request-payment-title = Ödeme özeti

request-destination = Teslimat adresi
request-destination-placeholder = Sokak, yer veya { $coordinates }
request-destination-clear = Adresi temizle
request-destination-searching = Yerler aranıyor…
request-destination-resolving = Adres aranıyor…
request-destination-none = Adres bulunamadı. Sokağı kapı numarasıyla yazmayı deneyin ya da yeri haritada seçin.
request-destination-search-failed = Adres aranamadı: { $reason }
request-destination-details-failed = Yerin bilgileri alınamadı.
geolocator-error-reverse = Bu noktada bir adres bulamadık.
error-geocoder-unavailable = Adres arama şu anda kullanılamıyor.
request-unit = Daire no
request-building = Bina
request-notes-placeholder = Kat, zil, park yeri…
request-name = Müşterinin adı
request-phone = Müşterinin telefonu

request-map = Alım noktasını ve varış noktasını gösteren harita
request-map-hint = Varış noktasını belirlemek için haritaya tıklayın veya işareti sürükleyin.
request-map-show = Haritada seç
request-map-hide = Haritayı gizle
request-map-failed = Harita şu anda gösterilemiyor. Haritasız da devam edebilirsiniz: adresi yazın.

request-time = Teslimat zamanı
request-time-asap = Hemen
request-time-asap-hint = En geç 60 dakikada, genellikle 30 dakika veya daha kısa sürede teslimat
request-time-later = Daha sonra
request-later-day = Gün
request-later-today = Bugün
request-later-tomorrow = Yarın
request-later-time = Saat
request-later-in =
    { $hours ->
        [0] { $minutes } dk sonra
       *[other] { $hours } sa { $minutes } dk sonra
    }
request-description-placeholder = Pakette ne var?
request-amount = Ürün bedeli ({ $currency })
request-item-value-warning = Ürün bedeli yüksek görünüyor. Lütfen siparişi oluşturmadan önce ürün bedelini tekrar kontrol edin.
request-item-value-confirm = Onayla
request-item-value-of = { $value } / { $limit }. Bu sınırın üzerinde onayınızı isteriz.
request-item-value-confirmed = Ürün bedeli onaylandı
request-cold-bag = Soğutucu çanta gerekli
request-cold-bag-hint = Kurye, ürünleri soğuk tutan bir çanta getirir.
request-age-check-hint = Kurye, kapıda yaşı gösteren bir belge ister.
request-age-check-missing = Bu siparişte yaş kontrolü gerekiyor. Onaylamak için lütfen “{ field-age-check }” kutusunu işaretleyin.
request-vat-add = Vergi numarası ekle
request-vat-hint = 8 karakter: büyük harf ve rakam

request-payment-methods = Ödeme yöntemi
request-payment-cash-on-delivery-hint = Kurye, ürün bedelini müşteriden nakit tahsil eder.
request-payment-cash-on-pick-up-hint = Kurye size alım noktasında nakit öder; kapıda tahsilat yapılmaz.
request-payment-no-cash-hint = Müşteri ödemeyi önceden yaptı.
request-payment-payment-on-delivery-hint = Müşteri, ürün bedelini kapıda öder.
request-payment-none-hint = Tahsilat yapılmaz.
request-payment-not-offered = “{ $method }” burada kullanılamıyor. Başka bir ödeme yöntemi seçin.
error-no-payment-method-available = Bu alım noktasında kullanılabilen bir ödeme yöntemi yok. Lütfen bize ulaşın.
error-payment-get-if-enabled = İnternetten ödemenin açık olup olmadığını öğrenemedik, bu yüzden şimdilik kapalı.

voucher-title = Kupon
voucher-placeholder = Kod
voucher-apply = Uygula
voucher-keep = Vazgeç
voucher-replace = Değiştir
voucher-remove = Kaldır
voucher-details = Ayrıntılar
voucher-waiting = Teslimat ücreti belli olur olmaz kontrol edilir.
voucher-checking = Kupon kontrol ediliyor…
voucher-percentage = Teslimat ücretinde %{ $percent } indirim
voucher-amount = Teslimat ücretinde { $amount } indirim
voucher-valid-always = Süresiz geçerli
voucher-valid-until = Son geçerlilik: { $time }
voucher-minimum = Teslimat ücreti en az { $amount } ise
voucher-maximum = En fazla { $amount } indirim
voucher-first-order = Yalnızca ilk siparişte
voucher-refused-unknown = Bu kodu tanımıyoruz.
voucher-refused-expired = Bu kuponun süresi doldu.
voucher-refused-not-yet = Bu kupon henüz geçerli değil.
voucher-refused-fee-too-small = Teslimat ücreti bu kupon için çok düşük.
voucher-refused-not-first-order = Bu kupon yalnızca ilk siparişte geçerlidir.
voucher-refused-used-up = Bu kuponun kullanım hakkı bitti.
voucher-refused-used-by-vendor = Bu alım noktasının kupon kullanım hakkı bitti.
voucher-refused-other-vendor = Bu kupon, bu alım noktasında geçerli değil.
voucher-refused-inactive = Bu kupon artık kullanılmıyor.
voucher-switched-off = Kuponlar şu anda kullanılamıyor. Teslimat ücreti indirimsiz gösteriliyor.
voucher-try-again-in =
    { $seconds ->
        [one] Çok fazla deneme yapıldı. { $seconds } saniye sonra tekrar deneyin.
       *[other] Çok fazla deneme yapıldı. { $seconds } saniye sonra tekrar deneyin.
    }

request-summary = Özet
request-summary-more = Ayrıntıları göster
request-summary-less = Ayrıntıları gizle
request-distance = Mesafe
request-fee-base = Temel ücret
request-fee-distance = Mesafe ücreti
request-fee-surcharge = Ödeme yöntemi ek ücreti
request-fee-as-quoted = bu teslimat için hesaplanan tutar
request-fee-moved = Ücret yeniden hesaplandı: eski ücret { $before }, yeni ücret { $after }.
request-fee-held = Ücret { $time } saatine kadar geçerli · { $left }
request-fee-expired = Ücretin süresi doldu. Kurye çağırdığınızda yeniden hesaplanır.
request-fee-expired-guest = Ücretin süresi doldu. Yeni ücreti görmek için kurye çağırın, kabul etmek için bir kez daha çağırın.
request-fee-waiting = Ücreti görmek için teslimat adresini girin.
request-quote-asking = Teslimat bölgesi ve ücret kontrol ediliyor…
request-deliverable = Bu adrese teslimat yapıyoruz: { $distance }
request-deliverable-anyway = Bu adrese teslimat yapıyoruz
request-deliverable-fee = Teslimat ücreti: { $fee }
request-deliverable-fee-reduced = Teslimat ücreti: { $before } yerine { $fee }
request-collect-nothing = Yok
request-collect-brief = tahsilat { $amount }
request-submit = Kurye çağır
request-submitting = Kurye çağrılıyor…
request-offline = Çevrimdışı: internet gelince gönderilir
request-waiting = İnternet bekleniyor…
request-waiting-hint = İnternet bağlantınız gelir gelmez gönderilir. Bu sayfayı açık tutun.
request-do-not-send = Göndermekten vazgeç
request-undo = Geri al
request-submit-keys = veya { $keys } tuşlarına basın
request-wrong-fields =
    { $count ->
        [one] { $count } alanı kontrol edin
       *[other] { $count } alanı kontrol edin
    }

request-vendor-missing = Bilgileriniz alınamadı. Lütfen çıkış yapıp tekrar giriş yapın.
request-vendor-inactive = Bu alım noktası etkin değil, bu yüzden buraya kurye çağrılamaz.
validation-fill-unit-number = Lütfen müşterinin daire numarasını girin.
request-name-missing = Lütfen müşterinin adını girin.
request-name-has-digit = Müşterinin adı geçerli değil.
request-phone-missing = Müşterinin telefonunu girin.
request-phone-impossible = Telefon numarası doğru görünmüyor.
request-phone-unusual = Bu numara alışılmadık görünüyor. Lütfen kontrol edin.
request-description-too-long = Lütfen 200 karakteri aşmayın.
request-address-missing = Lütfen adresi yazın.
request-coordinates-missing = Bu adresin konumunu belirleyemiyoruz.
request-amount-missing = Lütfen sipariş için geçerli bir tutar girin.
request-amount-unreadable = Lütfen sipariş için geçerli bir tutar girin. Şöyle yazın: { $forms }
request-amount-below-minimum = Tutar en az { $amount } { $currency } olmalıdır.
request-payment-method-missing = Lütfen bir ödeme yöntemi seçin.
request-preorder-in-past = Lütfen şu andan sonraki bir teslimat zamanı seçin.
request-preorder-too-far = Lütfen önümüzdeki 2 gün içinde bir teslimat zamanı seçin.
request-preorder-outside-hours = Lütfen hizmet saatleri içinde bir teslimat zamanı seçin.
request-notes-too-long = Not çok uzun.
request-address-too-long = Adres çok uzun.
request-vat-wrong-length = Vergi numaranız 8 karakter olmalıdır, lütfen tekrar kontrol edin.
request-vat-invalid = Vergi numaranız geçerli değil, lütfen tekrar kontrol edin.

request-error-undeliverable-address = Bu siparişi o adrese teslim edemiyoruz.
request-deliverability-unknown = Siparişin o adrese teslim edilip edilemeyeceği kontrol edilemedi.
request-error-cannot-compute-price = Bu siparişin ücretini hesaplayamadık.
error-store-closed = İşletme şu anda kapalı.
request-not-created = Bu sipariş oluşturulamadı.
request-nothing-lost = Yazdığınız hiçbir şey kaybolmadı. Tekrar deneyebilirsiniz.
request-kept = Yazdığınız hiçbir şey kaybolmadı.
error-fee-recompute = Ücretin süresi doldu. Yeniden hesaplıyoruz…
error-fee-changed = Teslimat ücreti değişti.
request-fee-changed-text = Eski ücret { $before }, yeni ücret { $after }. Yeni ücretle kurye çağrılsın mı?
request-fee-changed-accept = { $after } ücretle çağır
request-fee-changed-refuse = Vazgeç
request-pushed = Sipariş oluşturuldu!
request-already-placed = Bu sipariş önceki bir denemede oluşturulmuş, bu yüzden yeniden oluşturulmadı. Lütfen siparişlerinizden kontrol edin.
request-draft-restored = Yazdıklarınızı sakladık.

unable-to-fetch-vendor = İşletme bilgileri alınamadı.
request-closed-title = Şu anda kapalıyız
request-closed-hours = Hizmet saatleri: { $from } – { $to }. Şu an saat { $currentTime }
request-closed-hint = Yeniden açıldığımızda kurye çağırabilirsiniz.
request-closed-check = Tekrar kontrol et
request-no-location-other = Bu arada başka bir alım noktası seçebilirsiniz.
