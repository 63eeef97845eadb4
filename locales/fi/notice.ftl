notice-kind =
    { $kind ->
        [error] Virhe
        [warning] Varoitus
        [success] Valmis
       *[info] Tiedoksi
    }
notice-contact-centre = Asiakaspalvelussamme on juuri nyt teknisiä ongelmia. Vastaaminen voi kestää tavallista kauemmin.
notice-orders-left-out = Tilauksia jätetty pois, koska niitä ei voitu lukea: { $count }
