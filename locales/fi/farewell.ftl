farewell-asked = Olette kirjautunut ulos.
farewell-somebody-else = Joku muu kirjautui sisään tällä laitteella toisessa välilehdessä. Tämä välilehti käyttää nyt hänen tiliään.
farewell-guest-ended = Istunto on päättynyt. Jatkakaa ilman tiliä tai kirjautukaa sisään: kirjoittamanne tiedot ovat tallella.
farewell-guest-off = Lähettiä ei voi juuri nyt tilata ilman tiliä. Kirjautukaa sisään.
farewell-guest-stays = Vielä yksi vaihe: avatkaa 24 tunnin kuluessa linkki, jonka juuri lähetimme sähköpostilla. Kirjautukaa sitten sisään täällä, niin tilauksenne ovat tilillänne. Eikö viesti ole tullut? Kirjautukaa sisään uudella salasanalla, niin lähetämme sen uudelleen.
farewell-device-ended = Tämä laite ei ole enää kirjautuneena. Pyytäkää sen käyttöönottoa uudelleen.
farewell-device-token = Laitteen kirjautumistietoja ei voitu lukea. Pyytäkää sen käyttöönottoa uudelleen.

farewell-closed-bulk-order = Joukkotilaukset eivät ole juuri nyt käytettävissä. Voitte tilata toimitukset yksitellen täällä.
farewell-closed-help-centre = Ohjekeskus ei ole juuri nyt käytettävissä.
farewell-closed-register = Rekisteröityminen on juuri nyt suljettu. Jos teillä on tili, voitte kirjautua sisään.
