export-button = Dışa aktar
export-what = Seçilen günlerin ve durumun tüm siparişleri
export-busy = Zaten bir dışa aktarma sürüyor. Başka bir tane başlatmak için onu iptal edin.
export-format-xlsx = Excel çalışma kitabı
export-format-xlsx-hint = .xlsx, okumak ve toplamak için
export-format-csv = CSV dosyası
export-format-csv-hint = .csv, başka programlar için
export-csv-settings = CSV ayarları
export-csv-separator = Sütun ayırıcı
export-csv-semicolon = Noktalı virgül ;
export-csv-comma = Virgül ,
export-csv-tab = Sekme karakteri
export-csv-decimal = Ondalık ayırıcı
export-csv-decimal-comma = Virgül: 1250,50
export-csv-decimal-point = Nokta: 1250.50
export-csv-byte-order-mark = Dosyayı UTF-8 olarak işaretle (Excel için gerekli)
export-progress =
    .aria-label = Dışa aktarma
export-begun = Dışa aktarma başladı.
export-so-far =
    { $count ->
        [one] { $count } sipariş dışa aktarıldı
       *[other] { $count } sipariş dışa aktarıldı
    }
export-so-far-of =
    { $total ->
        [one] { $count } / { $total } sipariş dışa aktarıldı
       *[other] { $count } / { $total } sipariş dışa aktarıldı
    }
export-reached = (en eski gün: { $day })
export-cancel = İptal et
export-halted =
    { $count ->
        [0] Dışa aktarma ilk siparişten önce durdu.
        [one] Dışa aktarma { $count } siparişten sonra durdu.
       *[other] Dışa aktarma { $count } siparişten sonra durdu.
    }
export-go-on = Devam et
export-start-over = Baştan başla
export-failed = Dosya yazılamadı. İnternet bağlantınızı ve bu cihazdaki boş alanı kontrol edip baştan başlayın.
export-saved =
    { $count ->
        [one] { $count } sipariş kaydedildi: { $file }
       *[other] { $count } sipariş kaydedildi: { $file }
    }
export-nothing = Bu dönemde eşleşen sipariş yok. Hiçbir şey kaydedilmedi.

export-column-created = Oluşturulma ({ $zone })
export-column-amount = Tutar ({ $currency })
export-column-fee = Teslimat ücreti ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, dk
export-column-voucher = Kupon
