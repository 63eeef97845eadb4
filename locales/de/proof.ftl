proof-title = Nachweise
proof-collection = Abholung
proof-delivery = Lieferung
proof-return = Rückgabe
proof-photo-collection =
    .alt = Foto von der Abholung der Bestellung
proof-photo-delivery =
    .alt = Foto von der Lieferung der Bestellung
proof-photo-return =
    .alt = Foto von der Rückgabe der Bestellung
proof-signature =
    .alt = Unterschrift
proof-taken = Aufgenommen
proof-signed-by = Unterschrieben von
proof-where = Wo
proof-kept-until = Aufbewahrt bis
proof-from-customer = { $distance } von der Markierung des Lieferorts
proof-from-collection-point = { $distance } vom Abholort
proof-at-customer = Weniger als { $distance } von der Markierung des Lieferorts
proof-at-collection-point = Weniger als { $distance } vom Abholort
proof-download = Herunterladen
proof-not-available = Nicht verfügbar
proof-kept-how-long = Von diesem Schritt gibt es kein Bild. Nachweise werden { $days } Tage aufbewahrt.
proof-download-failed = Der Nachweis konnte nicht heruntergeladen werden.
proof-failed =
    Der Nachweis konnte nicht geladen werden. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
