proof-title = Dokumentasjon
proof-collection = Henting
proof-delivery = Levering
proof-return = Retur
proof-photo-collection =
    .alt = Bilde tatt da bestillingen ble hentet
proof-photo-delivery =
    .alt = Bilde tatt da bestillingen ble levert
proof-photo-return =
    .alt = Bilde tatt da bestillingen ble returnert
proof-signature =
    .alt = Signatur
proof-taken = Tatt
proof-signed-by = Signert av
proof-where = Sted
proof-kept-until = Oppbevares til
proof-from-customer = { $distance } fra kundens kartnål
proof-from-collection-point = { $distance } fra avhentingsstedet
proof-at-customer = Mindre enn { $distance } fra kundens kartnål
proof-at-collection-point = Mindre enn { $distance } fra avhentingsstedet
proof-download = Last ned
proof-not-available = Ikke tilgjengelig
proof-kept-how-long = Det finnes ikke noe bilde av dette steget. Dokumentasjonen oppbevares i { $days } dager.
proof-download-failed = Kunne ikke laste ned dokumentasjonen.
proof-failed =
    Kunne ikke laste dokumentasjonen. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
