notice-kind =
    { $kind ->
        [error] Eroare
        [warning] Avertisment
        [success] Gata
       *[info] Informație
    }
notice-contact-centre = Centrul nostru de contact are momentan probleme tehnice. Răspunsurile pot dura mai mult decât de obicei.
