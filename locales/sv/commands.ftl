command-palette = Alla kommandon
command-placeholder = Vad vill du göra? Eller ett ordernummer, namn eller telefon…
command-none = Inget matchar. Prova färre bokstäver.
command-late = Resten har inte lästs in. Kontrollera anslutningen. Det visas här så snart det är klart.
command-found =
    { $count ->
        [one] { $count } träff
       *[other] { $count } träffar
    }
command-group-here = På den här skärmen
command-group-go = Gå till
command-group-settings = Portalen
command-request = Ny bokning
command-search = Hitta en order
command-find-orders = Hitta ordrar med ”{ $query }”
command-open-order = Öppna order { $orderId }
command-branch = Hämtplats: { $name } ({ $id })
command-section =
    Gå till: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Enstaka bokstäver som kortkommandon
command-single-keys-hint = Bara utanför textfält. Stäng av dem om de stör diktering eller skärmläsare.
command-choose-order = Välj en order först.
