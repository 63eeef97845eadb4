edit-order-action = Módosítás
edit-title = Rendelés módosítása
edit-banner = { $name } rendelését módosítja ({ $day })
edit-cancel = Módosítás elvetése
edit-not-available = Itt nem lehet rendelést módosítani. Ez új futárrendelés.
edit-nothing-changed = Nincs menthető módosítás.
edit-lock-customer = A rendelés vevője nem módosítható
edit-lock-settled = A rendelés leadásakor rögzítve
edit-lock-status = Ebben a szakaszban nem módosítható
edit-moved-on = Ez a rendelés a megnyitása óta továbbhaladt, ezért már nem módosítható.
edit-moved-on-kept = Amit beírt, itt megmarad, amíg el nem hagyja az oldalt.
edit-follow = Rendelés követése
edit-new-request = Másik futár rendelése
edit-locked-title = Ez a rendelés már nem módosítható
edit-locked-text = Ez a rendelés már nem módosítható: { $orderId }. Követheti, vagy rendelhet másik futárt.
edit-unreadable-title = Nem sikerült megnyitni a rendelést
edit-not-found = Ezen a felvételi helyen nincs ilyen rendelés: { $orderId }.
edit-changes =
    { $count ->
        [0] Módosítások
        [one] { $count } módosítás
       *[other] { $count } módosítás
    }
edit-changes-none = Még nincs módosítás.
edit-change-position = Hely a térképen
edit-change-nothing = semmi
edit-change-before = Előtte:
edit-change-after = Utána:
edit-change-moved = Elmozdítás: { $distance }
edit-fee-more = Emelkedés: { $amount }
edit-fee-less = Csökkenés: { $amount }
edit-fee-changed-text = Korábban: { $before }, most: { $after }. Menti a módosításokat az új díjjal?
edit-fee-changed-accept = Mentés: { $after }
edit-fee-changed-refuse = Ne mentse
edit-kept-charge-title = A különbözetet nem térítjük vissza
request-updated = Rendelés módosítva!
request-not-updated = Nem sikerült módosítani a rendelést

again-action = Újrarendelés
again-banner = Újrarendelés: { $name } ({ $day })
again-banner-hint = A díjat újraszámoljuk. Ellenőrizze a tartalmat és az áruértéket.
again-cancel = Kezdés üres űrlappal
again-check = Egy korábbi rendelésből ({ $day }) – ellenőrizze

request-placed-elsewhere = Ezt a rendelést egy másik lapon már leadta, ezért nem adjuk le újra. Itt látható.
edit-kept-charge = Kártyával fizetett összeg: { $paid }. A kézbesítés ára most { $fee }, a különbözetet ({ $left }) nem térítjük vissza.
