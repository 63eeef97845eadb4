proof-title = Bevis
proof-collection = Hämtning
proof-delivery = Leverans
proof-return = Retur
proof-photo-collection =
    .alt = Foto som togs när ordern hämtades
proof-photo-delivery =
    .alt = Foto som togs när ordern levererades
proof-photo-return =
    .alt = Foto som togs när ordern returnerades
proof-signature =
    .alt = Underskrift
proof-taken = Taget
proof-signed-by = Underskrift av
proof-where = Plats
proof-kept-until = Sparas till
proof-from-customer = { $distance } från kundens kartnål
proof-from-collection-point = { $distance } från hämtplatsen
proof-at-customer = Mindre än { $distance } från kundens kartnål
proof-at-collection-point = Mindre än { $distance } från hämtplatsen
proof-download = Ladda ner
proof-not-available = Inte tillgängligt
proof-kept-how-long = Det finns ingen bild av det här steget. Bevis sparas i { $days } dagar.
proof-download-failed = Något gick fel när beviset skulle laddas ner.
proof-failed =
    Det gick inte att läsa in beviset. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
