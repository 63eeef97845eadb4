## Notices read again, and the one about the contact centre

notice-kind =
    { $kind ->
        [error] Chyba
        [warning] Upozornění
        [success] Hotovo
       *[info] Informace
    }
notice-contact-centre = Kontaktní centrum má právě technické potíže. Odpovědi mohou trvat déle než obvykle.
notice-orders-left-out = Vynechané objednávky, které se nepodařilo načíst: { $count }
