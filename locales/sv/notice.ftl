notice-kind =
    { $kind ->
        [error] Fel
        [warning] Varning
        [success] Klart
       *[info] Info
    }
notice-contact-centre = Vår kundtjänst har tekniska problem just nu. Det kan ta längre tid än vanligt att få svar.
notice-orders-left-out = Utelämnade ordrar som inte kunde läsas: { $count }
