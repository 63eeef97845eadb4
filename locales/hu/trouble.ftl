trouble-late = Az ígértnél később
trouble-returned = Nincs kézbesítve, visszakerült Önhöz
trouble-call-rider = Futár hívása
trouble-tell-customer = Vevő értesítése
trouble-write-support = Ügyfélszolgálat

trouble-message = Üzenet
trouble-mail = E-mail megnyitása
trouble-message-title = Üzenet a vevőnek: { $customer }

trouble-message-late = Jó napot, { $customer }, a rendelése ({ $vendor }, kód: { $code }) a tervezettnél később érkezik. Elnézést kérünk a várakozásért.
trouble-message-expected = Várható érkezés: { $time }.
trouble-message-at-door = Jó napot, { $customer }, a futár a rendelésével ({ $vendor }, kód: { $code }) a címén van, de nem éri el Önt. Kérjük, menjen az ajtóhoz, vagy hívja fel a futárt: { $phone }
trouble-message-address = Jó napot, { $customer }, szükségünk van a kézbesítési címre a rendeléséhez ({ $vendor }, kód: { $code }). Kérjük, válaszban írja meg az utcát, a házszámot és az emeletet.
trouble-message-not-delivered = Jó napot, { $customer }, a rendelését ({ $vendor }, kód: { $code }) még nem tudtuk kézbesíteni. Elnézést kérünk, hamarosan jelentkezünk a folytatással.

trouble-support-subject = Rendelés ({ $code }): { $status }
trouble-support-text = Kérem, segítsenek ennél a rendelésnél. Ez történt:
trouble-support-order = Rendelés: { $id }, kód: { $code }
trouble-support-status = Állapot: { $status }, kezdete: { $time }
trouble-support-to = Az e-mail a saját levelezőprogramjából megy erre a címre: { $address }.
