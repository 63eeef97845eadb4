bulk-column-phone-number = Telefon numarası
bulk-column-unit = Daire no
bulk-column-payment-type = Ödeme türü
bulk-column-deliver-at = Teslimat zamanı

bulk-payment-paid = Ödendi
bulk-payment-online = İnternetten ödendi

bulk-collection-point-unknown = Bu adda bir alım noktanız yok. Birini seçin veya hücreyi boş bırakın.
bulk-payment-type-unknown = Bu ödeme türünü tanımıyoruz. Lütfen birini seçin.
bulk-time-unreadable = Zamanı şöyle yazın: { $forms }. En kısa sürede teslimat için hücreyi boş bırakın.
bulk-time-without-day = Tarih eksik. Şöyle yazın: { $forms }.
bulk-phone-several = Burada birden fazla telefon numarası var. Aranacak olanı bırakın.
bulk-cell-error = Bu hücrede değer yerine bir tablo hatası var. Değeri yazın veya hücreyi boşaltın.
bulk-cell-without-result = Bu formülün henüz sonucu yok. Dosyayı tablo programınızda açıp kaydedin veya değeri buraya yazın.
bulk-row-repeats = Bu satır, { $row } numaralı satırdaki siparişin aynısı.
bulk-row-ordered-today = Bu satır, bugünkü { $order } numaralı siparişe benziyor.
bulk-row-hidden = Bu satır dosyanızda gizli veya üstü çizili.
bulk-row-closed = Dosyanızda bu siparişin durumu: { $state }.
bulk-row-zero = Bu satırdaki bir hücrede yalnızca 0 var; formül boş bir hücre için bunu verir. Doğru değilse 0’ı silin.

bulkfile-choose = Bir Excel dosyası seçin
bulkfile-drop = veya buraya bırakın
bulkfile-accepted = En fazla 5 MB’lık, en çok { $rows } siparişli bir XLSX dosyası: her satırda bir sipariş
bulkfile-checked-here = Sipariş oluşturulmadan önce her satır burada, ekranınızda kontrol edilir.
bulkfile-template = Şablonu indir
bulkfile-template-hint = Doğru sütunları olan, doldurmanız için hazır bir tablo.
bulkfile-template-example = Örnek
bulkfile-template-columns = Sütunlar
bulkfile-others = Her seferinde tek dosya. Kullanılan dosya: { $name }.

bulk-format-invalid = Dosya biçimi geçersiz.
bulk-format-csv = Bu bir metin dosyası (CSV). Tablo programınızda açıp Excel çalışma kitabı (.xlsx) olarak kaydedin.
bulk-format-xls = Bu eski bir Excel dosyası (.xls). Excel çalışma kitabı (.xlsx) olarak kaydedin.
bulk-format-password = Dosya şifreyle korunuyor. Şifresiz kaydedin.
bulk-format-damaged = Dosya bozuk. Tablo programınızda açıp yeniden kaydedin.
bulk-format-other = Bu bir Excel çalışma kitabı değil. Excel çalışma kitabı (.xlsx) olarak kaydedin.
bulk-file-too-large = Dosya 5 MB’tan büyük olamaz.
bulk-no-rows = Bu dosyada sipariş bulamadık. Bir satırda sütun adları, altındaki her satırda bir sipariş olmalıdır.
bulk-too-many-rows = Bu dosyada { $rows } satır var. Tek seferde en fazla { $most } sipariş oluşturulabilir: lütfen dosyayı bölün.
bulk-columns-missing =
    { $count ->
        [1] Bir sütun eksik: { $columns }. Şablonda hepsi var.
       *[other] Bazı sütunlar eksik: { $columns }. Şablonda hepsi var.
    }
bulk-sheets-looked-at = Baktığımız sayfalar: { $sheets }.
bulk-examples-not-read = { $sheets } sayfasında satırlar var, ama bu sayfa örnekler içindir. Siparişlerinizi ilk sayfaya taşıyın, dosyayı kaydedip yeniden seçin.
bulk-columns-alike = Bu sütunlar aynı anlama geliyor ama farklı bilgiler içeriyor: { $columns }. Birini bırakın veya diğerlerinin adını değiştirin.
bulk-too-many-columns = Bu dosya çok geniş: { $most } numaralı sütundan sonra da veri var. Gerekmeyen sütunları silin.
bulk-sheets-hidden = Bu dosyanın tüm sayfaları gizli: { $sheets }. Siparişlerin olduğu sayfayı görünür yapın, dosyayı kaydedip yeniden seçin.
bulk-rows-hidden =
    { $rows ->
        [1] Bu dosyanın tek siparişi gizli veya üstü çizili bir satırda. Satırı görünür yapın, dosyayı kaydedip yeniden seçin.
       *[other] Bu dosyadaki { $rows } siparişin tümü gizli veya üstü çizili satırlarda. Satırları görünür yapın, dosyayı kaydedip yeniden seçin.
    }
bulk-rows-closed = Bu dosyadaki tüm siparişler zaten kapanmış, durumları: { $states }. Yine de sipariş vermek isterseniz durum sütununu silin, dosyayı kaydedip yeniden seçin.
bulkfile-not-opened = Tablo okuyucuyu yükleyemedik. İnternet bağlantınızı kontrol edip tekrar deneyin.

bulkfile-reading = { $name } dosyası okunuyor…
bulkfile-checking = Kontrol edilen satır: { $checked } / { $rows }
bulkfile-sending = { $name } dosyasında hata yok. Gönderiliyor…
bulkfile-ready-not-sent = { $name } dosyası gönderilemedi. Dosyada hata yok: tekrar gönderebilirsiniz.
bulkfile-send-again = Tekrar gönder

bulkfile-read = Dosyadan okunanlar
bulkfile-read-sheet = { $sheet } sayfası, sütun adları { $row } numaralı satırda
bulkfile-read-other-sheets =
    { $count ->
        [1] Okunmayan sayfa: { $sheets }.
       *[other] Okunmayan sayfalar: { $sheets }.
    }
bulkfile-read-column = { $letter } sütunu
bulkfile-left-out =
    { $count ->
        [1] Bu sütunu atladık: { $columns }.
       *[other] { $count } sütunu atladık: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } sütun daha
       *[other] { $count } sütun daha
    }
bulkfile-read-hidden-columns = Dosyanızda gizli olduğu hâlde okunan sütunlar: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } satır dosyanızda gizli veya üstü çizili olduğu için atlandı.
       *[other] { $count } satır dosyanızda gizli veya üstü çizili olduğu için atlandı.
    }
bulkfile-closed-left-out = Durumu nedeniyle atlanan satırlar: { $count } ({ $states }).
bulkfile-hidden-too = Bu satırları da dâhil et

bulkfile-title = Dosyayı kontrol edin: { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } satır
       *[other] { $count } satır
    }
bulkfile-faults =
    { $count ->
        [0] Hata yok
        [one] { $count } hata
       *[other] { $count } hata
    }
bulkfile-concerns =
    { $count ->
        [one] Gözden geçirilecek { $count } satır
       *[other] Gözden geçirilecek { $count } satır
    }
bulkfile-next-fault = Sonraki hata
bulkfile-faulty-only = Yalnızca hatalı satırlar
bulkfile-remove-repeats =
    { $count ->
        [1] Yinelenen satırı kaldır
       *[other] Yinelenen { $count } satırı kaldır
    }

bulkfile-grid = Dosyadaki siparişler
bulkfile-keys = Enter hücreyi düzenler, Ctrl + Z geri alır, F8 sonraki hataya gider. Bir tablodan hücre yapıştırabilirsiniz.
bulkfile-row = Satır { $row }
bulkfile-cell = Satır { $row }, { $column }
bulkfile-cell-fine = Burada hata yok.
bulkfile-cell-empty = boş
bulkfile-remove-row = Satırı kaldır
bulkfile-remove-row-of = { $row } numaralı satırı kaldır
bulkfile-own-point = Seçili alım noktası
bulkfile-no-choice = Lütfen seçin
bulkfile-fill-for =
    { $count ->
        [one] { $count } satırda aynı hata var.
       *[other] { $count } satırda aynı hata var.
    }
bulkfile-fill-with = Hepsi için aynı değer
bulkfile-fill = Doldur
bulkfile-card-all = Tüm alanlar
bulkfile-card-fewer = Daha az alan
bulkfile-no-rows-left = Tüm satırlar kaldırıldı. Geri alın veya başka bir dosya seçin.
bulkfile-none-faulty = Artık hatalı satır yok.

bulkfile-send =
    { $count ->
        [one] { $count } satırı gönder
       *[other] { $count } satırı gönder
    }
bulkfile-send-faulty = Hatalarla gönder
bulkfile-send-anyway = Yine de gönder
bulkfile-keep-on = Düzeltmeyi sürdür
bulkfile-ask-send =
    { $count ->
        [one] { $count } satırda hâlâ hata var: bu satır için sipariş oluşturulmaz. Diğer tüm satırlar için oluşturulabilir.
       *[other] { $count } satırda hâlâ hata var: bu satırlar için sipariş oluşturulmaz. Diğer tüm satırlar için oluşturulabilir.
    }
bulkfile-ask-leave = Düzeltmeleriniz kaybolur.
bulkfile-leave-anyway = Düzeltmeleri sil
bulkfile-not-sent = Satırlar gönderilemedi. Düzelttiğiniz hiçbir şey kaybolmadı.

bulkfile-said-left =
    { $count ->
        [0] Hata kalmadı.
        [one] { $count } hata kaldı.
       *[other] { $count } hata kaldı.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } hücre yapıştırıldı.
       *[other] { $count } hücre yapıştırıldı.
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count } satır dolduruldu.
       *[other] { $count } satır dolduruldu.
    }
bulkfile-said-undone = Geri alındı.
bulkfile-said-removed = { $row } numaralı satır kaldırıldı.
bulkfile-said-repeats-removed =
    { $count ->
        [one] Yinelenen { $count } satır kaldırıldı.
       *[other] Yinelenen { $count } satır kaldırıldı.
    }
