board-view = Görünüm
board-view-list = Liste
board-view-board = Pano
board-command = Tüm siparişlerin panosu
board-command-lists = Sipariş listeleri
board-summary =
    { $underWay ->
        [0] Devam eden sipariş yok
        [one] { $underWay } sipariş devam ediyor
       *[other] { $underWay } sipariş devam ediyor
    }{ $needsYou ->
        [0] , her şey yolunda
        [one] , { $needsYou } tanesi sizi bekliyor
       *[other] , { $needsYou } tanesi sizi bekliyor
    }
board-list =
    .aria-label = Devam eden siparişler, önce sizi bekleyenler
board-map =
    .aria-label = Devam eden tüm siparişlerin haritası
board-group-needs-you = Sizi bekleyenler
board-group-waiting = Kurye bekleyenler
board-group-rider-coming = Kurye geliyor
board-waiting =
    { $count ->
        [one] { $count } değişikliği göster
       *[other] { $count } değişikliği göster
    }
board-legend-urgent = Gecikti veya başarısız
board-legend-at-risk = Sizi bekliyor
board-legend-in-time = Zamanında
board-pin-rider = Kurye { $name }, { $customer } adlı müşteri için
board-pin-rider-unnamed = { $customer } adlı müşteri için kurye

board-chosen =
    .aria-label = Seçili sipariş
board-chosen-close =
    .aria-label = Siparişi kapat
board-details = Ayrıntılar
board-call-customer = Müşteriyi ara
board-cannot-cancel = Bu sipariş şu anda iptal edilemez. Nedeni ayrıntılarda yazıyor.
