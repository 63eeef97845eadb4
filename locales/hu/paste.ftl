paste-open = Üzenet beillesztése
paste-offer = Beillesztett üzenet beolvasása
paste-title = Üzenet beolvasása
paste-text = Illessze be a vevő üzenetét. Csak ezen az eszközön olvassuk be, rendelés még nem történik.
paste-message = Az üzenet
paste-placeholder = Név, telefonszám, cím, összeg – ahogy érkezett
paste-proposals = Talált adatok
paste-found =
    { $count ->
        [one] { $count } adatot olvastunk be. Ellenőrizze, mielőtt átveszi.
       *[other] { $count } adatot olvastunk be. Ellenőrizze, mielőtt átveszi őket.
    }
paste-reading = Az üzenet beolvasása…
paste-not-read = Nem sikerült beolvasni ezt az üzenetet. Ellenőrizze az internetkapcsolatot, és próbálja újra.
paste-nothing-yet = Itt jelennek meg az üzenetben talált adatok.
paste-nothing-found = Ebben a szövegben nem találtunk adatokat. Az űrlapot kézzel is kitöltheti.
paste-place = Jelölő a térképen
paste-take-field = Átvétel: { $field }
paste-keeps-typed = Megmarad, amit beírt: { $typed }
paste-replaces-typed = Lecseréli, amit beírt: { $typed }
paste-unsure = Nem egyértelmű, melyik összeg az: { $written }. Adja meg kézzel.
paste-short-link = Ez a térképlink nem tartalmazza a helyet. Előbb nyissa meg, majd másolja ki a hosszú linket a térképből.
paste-keys = { $keys }: adatok átvétele
paste-take = Adatok átvétele

prefill-filled = Linkből kitöltve – rendelés előtt ellenőrizze
prefill-clear = Törlés
prefill-offered = Egy link más értékeket tartalmaz, mint amit beírt.
prefill-use = A link értékei
prefill-keep = A saját értékeim
prefill-ignored =
    { $count ->
        [1] A link egyik értéke nem olvasható, ezért kimaradt: { $names }
       *[other] A link néhány értéke nem olvasható, ezért kimaradt: { $names }
    }
