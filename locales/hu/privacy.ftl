## The privacy page. $country is the country's name in this language.

privacy-introduction = Mit tud a szolgáltatás ({ -brand-name }) Önről és a vevőiről, és mi történik ezekkel az adatokkal az alábbi országban: { $country }.
privacy-data-title = Mit tárolunk
privacy-data-text = A fiókjáról: név, e-mail-cím, telefonszám és felvételi helyek. Minden rendelésről: a vevő neve, telefonszáma és címe, az Ön megjegyzései, az összegek, az időpontok és a kézbesítés igazolása.
privacy-use-title = Mire használjuk
privacy-use-text = A rendelés kézbesítésére, arra, hogy Ön és a vevője követhesse, és az elszámolására. Az adatokat nem adjuk el, és reklámra sem használjuk.
privacy-readers-title = Ki látja
privacy-readers-text = A futár azt látja, ami a kézbesítéshez kell. Akinél ott a követési link, csak azt az egy rendelést látja. A kártyaszámok titkosítva jutnak a fizetési szolgáltatóhoz; mi nem tároljuk őket.
privacy-device-title = Az Ön eszközén
privacy-device-text = Egy süti megjegyzi a nyelvét. A bejelentkezés, a beállítások és egy félbehagyott rendelés a böngészőjében marad; kijelentkezéskor a bejelentkezés és a félbehagyott rendelés törlődik.
privacy-rights-title = Az Ön jogai
privacy-rights-text = Megkérdezheti, mit tárolunk Önről, kérheti az adatok helyesbítését vagy törlését, és panaszt tehet az adatvédelmi hatóságnál (ország: { $country }). Írjon erre a címre: { $email }.
