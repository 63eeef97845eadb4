notice-kind =
    { $kind ->
        [error] Feil
        [warning] Advarsel
        [success] Utført
       *[info] Merknad
    }
notice-contact-centre = Kundesenteret vårt har tekniske problemer akkurat nå. Svar kan ta lengre tid enn vanlig.
notice-orders-left-out = Utelatte bestillinger som ikke kunne leses: { $count }
