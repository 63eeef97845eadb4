command-palette = Kaikki komennot
command-placeholder = Mitä haluatte tehdä? Tai tilausnumero, nimi tai puhelin…
command-none = Ei osumia. Kokeilkaa vähemmillä kirjaimilla.
command-late = Loput eivät ole latautuneet. Tarkistakaa yhteys; ne näkyvät tässä, kun ne on ladattu.
command-found =
    { $count ->
        [one] { $count } osuma
       *[other] { $count } osumaa
    }
command-group-here = Tässä näkymässä
command-group-go = Siirry
command-group-settings = Portaali
command-request = Uusi tilaus
command-search = Etsi tilaus
command-find-orders = Etsi tilauksia haulla ”{ $query }”
command-open-order = Avaa tilaus { $orderId }
command-branch = Noutopaikka: { $name } ({ $id })
command-section =
    Siirry: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = Yksittäiset kirjaimet pikanäppäiminä
command-single-keys-hint = Vain tekstikenttien ulkopuolella. Poistakaa käytöstä, jos ne häiritsevät sanelua tai ruudunlukijaa.
command-choose-order = Valitkaa ensin tilaus.
