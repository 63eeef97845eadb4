proof-title = Dovezi
proof-collection = Preluare
proof-delivery = Livrare
proof-return = Retur
proof-photo-collection =
    .alt = Fotografie făcută la preluarea comenzii
proof-photo-delivery =
    .alt = Fotografie făcută la livrarea comenzii
proof-photo-return =
    .alt = Fotografie făcută la returul comenzii
proof-signature =
    .alt = Semnătură
proof-taken = Făcută la
proof-signed-by = Semnat de
proof-where = Unde
proof-kept-until = Păstrată până la
proof-from-customer = La { $distance } de marcajul clientului
proof-from-collection-point = La { $distance } de punctul de preluare
proof-at-customer = La mai puțin de { $distance } de marcajul clientului
proof-at-collection-point = La mai puțin de { $distance } de punctul de preluare
proof-download = Descărcați
proof-not-available = Indisponibilă
proof-kept-how-long = Nu există nicio imagine pentru acest pas. Dovezile se păstrează { $days } de zile.
proof-download-failed = A apărut o eroare la descărcarea dovezii.
proof-failed =
    Dovada nu a putut fi încărcată. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
