order-tracking-title = Sipariş takibi
order-search-label = Siparişlerde ara
order-search =
    .placeholder = Ad, telefon, kod veya sipariş numarası
order-search-short =
    .placeholder = Ara
order-lists = Aşamalarına göre siparişler
order-list-new = Yeni
order-list-scheduled = Planlandı
order-list-collected = Kurye aldı
order-list-delivered = Teslim edildi
order-list-cancelled = İptal edildi
order-list-results = Bulunanlar
order-list-needing =
    { $count ->
        [one] { $count } sipariş sizi bekliyor
       *[other] { $count } sipariş sizi bekliyor
    }
order-live = Canlı
order-connecting = Bağlanıyor
order-reconnecting = Yeniden bağlanıyor
order-updated-ago = Güncelleme: { $ago }
order-waiting =
    { $count ->
        [one] { $count } yeni siparişi göster
       *[other] { $count } yeni siparişi göster
    }
order-status = Durum
order-column-amount = Tahsilat
order-scheduled-for = { $time } için
order-nothing-to-collect = Tahsilat yok
order-announce-one = { $customer } adlı müşterinin siparişi: { $status }
order-announce-several =
    { $count ->
        [one] { $count } sipariş değişti
       *[other] { $count } sipariş değişti
    }
order-empty-new-title = Yeni sipariş yok
order-empty-new-text = Kurye çağırdığınızda sipariş hemen burada görünür.
order-empty-scheduled-title = Planlanan sipariş yok
order-empty-scheduled-text = Bugünün ilerleyen saatleri ve sonraki iki gün için planlanan siparişler, zamanı gelene kadar burada bekler.
order-empty-collected-title = Yolda sipariş yok
order-empty-collected-text = Kurye bir siparişi alır almaz buradan takip edebilirsiniz.
order-empty-delivered-title = Bugün henüz teslimat yok
order-empty-delivered-text = Bugün teslim ve iade edilen siparişler burada toplanır.
order-empty-cancelled-title = Bugün iptal edilen sipariş yok
order-empty-cancelled-text = Olması gereken de bu.
order-empty-results-title = Eşleşen sipariş yok
order-empty-results-text = Yalnızca güncel siparişlerde aranır. Adın bir kısmını, telefon numarasını, kodu veya sipariş numarasını deneyin.
order-clear-search = Aramayı temizle
order-lists-kept = Yukarıdaki listeler güncel olmayabilir.

order-details =
    .aria-label = Sipariş ayrıntıları
order-details-none-title = Bir sipariş seçin
order-details-none-text = Siparişin aşamaları, kuryesi ve müşterisi burada gösterilir.
order-details-close =
    .aria-label = Ayrıntıları kapat
order-details-back =
    .aria-label = Listeye dön
order-not-found-title = Bu sipariş bulunamadı
order-not-found-text = Başka bir alım noktasına ait olabilir ya da sayfa adresinde yazım hatası olabilir.
order-code = Sipariş kodu
order-number = Sipariş numarası
order-copy-number =
    .aria-label = Sipariş numarasını kopyala
order-copy-failed = Kopyalanamadı. Lütfen metni seçip kendiniz kopyalayın.
order-more-actions = Diğer işlemler
order-share-tracking-text = Siparişinizi buradan takip edin:
order-placed-at = Oluşturulma: { $time }
order-progress = Aşamalar
order-rider = Kurye
order-rider-none = Henüz kurye yok
order-rider-seen = Son görülme: { $ago }
order-call =
    .aria-label = Telefonla ara: { $name }, { $phone }
order-customer = Müşteri
order-recipient-notes = Müşteriden, takip bağlantısı üzerinden
order-cold-bag = Soğutucu çanta
order-payment = Ödeme
order-payment-paid = Önceden ödendi
order-fees = Teslimat ücretleri
order-address = Adres
order-cancelled-because = Neden: { $reason }
order-pin-destination = Müşteri: { $name }
order-map-failed = Harita gösterilemiyor. Tüm ayrıntılar aşağıda yer alıyor.

order-cancel = Siparişi iptal et
order-cancel-refused-too-early = Sipariş, işleme alındıktan sonra iptal edilebilir.
order-cancel-refused-within-grace = Ödeme az önce onaylandı. Sipariş { $left } dakika sonra iptal edilebilir.
order-cancel-refused-too-far-along = Bir kurye bu siparişle ilgileniyor, bu yüzden sipariş buradan iptal edilemez.
order-cancel-refused-delayed = Geciken bir sipariş buradan iptal edilemez.
order-cancel-refused-finished = Bu sipariş sonuçlandı.
order-cancel-refused-unknown-status = Durumu bilinmediği için bu sipariş buradan iptal edilemez.
order-cancel-title = { $customer } adlı müşterinin siparişi iptal edilsin mi?
order-cancel-text = Kuryeye ve müşteriye haber vereceğiz. Bu işlem geri alınamaz.
order-cancel-why = İptal nedeni nedir?
order-cancel-reason-customer-cancelled = Müşteri iptal etti
order-cancel-reason-item-unavailable = Ürünlerden biri yok
order-cancel-reason-wrong-details = Bilgiler hatalı
order-cancel-reason-delay-too-long = Çok uzun sürüyor
order-cancel-reason-other = Başka bir neden
order-cancel-words = Açıklamanız
order-cancel-problem-reason-missing = Lütfen bir neden seçin.
order-cancel-problem-text-missing = Lütfen nedenini birkaç kelimeyle yazın.
order-cancel-problem-text-too-long = Lütfen metni 200 karaktere kısaltın.
order-cancel-keep = Siparişi sürdür
order-was-cancelled = { $customer } adlı müşterinin siparişi iptal edildi.
action-attempt-cancel = Sipariş iptal ediliyor…

error-cant-retrieve-current-orders = Güncel siparişler yüklenemedi. { $because }
error-cant-cancel-order = Sipariş iptal edilemedi. { $because }
order-not-loaded = Yüklenemedi. { $because }
