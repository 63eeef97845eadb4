proof-title = Kanıtlar
proof-collection = Alım
proof-delivery = Teslimat
proof-return = İade
proof-photo-collection =
    .alt = Sipariş alınırken çekilen fotoğraf
proof-photo-delivery =
    .alt = Sipariş teslim edilirken çekilen fotoğraf
proof-photo-return =
    .alt = Sipariş iade edilirken çekilen fotoğraf
proof-signature =
    .alt = İmza
proof-taken = Çekim zamanı
proof-signed-by = İmzalayan
proof-where = Yer
proof-kept-until = Saklama süresi sonu
proof-from-customer = Müşterinin konumuna { $distance } uzakta
proof-from-collection-point = Alım noktasına { $distance } uzakta
proof-at-customer = Müşterinin konumuna { $distance } mesafeden yakın
proof-at-collection-point = Alım noktasına { $distance } mesafeden yakın
proof-download = İndir
proof-not-available = Mevcut değil
proof-kept-how-long = Bu adımın görüntüsü yok. Kanıtlar { $days } gün saklanır.
proof-download-failed = Kanıt indirilirken bir hata oluştu.
proof-failed =
    Kanıt yüklenemedi. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
