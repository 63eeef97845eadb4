notice-kind =
    { $kind ->
        [error] Eroare
        [warning] Avertisment
        [success] Gata
       *[info] Informație
    }
notice-contact-centre = Centrul nostru de contact are momentan probleme tehnice. Răspunsurile pot dura mai mult decât de obicei.
notice-orders-left-out = Comenzi omise pentru că nu au putut fi citite: { $count }
