proof-title = Todisteet
proof-collection = Nouto
proof-delivery = Toimitus
proof-return = Palautus
proof-photo-collection =
    .alt = Kuva, joka otettiin tilausta noudettaessa
proof-photo-delivery =
    .alt = Kuva, joka otettiin tilausta toimitettaessa
proof-photo-return =
    .alt = Kuva, joka otettiin tilausta palautettaessa
proof-signature =
    .alt = Allekirjoitus
proof-taken = Otettu
proof-signed-by = Allekirjoittanut
proof-where = Sijainti
proof-kept-until = Säilytys päättyy
proof-from-customer = { $distance } asiakkaan karttamerkistä
proof-from-collection-point = { $distance } noutopaikasta
proof-at-customer = Alle { $distance } asiakkaan karttamerkistä
proof-at-collection-point = Alle { $distance } noutopaikasta
proof-download = Lataa
proof-not-available = Ei saatavilla
proof-kept-how-long = Tästä vaiheesta ei ole kuvaa. Todisteita säilytetään { $days } päivää.
proof-download-failed = Todisteen lataamisessa tapahtui virhe.
proof-failed =
    Todistetta ei voitu ladata. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
