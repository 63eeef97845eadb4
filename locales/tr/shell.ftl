shell-tab-request = Kurye çağır
shell-tab-tracking = Sipariş takibi
shell-tab-history = Geçmiş
shell-tab-bulk = Toplu sipariş
shell-orders = Siparişler
shell-bar =
    .aria-label = Hızlı gezinme
shell-bar-request = Çağır
shell-bar-tracking = Takip
shell-bar-more = Diğer
shell-under-way =
    { $underWay ->
        [0] devam eden sipariş yok
        [one] { $underWay } sipariş devam ediyor
       *[other] { $underWay } sipariş devam ediyor
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } tanesi sizi bekliyor
       *[other] , { $needsYou } tanesi sizi bekliyor
    }
shell-skip-to-content = İçeriğe geç
shell-loading = Yükleniyor…
shell-saving = Kaydediliyor…
shell-save-changes = Değişiklikleri kaydet
shell-sending = Gönderiliyor…
shell-removing = Siliniyor…
shell-downloading = İndiriliyor…
shell-offline = Çevrimdışı
shell-offline-hint = Yazdıklarınız korunuyor. İnternet bağlantınız gelince yükleme ve gönderme yeniden çalışır.
shell-main-navigation =
    .aria-label = Ana gezinme
shell-open-menu =
    .aria-label = Menüyü aç
shell-close-menu =
    .aria-label = Menüyü kapat
shell-menu-title = Menü
shell-account-label = Hesabınız
shell-signed-in-as = Giriş yapan hesap: { $email }
shell-shortcuts = Klavye kısayolları
shell-sign-out = Çıkış yap
shell-appearance-dark = Koyu görünüm
shell-appearance-light = Açık görünüm
shell-branch =
    .aria-label = Alım noktası: { $name }. Başkasını seç
shell-branch-title = Alım noktası
shell-branch-parent = Ana işletme
shell-branch-inactive = Etkin değil
shell-branch-add = Alım noktası ekle
shell-branch-edit = { $name } adlı alım noktasını düzenle
shell-include-outlets = Tüm şubelerin siparişlerini göster
shell-include-outlets-why-not-here = Kurye çağırma sayfasında kullanılamaz: sipariş tek bir alım noktasından başlar.
shell-include-outlets-why-not-parent = Yalnızca ana işletmeler için.
shell-outlets-included = Artık tüm şubelerin siparişleri gösteriliyor.
error-no-vendors = Hesabınıza bağlı işletme yok. Lütfen bize ulaşın.
error-cant-retrieve-vendors = İşletmeleriniz alınamadı.
shell-vendors-missing = Henüz gösterilecek bir şey yok
shell-vendors-none-hint = Yanlış hesapta mısınız? Çıkış yapıp başka bir hesapla giriş yapın.
shell-notices =
    .aria-label = Bildirimler
shell-dismiss =
    .aria-label = Bildirimi kapat
shell-recent-notices = Son bildirimler
shell-recent-notices-none = Henüz bildirim yok.

shell-guest = Misafir olarak kurye çağırıyorsunuz.
shell-device-of = { $name } işletmesinin cihazı
dialog-close = Kapat
shell-instead-of = indirimden önce
