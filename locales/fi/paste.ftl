paste-open = Liitä viesti
paste-offer = Lue liitetty viesti
paste-title = Viestin lukeminen
paste-text = Liittäkää asiakkaan viesti. Se luetaan vain tässä laitteessa, eikä mitään vielä tilata.
paste-message = Viesti
paste-placeholder = Nimi, puhelin, osoite, summa – sellaisena kuin viesti saapui
paste-proposals = Löydetyt tiedot
paste-found =
    { $count ->
        [one] { $count } tieto luettiin. Tarkistakaa se, ennen kuin käytätte sitä.
       *[other] { $count } tietoa luettiin. Tarkistakaa ne, ennen kuin käytätte niitä.
    }
paste-reading = Viestiä luetaan…
paste-not-read = Tätä viestiä ei voitu lukea. Tarkistakaa verkkoyhteys ja yrittäkää uudelleen.
paste-nothing-yet = Viestistä löydetyt tiedot näkyvät tässä.
paste-nothing-found = Tekstistä ei löytynyt tietoja. Voitte täyttää lomakkeen myös käsin.
paste-place = Karttamerkki
paste-take-field = Käytä: { $field }
paste-keeps-typed = Kirjoittamanne säilyy: { $typed }
paste-replaces-typed = Korvaa kirjoittamanne: { $typed }
paste-unsure = Ei ole selvää, mitä summaa tarkoitetaan: { $written }. Kirjoittakaa se itse.
paste-short-link = Tässä karttalinkissä ei ole paikkaa. Avatkaa linkki ensin ja kopioikaa sitten pitkä linkki kartasta.
paste-keys = { $keys } ottaa tiedot käyttöön
paste-take = Käytä tietoja

prefill-filled = Täytetty linkistä – tarkistakaa ennen tilaamista
prefill-clear = Tyhjennä
prefill-offered = Linkissä on tietoja, jotka eroavat kirjoittamistanne.
prefill-use = Käytä linkin tietoja
prefill-keep = Säilytä omat
prefill-ignored =
    { $count ->
        [1] Yhtä linkin tietoa ei voitu lukea, ja se jätettiin pois: { $names }
       *[other] Linkin tietoja ei voitu lukea, ja ne jätettiin pois: { $names }
    }
