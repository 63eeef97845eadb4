history-range = Napok
history-range-yesterday = Tegnap
history-range-past-week = Elmúlt 7 nap
history-range-past-month = Elmúlt 30 nap
history-range-custom = Más napok
history-today = A mai rendelések a Rendeléskövetésben láthatók
history-from = Első nap
history-to = Utolsó nap
history-date-missing = Válasszon egy napot.
history-date-not-a-day = Adjon meg érvényes dátumot.
history-date-after-today = Olyan napot válasszon, amely nem a jövőben van.
history-date-reversed = Az utolsó nap nem lehet az első előtt.
history-date-too-long =
    { $days ->
        [one] Egyszerre legfeljebb { $days } nap.
       *[other] Egyszerre legfeljebb { $days } nap.
    }
history-status-any = Minden állapot
history-status-delivered-late = Későn kézbesítve
history-outlet-any = Minden felvételi hely
history-address-unreadable = A webcím egy része nem olvasható, ezért kihagytuk.

history-found =
    { $count ->
        [0] Nincs rendelés
        [one] { $count } rendelés
       *[other] { $count } rendelés
    }
history-found-so-far =
    { $count ->
        [0] Eddig nincs rendelés
        [one] Eddig { $count } rendelés
       *[other] Eddig { $count } rendelés
    }
history-found-of =
    { $count ->
        [one] { $shown } / { $count } rendelés
       *[other] { $shown } / { $count } rendelés
    }
history-searched-text =
    { $more ->
        [yes] Keresés kód, rendelésszám, név és telefonszám szerint az eddig betöltött rendelések között. Régebbiekhez válassza: „Továbbiak”.
       *[no] Keresés kód, rendelésszám, név és telefonszám szerint a kiválasztott napok összes rendelése között.
    }
history-searched-phone = A kiválasztott napok összes rendelése ehhez a telefonszámhoz: { $phone }.
history-searched-order = Keresés rendelésszám szerint, naptól és állapottól függetlenül.
history-searched-foreign-order = Ezen a felvételi helyen a rendelésszámok eleje: „{ $vendor }-”. Másik felvételi hely rendeléséhez előbb válassza ki azt fent.
history-empty-title = Ezeken a napokon nincs rendelés
history-empty-text = Válasszon más napokat vagy másik állapotot.
history-empty-page-title = Még nincs találat
history-empty-page-text = A kiválasztott napok legújabb rendelései között nincs találat. Vannak régebbiek is.
history-resting-title = Melyik napok?
history-resting-text = Válassza ki fent az első és az utolsó napot.
history-all-statuses = Minden állapot megjelenítése
history-show-more = Továbbiak
history-kept = A fenti rendelések változatlanok maradnak.

history-table = Korábbi rendelések
history-column-created = Leadva
history-column-phone = Telefonszám
history-column-amount = Összeg
history-column-fee = Díj
history-column-duration = Időtartam
history-total-all =
    { $count ->
        [one] Összesen { $count } rendelés
       *[other] Összesen { $count } rendelés
    }
history-total-amounts = Összegek

error-cant-retrieve-past-orders = Nem sikerült betölteni a korábbi rendeléseket. { $because }
