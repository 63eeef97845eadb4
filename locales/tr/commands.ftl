command-palette = Tüm komutlar
command-placeholder = Ne yapmak istersiniz? Sipariş numarası, ad veya telefon da yazabilirsiniz…
command-none = Eşleşen bir şey yok. Daha az harf deneyin.
command-late = Geri kalanı yüklenmedi. İnternet bağlantınızı kontrol edin; yüklenince burada görünür.
command-found =
    { $count ->
        [one] { $count } sonuç
       *[other] { $count } sonuç
    }
command-group-here = Bu ekranda
command-group-go = Git
command-group-settings = Portal
command-request = Yeni kurye talebi
command-search = Sipariş bul
command-find-orders = “{ $query }” içeren siparişleri bul
command-open-order = { $orderId } numaralı siparişi aç
command-branch = Alım noktası: { $name } ({ $id })
command-section =
    Git: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = Tek harfli kısayollar
command-single-keys-hint = Yalnızca metin alanlarının dışında çalışır. Dikte veya ekran okuyucunuza engel oluyorsa kapatın.
command-choose-order = Önce bir sipariş seçin.
