edit-order-action = Düzenle
edit-title = Siparişi düzenle
edit-banner = { $name } adlı müşterinin siparişini düzenliyorsunuz ({ $day })
edit-cancel = Düzenlemeyi bırak
edit-not-available = Siparişler burada düzenlenemez. Bu, yeni bir kurye talebidir.
edit-nothing-changed = Kaydedilecek değişiklik yok.
edit-lock-customer = Siparişin müşterisi değiştirilemez
edit-lock-settled = Sipariş oluşturulurken kesinleşti
edit-lock-status = Bu aşamada değiştirilemez
edit-moved-on = Bu sipariş siz açtıktan sonra ilerledi ve artık değiştirilemez.
edit-moved-on-kept = Yazdıklarınız siz ayrılana kadar burada kalır.
edit-follow = Bu siparişi takip et
edit-new-request = Başka kurye çağır
edit-locked-title = Bu sipariş artık değiştirilemez
edit-locked-text = { $orderId } numaralı sipariş artık değiştirilemez. Takip edebilir veya başka bir kurye çağırabilirsiniz.
edit-unreadable-title = Bu siparişi açamadık
edit-not-found = Bu alım noktasında { $orderId } numaralı sipariş yok.
edit-changes =
    { $count ->
        [0] Değişiklikler
        [one] { $count } değişiklik
       *[other] { $count } değişiklik
    }
edit-changes-none = Henüz değişiklik yok.
edit-change-position = Haritadaki yer
edit-change-nothing = boş
edit-change-before = Önce:
edit-change-after = Sonra:
edit-change-moved = { $distance } taşındı
edit-fee-more = { $amount } daha fazla
edit-fee-less = { $amount } daha az
edit-fee-changed-text = Eski ücret { $before }, yeni ücret { $after }. Değişiklikler yeni ücretle kaydedilsin mi?
edit-fee-changed-accept = { $after } ücretle kaydet
edit-fee-changed-refuse = Vazgeç
edit-kept-charge-title = Aradaki fark iade edilmez
request-updated = Sipariş güncellendi!
request-not-updated = Bu sipariş güncellenemedi.

again-action = Siparişi tekrarla
again-banner = { $name } adlı müşterinin siparişini tekrarlıyorsunuz ({ $day })
again-banner-hint = Ücreti yeniden hesaplayacağız. Ürünleri ve bedelini kontrol edin.
again-cancel = Boş formla başla
again-check = { $day } tarihli siparişten – lütfen kontrol edin

request-placed-elsewhere = Bu sipariş başka bir sekmede zaten oluşturulmuş, bu yüzden yeniden oluşturulmadı. Siparişi burada görebilirsiniz.
edit-kept-charge = Kartla { $paid } ödediniz. Teslimat ücreti şimdi { $fee }; aradaki { $left } fark iade edilmez.
