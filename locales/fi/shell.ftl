shell-tab-request = Tilaa lähetti
shell-tab-tracking = Tilausten seuranta
shell-tab-history = Historia
shell-tab-bulk = Joukkotilaus
shell-orders = Tilaukset
shell-bar =
    .aria-label = Pikavalikko
shell-bar-request = Tilaa
shell-bar-tracking = Seuranta
shell-bar-more = Valikko
shell-under-way =
    { $underWay ->
        [0] ei tilauksia käynnissä
       *[other] { $underWay } käynnissä
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } vaatii huomiota
       *[other] , { $needsYou } vaatii huomiota
    }
shell-skip-to-content = Siirry sisältöön
shell-loading = Ladataan…
shell-saving = Tallennetaan…
shell-save-changes = Tallenna muutokset
shell-sending = Lähetetään…
shell-removing = Poistetaan…
shell-downloading = Ladataan tiedostoa…
shell-offline = Ei yhteyttä
shell-offline-hint = Kirjoittamanne tiedot ovat tallella. Lataaminen ja lähettäminen toimivat taas, kun yhteys palaa.
shell-main-navigation =
    .aria-label = Päävalikko
shell-open-menu =
    .aria-label = Avaa valikko
shell-close-menu =
    .aria-label = Sulje valikko
shell-menu-title = Valikko
shell-account-label = Tilinne
shell-signed-in-as = Kirjautunut: { $email }
shell-shortcuts = Pikanäppäimet
shell-sign-out = Kirjaudu ulos
shell-appearance-dark = Tumma ulkoasu
shell-appearance-light = Vaalea ulkoasu
shell-branch =
    .aria-label = Noutopaikka: { $name }. Valitse toinen
shell-branch-title = Noutopaikka
shell-branch-parent = Pääyritys
shell-branch-inactive = Ei käytössä
shell-branch-add = Lisää noutopaikka
shell-branch-edit = Muokkaa: { $name }
shell-include-outlets = Kaikkien noutopaikkojen tilaukset
shell-include-outlets-why-not-here = Ei käytettävissä tilaussivulla: tilaus alkaa yhdestä noutopaikasta.
shell-include-outlets-why-not-parent = Vain pääyrityksille.
shell-outlets-included = Nyt näkyvät kaikkien noutopaikkojen tilaukset.
error-no-vendors = Tiliinne ei ole liitetty yrityksiä. Ottakaa meihin yhteyttä.
error-cant-retrieve-vendors = Yrityksiänne ei voitu hakea.
shell-vendors-missing = Ei vielä näytettävää
shell-vendors-none-hint = Onko tämä väärä tili? Kirjautukaa ulos ja sisään toisella tilillä.
shell-notices =
    .aria-label = Ilmoitukset
shell-dismiss =
    .aria-label = Sulje ilmoitus
shell-recent-notices = Uusimmat ilmoitukset
shell-recent-notices-none = Ei ilmoituksia.

shell-guest = Tilaatte ilman tiliä.
shell-device-of = Yrityksen { $name } laite
dialog-close = Sulje
shell-instead-of = alkuperäinen hinta
