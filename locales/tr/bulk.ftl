bulk-intro = Tek seferde birçok kurye çağırın: tabloyu doldurun, işaretli hücreleri düzeltin, ardından siparişleri oluşturun.
bulk-another-file = Başka dosya
bulk-correct = Satırları düzelt
bulk-file-not-taken = Bu dosya kullanılamıyor.
bulk-not-placed-yet = { $id } numaralı yüklemenin siparişleri henüz oluşturulmadı. Oradan oluşturabilirsiniz.

job-history-error = Yükleme geçmişi alınamadı.
template-file-error = Şablon dosyası indirilemedi.
view-details-error = Yüklemenin ayrıntıları alınamadı.
file-upload-error = Dosya yüklenemedi.
place-order-error = Siparişler oluşturulurken hata oluştu.
place-order-success = Siparişler oluşturuldu
bulk-placed-partly =
    { $placed ->
        [0] Hiç sipariş oluşturulmadı.
        [1] Bir sipariş oluşturuldu.
       *[other] { $placed } sipariş oluşturuldu.
    } { $left ->
        [1] Bir satır için oluşturulmadı: nedenine bakın.
       *[other] { $left } satır için oluşturulmadı: nedenlerine bakın.
    }

bulk-history = Yükleme geçmişi
bulk-history-empty = Henüz dosya yok
bulk-history-empty-text = Yüklediğiniz dosyalar, siparişlerinin durumuyla burada görünür.
bulk-view-details = Ayrıntıları gör
bulk-view-details-of = { $id } numaralı yüklemenin ayrıntılarını gör
bulk-job-id = Yükleme
bulk-job-created-by = Yükleyen
bulk-job-created-at = Yükleme zamanı
bulk-job-rows = Başarılı satırlar
bulk-job-title-at = Toplu sipariş: { $at }
bulk-job-made = Yükleyen: { $by }, { $at }
bulk-all-jobs = Tüm toplu siparişler

bulk-job-ready = Oluşturulmaya hazır
bulk-job-ready-with-errors = Hazır, hata var
bulk-job-no-row-ready = Oluşturulabilecek satır yok
bulk-job-being-placed = Siparişler oluşturuluyor
bulk-job-placed = Oluşturuldu
bulk-job-placed-partly = Oluşturuldu, hata var
bulk-job-not-placed = Oluşturulmadı
bulk-job-unknown = Bilinmiyor

bulk-result-ready =
    { $count ->
        [0] Oluşturulmaya hazır sipariş yok
        [one] { $count } sipariş oluşturulmaya hazır
       *[other] { $count } sipariş oluşturulmaya hazır
    }
bulk-result-placed =
    { $count ->
        [0] Hiç sipariş oluşturulmadı
        [one] { $count } sipariş oluşturuldu
       *[other] { $count } sipariş oluşturuldu
    }
bulk-summary = Yükleme özeti
bulk-total-rows = Toplam satır
bulk-total-to-be-placed = Oluşturulacak sipariş
bulk-total-placed = Oluşturulan sipariş
bulk-total-errors = Hata

bulk-rows = Dosyanın satırları
bulk-rows-shown = Gösterilen satırlar
bulk-show-all = Tümü
bulk-show-errors = Hatalar
bulk-show-to-be-placed = Oluşturulacak
bulk-show-placed = Oluşturuldu
bulk-show-none = Böyle bir satır yok.
bulk-rows-number = Satır
bulk-rows-address = Teslimat adresi
bulk-rows-order = Sipariş ayrıntıları
bulk-rows-delivery = Teslimat
bulk-row-to-be-placed = Oluşturulacak
bulk-row-error = Hata
bulk-row-placed = Oluşturuldu
bulk-row-not-placed = Oluşturulmadı
bulk-row-unknown = Bilinmiyor
bulk-delivery-instant = Hemen
bulk-delivery-scheduled = { $at } için planlandı

bulk-place =
    { $count ->
        [1] Bir sipariş oluştur
       *[other] { $count } sipariş oluştur
    }
bulk-place-title =
    { $count ->
        [1] Bir sipariş oluşturulsun mu?
       *[other] { $count } sipariş oluşturulsun mu?
    }
bulk-place-cash = Nakit tahsilat
bulk-place-points = Alım noktaları
bulk-place-left-out =
    { $count ->
        [1] Bir satır atlanır.
       *[other] { $count } satır atlanır.
    }
bulk-place-for-good = Kuryeler hemen yola çıkar. Bundan sonra siparişler ancak tek tek iptal edilebilir.
bulk-place-not-yet = Şimdi değil
bulk-placing = Siparişler oluşturuluyor. Bu sayfadan ayrılabilirsiniz: işlem devam eder.

bulk-error-unknown = bilinmeyen hata
bulk-address-not-found = Adres bulunamadı.
bulk-address-inexact = Adres net değil. Sokak, bina numarası ve şehri ya da koordinatları yazın.
bulk-fee-changed = Teslimat ücreti değişti. Kontrol edip siparişi yeniden oluşturun.
bulk-text-too-long = Bu metin { $most } karakterden uzun.
bulk-text-unreadable = Bu metinde okunamayan bir karakter var. Lütfen yeniden yazın.
