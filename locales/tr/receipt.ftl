receipt-title = Teslimat belgesi
receipt-evidence-title = Tüm adımlarla teslimat belgesi
receipt-page-title = Teslimat belgesi { $orderId }
receipt-loading = Teslimat belgesi yükleniyor…
receipt-back = Siparişe dön
receipt-print = Yazdır
receipt-with-timeline = Tüm adımlarla
receipt-label = Etiket yazdır
receipt-label-a6 = A6 etiket
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Rulo etiket
receipt-label-roll-hint = 80 mm genişlik, termal yazıcılar için
receipt-open = Teslimat belgesi
receipt-open-evidence = Kanıt dosyası
receipt-returned = Gönderene iade edildi
receipt-under-way = Sipariş devam ediyor: sonuçlandığında bu belge tamamlanır.
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } dakika sonra
       *[other] { $minutes } dakika sonra
    }
receipt-order = Siparişin içeriği
receipt-placed = Oluşturulma
receipt-planned = Planlanan
receipt-ended = Sonuçlanma
receipt-timeline = Tüm adımlar
receipt-step = Adım
receipt-moment = Zaman
receipt-took = Süre
receipt-proof-collection = Alım kanıtı
receipt-proof-delivery = Teslimat kanıtı
receipt-proof-return = İade kanıtı
receipt-code = Bu siparişin takip sayfasını açan kod
receipt-scan = Takip için kodu okutun
