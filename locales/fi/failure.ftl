failure-offline = Laitteella ei näytä olevan verkkoyhteyttä. Tarkistakaa yhteys ja yrittäkää uudelleen.
failure-timeout = Tämä kestää liian kauan. Yrittäkää uudelleen.
failure-too-many = Liian monta yritystä. Odottakaa minuutti ja yrittäkää uudelleen.
failure-server-fault = Palvelussamme tapahtui virhe. Yrittäkää hetken kuluttua uudelleen.
failure-unreadable-answer = Saimme vastauksen, jota emme voi lukea. Ladatkaa sivu uudelleen ja yrittäkää sitten.
failure-unreachable = Palveluun { -brand-name } ei saada yhteyttä. Yrittäkää hetken kuluttua uudelleen.
failure-unknown-outcome = Emme saaneet vastausta, joten emme tiedä, menikö tämä perille. Tarkistakaa asia, ennen kuin lähetätte sen uudelleen.
failure-not-offered = Tämä ei ole käytettävissä täällä.
failure-signed-out = Istunto on päättynyt. Kirjautukaa uudelleen sisään.

failure-load = Sovellusta ei voitu ladata. Tarkistakaa verkkoyhteys ja yrittäkää uudelleen.
failure-try-again = Yritä uudelleen
failure-reload = Sulje ja lataa uudelleen
failure-not-reloaded = Yhteyttä ei ole, joten sivua ei ladattu uudelleen. Kirjoittamanne tiedot ovat tallella.
failure-defect-title = Palvelussamme tapahtui virhe.
failure-defect-text = Kirjoittamanne tiedot ovat tallella. Ladatkaa sivu uudelleen ja jatkakaa. Jos virhe toistuu, ilmoittakaa siitä meille.
failure-outdated = Sovellus on vanhentunut. Se ladataan automaattisesti uudelleen 3 sekunnin kuluttua.
failure-terms = Käyttöehtoja ei voitu ladata. Tarkistakaa verkkoyhteys ja yrittäkää uudelleen.
