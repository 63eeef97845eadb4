notice-kind =
    { $kind ->
        [error] Fehler
        [warning] Warnung
        [success] Erledigt
       *[info] Hinweis
    }
notice-contact-centre = Unser Kundenservice hat derzeit technische Probleme. Antworten können länger dauern als üblich.
notice-orders-left-out = Ausgelassene Bestellungen, die sich nicht lesen lassen: { $count }
