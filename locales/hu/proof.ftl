proof-title = Átadási igazolások
proof-collection = Átadás a futárnak
proof-delivery = Kézbesítés
proof-return = Visszaszállítás
proof-photo-collection =
    .alt = Fénykép a rendelésnek a futárnak való átadásáról
proof-photo-delivery =
    .alt = Fénykép a rendelés kézbesítésekor
proof-photo-return =
    .alt = Fénykép a rendelés visszahozatalakor
proof-signature =
    .alt = Aláírás
proof-taken = Készült
proof-signed-by = Aláírta
proof-where = Hely
proof-kept-until = Megőrzés vége
proof-from-customer = { $distance } távolságra a vevő jelölőjétől
proof-from-collection-point = { $distance } távolságra a felvételi helytől
proof-at-customer = Kevesebb mint { $distance } távolságra a vevő jelölőjétől
proof-at-collection-point = Kevesebb mint { $distance } távolságra a felvételi helytől
proof-download = Letöltés
proof-not-available = Nem érhető el
proof-kept-how-long = Erről a lépésről nincs kép. Az igazolásokat { $days } napig őrizzük meg.
proof-download-failed = Hiba történt az igazolás letöltésekor.
proof-failed =
    Nem sikerült betölteni az igazolást. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
