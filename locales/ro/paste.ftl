paste-open = Lipiți un mesaj
paste-offer = Extrageți datele din mesaj
paste-title = Citirea unui mesaj
paste-text = Lipiți mesajul clientului. Este citit doar pe acest dispozitiv și nu se comandă nimic încă.
paste-message = Mesajul
paste-placeholder = Nume, telefon, adresă, sumă – așa cum a sosit
paste-proposals = Date găsite
paste-found =
    { $count ->
        [one] S-a citit { $count } informație. Verificați-o înainte de a o folosi.
        [few] S-au citit { $count } informații. Verificați-le înainte de a le folosi.
       *[other] S-au citit { $count } de informații. Verificați-le înainte de a le folosi.
    }
paste-reading = Se citește mesajul…
paste-not-read = Mesajul nu a putut fi citit. Verificați conexiunea la internet și încercați din nou.
paste-nothing-yet = Datele găsite în mesaj apar aici.
paste-nothing-found = Nu am găsit date în acest text. Puteți completa formularul manual.
paste-place = Marcaj pe hartă
paste-take-field = Folosiți: { $field }
paste-keeps-typed = Se păstrează ce ați scris: { $typed }
paste-replaces-typed = Înlocuiește ce ați scris: { $typed }
paste-unsure = Nu este clar ce sumă se are în vedere: { $written }. Introduceți-o dumneavoastră.
paste-short-link = Acest link de hartă nu conține locul. Deschideți-l mai întâi, apoi copiați linkul lung din hartă.
paste-keys = { $keys } pentru a le folosi
paste-take = Folosiți datele
prefill-filled = Completat dintr-un link – verificați înainte de a comanda
prefill-clear = Goliți
prefill-offered = Un link conține alte valori decât cele scrise de dumneavoastră.
prefill-use = Folosiți valorile din link
prefill-keep = Păstrați ce ați scris
prefill-ignored =
    { $count ->
        [1] O valoare din link nu a putut fi citită și a fost omisă: { $names }
       *[other] Unele valori din link nu au putut fi citite și au fost omise: { $names }
    }
