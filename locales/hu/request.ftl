request-section-done = Kitöltve

request-collection-time = Felvétel ideje
request-collection-instant = Mielőbb
request-collection-instructions = Útmutató a futárnak

request-drop-off-title = Kézbesítési hely
request-details-title = A kézbesítés adatai
request-payment-title = Fizetési összegzés

request-destination = Kézbesítési cím
request-destination-placeholder = Utca, hely vagy { $coordinates }
request-destination-clear = Cím törlése
request-destination-searching = Helyek keresése…
request-destination-resolving = Cím keresése…
request-destination-none = Nem találjuk a címet. Próbálja meg az utcát házszámmal, vagy jelölje ki a helyet a térképen.
request-destination-search-failed = Nem sikerült címeket keresni: { $reason }
request-destination-details-failed = Nem sikerült lekérni a hely adatait.
geolocator-error-reverse = Ezen a ponton nem találtunk címet.
error-geocoder-unavailable = A címkeresés jelenleg nem érhető el.
request-unit = Ajtószám
request-building = Épület
request-notes-placeholder = Emelet, kapucsengő, parkolás…
request-name = A vevő neve
request-phone = A vevő telefonszáma

request-map = Térkép a felvételi és a kézbesítési hellyel
request-map-hint = Kattintson a térképre a kézbesítési hely kijelöléséhez, vagy húzza át a jelölőt.
request-map-show = Kijelölés a térképen
request-map-hide = Térkép elrejtése
request-map-failed = A térkép most nem jeleníthető meg. Nélküle is minden működik: írja be a címet.

request-time = Kézbesítés ideje
request-time-asap = Mielőbb
request-time-asap-hint = Kézbesítés 60 percen belül, általában legfeljebb 30 perc alatt
request-time-later = Később
request-later-day = Nap
request-later-today = Ma
request-later-tomorrow = Holnap
request-later-time = Időpont
request-later-in =
    { $hours ->
        [0] { $minutes } perc múlva
       *[other] { $hours } óra { $minutes } perc múlva
    }
request-description-placeholder = Mi van a csomagban?
request-amount = Áruérték ({ $currency })
request-item-value-warning = Az áruérték magasnak tűnik. A rendelés leadása előtt ellenőrizze még egyszer.
request-item-value-confirm = Megerősítés
request-item-value-of = { $value } / { $limit }. E felett megerősítést kérünk.
request-item-value-confirmed = Áruérték megerősítve
request-cold-bag = Hűtőtáska szükséges
request-cold-bag-hint = A futár olyan táskát hoz, amely hidegen tartja az árut.
request-age-check-hint = A futár az ajtóban elkéri az életkor igazolását.
request-age-check-missing = Ennél a rendelésnél ellenőrizni kell az életkort. Jelölje be megerősítésként: „{ field-age-check }”.
request-vat-add = Adószám megadása
request-vat-hint = 8 karakter, nagybetűk és számjegyek

request-payment-methods = Fizetési mód
request-payment-cash-on-delivery-hint = A futár készpénzben szedi be az áruértéket.
request-payment-cash-on-pick-up-hint = A futár a felvételi helyen fizet Önnek, a vevőtől nem szed be semmit.
request-payment-no-cash-hint = A vevő már fizetett.
request-payment-payment-on-delivery-hint = A vevő az ajtóban fizeti ki az áruértéket.
request-payment-none-hint = A futár nem szed be semmit.
request-payment-not-offered = Itt nem választható: „{ $method }”. Válasszon másik fizetési módot.
error-no-payment-method-available = Ehhez a felvételi helyhez nincs elérhető fizetési mód. Kérjük, keressen minket.
error-payment-get-if-enabled = Nem tudtuk megállapítani, hogy elérhető-e az online fizetés, ezért most ki van kapcsolva.

voucher-title = Kupon
voucher-placeholder = Kód
voucher-apply = Beváltás
voucher-keep = Mégse
voucher-replace = Csere
voucher-remove = Eltávolítás
voucher-details = Részletek
voucher-waiting = Ellenőrizzük, amint ismert a szállítási díj.
voucher-checking = Kupon ellenőrzése…
voucher-percentage = { $percent }% kedvezmény a szállítási díjból
voucher-amount = { $amount } kedvezmény a szállítási díjból
voucher-valid-always = Nincs lejárati ideje
voucher-valid-until = Érvényes eddig: { $time }
voucher-minimum = Legalább ekkora szállítási díjhoz: { $amount }
voucher-maximum = Legfeljebb { $amount } kedvezmény
voucher-first-order = Csak az első rendeléshez
voucher-refused-unknown = Ezt a kódot nem ismerjük.
voucher-refused-expired = Ez a kupon lejárt.
voucher-refused-not-yet = Ez a kupon még nem érvényes.
voucher-refused-fee-too-small = A szállítási díj túl alacsony ehhez a kuponhoz.
voucher-refused-not-first-order = Ez a kupon csak az első rendeléshez használható.
voucher-refused-used-up = Ezt a kupont már felhasználták.
voucher-refused-used-by-vendor = Ez a felvételi hely már felhasználta ezt a kupont.
voucher-refused-other-vendor = Ez a kupon nem ehhez a felvételi helyhez tartozik.
voucher-refused-inactive = Ez a kupon már nem aktív.
voucher-switched-off = A kuponok jelenleg nem használhatók. A szállítási díj kedvezmény nélkül látható.
voucher-try-again-in =
    { $seconds ->
        [one] Túl sok próbálkozás. Próbálja újra { $seconds } másodperc múlva.
       *[other] Túl sok próbálkozás. Próbálja újra { $seconds } másodperc múlva.
    }

request-summary = Összegzés
request-summary-more = Részletek megjelenítése
request-summary-less = Részletek elrejtése
request-distance = Távolság
request-fee-base = Alapdíj
request-fee-distance = Távolsági díj
request-fee-surcharge = Fizetési mód felára
request-fee-as-quoted = az erre adott ajánlat szerint
request-fee-moved = A díjat újraszámoltuk. Korábban: { $before }, most: { $after }.
request-fee-held = A díj érvényes eddig: { $time } · { $left }
request-fee-expired = A díj érvényessége lejárt. A futár rendelésekor újraszámoljuk.
request-fee-expired-guest = A díj érvényessége lejárt. Rendelje meg a futárt, hogy lássa az új díjat, majd még egyszer, hogy elfogadja.
request-fee-waiting = Adja meg a kézbesítési címet, és megjelenik a díj.
request-quote-asking = Megnézzük, kézbesítünk-e oda, és mennyiért…
request-deliverable = Ide kézbesítünk ({ $distance })
request-deliverable-anyway = Ide kézbesítünk
request-deliverable-fee = Szállítási díj: { $fee }
request-deliverable-fee-reduced = Szállítási díj: { $fee } (eredetileg { $before })
request-collect-nothing = Semmi
request-collect-brief = beszedendő: { $amount }
request-submit = Futár rendelése
request-submitting = Futár rendelése…
request-offline = Offline: küldés, ha lesz kapcsolat
request-waiting = Várakozás a kapcsolatra…
request-waiting-hint = Elküldjük, amint újra van internetkapcsolat. Hagyja nyitva ezt az oldalt.
request-do-not-send = Ne küldje el
request-undo = Visszavonás
request-submit-keys = vagy nyomja meg: { $keys }
request-wrong-fields =
    { $count ->
        [one] { $count } mezőt ellenőrizni kell
       *[other] { $count } mezőt ellenőrizni kell
    }

request-vendor-missing = Nem sikerült betölteni az adatait. Jelentkezzen ki, majd jelentkezzen be újra.
request-vendor-inactive = Ez a felvételi hely nem aktív, ezért nem rendelhető hozzá futár.
validation-fill-unit-number = Adja meg a vevő ajtószámát.
request-name-missing = Adja meg a vevő nevét.
request-name-has-digit = A vevő neve nem érvényes.
request-phone-missing = Adja meg a vevő telefonszámát.
request-phone-impossible = A telefonszám nem tűnik helyesnek.
request-phone-unusual = Ez a szám szokatlannak tűnik. Kérjük, ellenőrizze.
request-description-too-long = Legfeljebb 200 karaktert írjon.
request-address-missing = Adja meg a címet.
request-coordinates-missing = Nem tudjuk meghatározni, hol található ez a cím.
request-amount-missing = Adjon meg érvényes összeget a rendeléshez.
request-amount-unreadable = Adjon meg érvényes összeget a rendeléshez. Írja így: { $forms }
request-amount-below-minimum = Legkisebb összeg: { $amount } { $currency }
request-payment-method-missing = Válasszon fizetési módot.
request-preorder-in-past = Válasszon jövőbeli kézbesítési időt.
request-preorder-too-far = Válasszon kézbesítési időt a következő 2 napon belül.
request-preorder-outside-hours = Válasszon kézbesítési időt a nyitvatartási időn belül.
request-notes-too-long = A megjegyzés túl hosszú.
request-address-too-long = A cím túl hosszú.
request-vat-wrong-length = Az adószámnak 8 karakterből kell állnia. Ellenőrizze.
request-vat-invalid = Az adószám érvénytelen. Ellenőrizze.

request-error-undeliverable-address = Ezt a rendelést oda nem tudjuk kézbesíteni.
request-deliverability-unknown = Nem tudtuk ellenőrizni, hogy a rendelés kézbesíthető-e.
request-error-cannot-compute-price = Ehhez a rendeléshez nem tudtunk díjat számolni.
error-store-closed = Az üzlet most zárva van.
request-not-created = Nem sikerült leadni a rendelést
request-nothing-lost = Minden beírt adat megmaradt. Egyszerűen próbálja újra.
request-kept = Minden beírt adat megmaradt.
error-fee-recompute = A díj érvényessége lejárt. Újraszámoljuk…
error-fee-changed = A szállítási díj megváltozott.
request-fee-changed-text = Korábban: { $before }, most: { $after }. Megrendeli a futárt az új díjjal?
request-fee-changed-accept = Rendelés: { $after }
request-fee-changed-refuse = Nem rendelem meg
request-pushed = Rendelés leadva!
request-already-placed = Ezt a rendelést egy korábbi próbálkozáskor már leadta, ezért nem adtuk le újra. Ellenőrizze a rendelései között.
request-draft-restored = Megőriztük, amit beírt.

unable-to-fetch-vendor = Nem sikerült betölteni az üzlet adatait.
request-closed-title = Most zárva vagyunk
request-closed-hours = Nyitvatartás: { $from }–{ $to }. Most: { $currentTime }
request-closed-hint = Futárt akkor rendelhet, amikor újra nyitva vagyunk.
request-closed-check = Újbóli ellenőrzés
request-no-location-other = Addig is választhat másik felvételi helyet.
