command-palette = Alle kommandoer
command-placeholder = Hva vil du gjøre? Eller et bestillingsnummer, navn eller telefonnummer …
command-none = Ingen treff. Prøv færre bokstaver.
command-late = Resten er ikke lastet inn. Sjekk forbindelsen. Det vises her så snart det er klart.
command-found =
    { $count ->
        [one] { $count } treff
       *[other] { $count } treff
    }
command-group-here = På denne skjermen
command-group-go = Gå til
command-group-settings = Portalen
command-request = Ny bestilling
command-search = Finn en bestilling
command-find-orders = Finn bestillinger med «{ $query }»
command-open-order = Åpne bestilling { $orderId }
command-branch = Avhentingssted: { $name } ({ $id })
command-section =
    Gå til: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Enkeltbokstaver som hurtigtaster
command-single-keys-hint = Bare utenfor tekstfelt. Slå dem av hvis de forstyrrer diktering eller skjermleser.
command-choose-order = Velg en bestilling først.
