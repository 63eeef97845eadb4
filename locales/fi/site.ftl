site-title = Tee tilaus
site-description = Tilatkaa lähetti palvelusta { -brand-name }: paketit, ruoka, asiakirjat ja lahjat. Maksu näkyy etukäteen, toimitusta voi seurata reaaliajassa ja luovutuksesta jää todiste.
site-language = Kieli: { $name }
site-languages = Kieli
site-close-languages = Sulje kieliluettelo
site-switch-appearance = Vaihda vaalean ja tumman ulkoasun välillä
site-switch-letters = Vaihda naskh- ja nastaliq-kirjainten välillä
site-sign-in = Kirjaudu sisään
site-footer-links = Lisätietoja: { -brand-name }
site-register = Luo tili
site-become-partner = Ryhdy kumppaniksi
site-privacy = Tietosuoja
site-terms = Käyttöehdot
site-api-docs = API-dokumentaatio
site-faq = Kysymyksiä ja vastauksia

site-not-found-title = Tätä sivua ei ole
site-not-found-text = Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty. Tilauksenne ovat tallella.
site-not-found-home = Siirry etusivulle

field-optional = valinnainen
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: liian pitkä
