notice-kind =
    { $kind ->
        [error] Error
        [warning] Pahimangno
        [success] Nahuman
       *[info] Pahibalo
    }
notice-contact-centre = Naay problema sa system ang among contact center karon. Basin mas dugay ang tubag kay sa naandan.
notice-orders-left-out = Mga order nga wala maapil kay dili mabasa: { $count }
