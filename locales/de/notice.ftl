notice-kind =
    { $kind ->
        [error] Fehler
        [warning] Warnung
        [success] Erledigt
       *[info] Hinweis
    }
notice-contact-centre = Unser Kundenservice hat derzeit technische Probleme. Antworten können länger dauern als üblich.
