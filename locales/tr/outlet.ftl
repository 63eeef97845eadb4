outlet-edit-title = Alım noktasını düzenle
outlet-parent-kept = Alım noktası, ana işletmesine bağlı kalır.
outlet-client-id = Alım noktası kodu
outlet-client-id-kept = Kod değiştirilemez.
outlet-label = Kısa ad
outlet-phone = Telefon numarası
outlet-owners = Yetkililer
outlet-owner = { $number }. yetkili: e-posta
outlet-owner-add = Başka yetkili ekle
outlet-owner-remove = { $number }. yetkiliyi kaldır

outlet-client-id-missing = Lütfen alım noktası kodunu girin.
outlet-label-missing = Lütfen kısa adı girin.
outlet-phone-missing = Lütfen telefon numarasını girin.
outlet-address-missing = Lütfen alım adresini seçin.
outlet-owner-invalid = Lütfen geçerli bir e-posta girin.

outlet-saved = Alım noktası kaydedildi.
outlet-added = { outlet-saved } Kurye çağırmak için birkaç dakika içinde hazır olur.
outlet-not-saved = Alım noktası kaydedilemedi.
outlet-added-already = Bu alım noktası önceki bir denemede kaydedilmiş. Bu pencereyi kapatıp listeden düzenleyin.

outlet-close-question = Kaydetmeden kapatılsın mı? Değişiklikleriniz kaybolur.
outlet-close-anyway = Kaydetmeden kapat
outlet-stay = Düzenlemeyi sürdür
