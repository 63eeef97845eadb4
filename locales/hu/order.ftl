order-tracking-title = Rendeléskövetés
order-search-label = Keresés a rendelések között
order-search =
    .placeholder = Név, telefonszám, kód vagy rendelésszám
order-search-short =
    .placeholder = Keresés
order-lists = Rendelések állapot szerint
order-list-new = Új
order-list-scheduled = Időzített
order-list-collected = Futárnál
order-list-delivered = Kézbesítve
order-list-cancelled = Lemondva
order-list-results = Találatok
order-list-needing =
    { $count ->
        [one] { $count } figyelmet igényel
       *[other] { $count } figyelmet igényel
    }
order-live = Élő
order-connecting = Kapcsolódás
order-reconnecting = Újrakapcsolódás
order-updated-ago = Frissítve: { $ago }
order-waiting =
    { $count ->
        [one] { $count } új rendelés megjelenítése
       *[other] { $count } új rendelés megjelenítése
    }
order-status = Állapot
order-column-amount = Beszedendő
order-scheduled-for = Időpont: { $time }
order-nothing-to-collect = Nincs beszedendő összeg
order-announce-one = { $customer } rendelése: { $status }
order-announce-several =
    { $count ->
        [one] { $count } rendelés megváltozott
       *[other] { $count } rendelés megváltozott
    }
order-empty-new-title = Nincs új rendelés
order-empty-new-text = Rendeljen futárt, és a rendelés azonnal megjelenik itt.
order-empty-scheduled-title = Nincs időzített rendelés
order-empty-scheduled-text = Itt láthatók a ma későbbre és a következő két napra időzített rendelések, amíg el nem jön az idejük.
order-empty-collected-title = Egy rendelés sincs úton
order-empty-collected-text = Amint egy rendelés a futárnál van, itt követheti.
order-empty-delivered-title = Ma még nincs kézbesített rendelés
order-empty-delivered-text = Itt jelennek meg a ma kézbesített és visszahozott rendelések.
order-empty-cancelled-title = Ma nincs lemondott rendelés
order-empty-cancelled-text = Jó is ez így.
order-empty-results-title = Nincs találat
order-empty-results-text = A keresés csak az aktuális rendelésekre terjed ki. Próbálja meg a név, a telefonszám, a kód vagy a rendelésszám egy részletét.
order-clear-search = Keresés törlése
order-lists-kept = A fenti listák elavultak lehetnek.

order-details =
    .aria-label = Rendelés részletei
order-details-none-title = Válasszon egy rendelést
order-details-none-text = Itt láthatja majd az állását, a futárt és a vevőt.
order-details-close =
    .aria-label = Részletek bezárása
order-details-back =
    .aria-label = Vissza a listához
order-not-found-title = Ez a rendelés nem található
order-not-found-text = Lehet, hogy másik felvételi helyhez tartozik, vagy elírás van a webcímben.
order-code = Rendeléskód
order-number = Rendelésszám
order-copy-number =
    .aria-label = Rendelésszám másolása
order-copy-failed = Nem sikerült a másolás. Jelölje ki és másolja ki a szöveget.
order-more-actions = További műveletek
order-share-tracking-text = Itt követheti nyomon a rendelését:
order-placed-at = Leadva: { $time }
order-progress = Rendelés állása
order-rider = Futár
order-rider-none = Még nincs futár
order-rider-seen = Utoljára látva: { $ago }
order-call =
    .aria-label = Hívás: { $name }, { $phone }
order-customer = Vevő
order-recipient-notes = A vevőtől, a követési linken keresztül
order-cold-bag = Hűtőtáska
order-payment = Fizetés
order-payment-paid = Már kifizetve
order-fees = Szállítási díjak
order-address = Cím
order-cancelled-because = Indok: { $reason }
order-pin-destination = Vevő: { $name }
order-map-failed = A térkép nem jeleníthető meg. Minden adat megtalálható alatta.

order-cancel = Lemondás
order-cancel-refused-too-early = A rendelés a beérkezése után mondható le.
order-cancel-refused-within-grace = A fizetés most érkezett meg. A rendelés { $left } múlva mondható le.
order-cancel-refused-too-far-along = A rendelésen már egy futár dolgozik, ezért itt nem mondható le.
order-cancel-refused-delayed = Késésben lévő rendelés itt nem mondható le.
order-cancel-refused-finished = Ez a rendelés lezárult.
order-cancel-refused-unknown-status = A rendelés állapota nem ismert, ezért itt nem mondható le.
order-cancel-title = Lemondja { $customer } rendelését?
order-cancel-text = Értesítjük a futárt és a vevőt. Ez nem vonható vissza.
order-cancel-why = Mi a lemondás oka?
order-cancel-reason-customer-cancelled = A vevő lemondta
order-cancel-reason-item-unavailable = Egy termék nem kapható
order-cancel-reason-wrong-details = Hibásak az adatok
order-cancel-reason-delay-too-long = Túl sokáig tart
order-cancel-reason-other = Más ok
order-cancel-words = Az ok röviden
order-cancel-problem-reason-missing = Válasszon okot.
order-cancel-problem-text-missing = Írja le röviden az okot.
order-cancel-problem-text-too-long = Rövidítse le legfeljebb 200 karakterre.
order-cancel-keep = Rendelés megtartása
order-was-cancelled = { $customer } rendelése lemondva.
action-attempt-cancel = Rendelés lemondása…

error-cant-retrieve-current-orders = Nem sikerült betölteni az aktuális rendeléseket. { $because }
error-cant-cancel-order = Nem sikerült lemondani a rendelést. { $because }
order-not-loaded = A betöltés nem sikerült. { $because }
