address-origin-title = Honnan vigyék el a futárok a rendeléseit?
address-origin-lead = Ennek a felvételi helynek még nincs címe: { $name }. Írja be, vagy helyezze el a jelölőt a térképen, így a futárok megtalálják az ajtót. Ezt csak egyszer kell megadnia.
address-origin-change-title = Felvételi hely módosítása
address-origin-change-lead = Az új cím mostantól minden rendelésre érvényes ezen a felvételi helyen: { $name }. A vevő már beírt adatai megmaradnak.
address-origin-change = Módosítás
address-origin-change-label = Felvételi hely módosítása
address-origin-text = A felvételi hely címe
address-origin-map = Térkép a felvételi hellyel
address-origin-map-hint = Kattintson a térképre a felvételi hely kijelöléséhez, vagy húzza át a jelölőt.
address-origin-notes-placeholder = Hátsó bejárat, csengetni a pultnál, parkolás…
address-postal-code = Irányítószám
address-city = Település
address-origin-save = Cím mentése
address-origin-keep = Marad így
address-no-coordinates = Ehhez a címhez nincsenek koordináták.
address-saved = Cím mentve
address-not-saved = Nem sikerült menteni a címet
address-not-updated = Nem sikerült módosítani a címet.
address-details-kept = Ellenőrizze, ezt a korábbi címhez írta be: { $fields }

address-options-list = Talált vevők és helyek
address-options-found =
    { $count ->
        [one] { $count } javaslat. A nyílbillentyűkkel választhat.
       *[other] { $count } javaslat. A nyílbillentyűkkel választhat.
    }
address-customers-group = Mentett vevők
address-places-group = Helyek
address-last-customers = Legutóbbi vevők
address-customer-used =
    { $count ->
        [1] egy rendelés
       *[other] { $count } rendelés
    }
address-customers-failed = Nem sikerült keresni a mentett vevők között.

address-pin-away = A jelölő és ez a cím közötti távolság: { $distance }.
address-pin-at = A jelölőnél: { $address }
address-pin-take = A jelölő címének használata
address-pin-move = Jelölő áthelyezése a címhez

address-known = Mentett vevő ezzel a telefonszámmal
address-known-fill = Üres mezők kitöltése
address-known-replace = Csere
address-known-decline = Nem ez a vevő
address-customer-save = Vevő mentése
address-customer-update = Mentett vevő frissítése
address-customer-saved = A mentett vevők között
address-customer-saved-now = Mentve a vevők közé
address-customer-not-saved-because = Nem sikerült menteni a vevőt: { $reason }

address-customers-title = Vevők
address-customers-search = Keresés a vevők között
address-customers-placeholder = Név, utca vagy a telefonszám vége
address-customers-hint = Írjon be legalább két karaktert: egy nevet, egy utcát vagy a telefonszám utolsó számjegyeit.
address-customers-searching = Keresés a vevők között…
address-customers-none = Nincs találat: „{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } vevő található
       *[other] { $count } vevő található
    }
address-use = Használat
address-customer-use-label = Kézbesítés ennek a vevőnek: { $name }
address-customer-edit = Módosítás: { $name }
address-customer-remove = Törlés: { $name }
address-customer-remove-question = Törli a vevők közül: { $name }?
address-customer-remove-yes = Törlés
address-customer-remove-keep = Megtartás
address-customer-place-kept = A szöveg módosítása nem mozdítja el a jelölőt. Az áthelyezéshez válasszon másik helyet.
address-cancel = Mégse
address-customer-changed = Vevő módosítva: { $name }
address-customer-removed = Vevő törölve: { $name }
address-customer-not-removed = Nem sikerült törölni a vevőt: { $reason }
