board-view = Vy
board-view-list = Lista
board-view-board = Tavla
board-command = Tavla med alla ordrar
board-command-lists = Listor med ordrar
board-summary =
    { $underWay ->
        [0] Inget pågår
       *[other] { $underWay } pågår
    }{ $needsYou ->
        [0] , allt enligt plan
        [one] , { $needsYou } kräver åtgärd
       *[other] , { $needsYou } kräver åtgärd
    }
board-list =
    .aria-label = Pågående ordrar, de som kräver åtgärd först
board-map =
    .aria-label = Karta över alla pågående ordrar
board-group-needs-you = Kräver åtgärd
board-group-waiting = Väntar på bud
board-group-rider-coming = Bud på väg hit
board-waiting =
    { $count ->
        [one] Visa { $count } ändring
       *[other] Visa { $count } ändringar
    }
board-legend-urgent = Försenad eller misslyckad
board-legend-at-risk = Kräver åtgärd
board-legend-in-time = I tid
board-pin-rider = Bud { $name }, till { $customer }
board-pin-rider-unnamed = Bud till { $customer }
board-chosen =
    .aria-label = Vald order
board-chosen-close =
    .aria-label = Stäng ordern
board-details = Uppgifter
board-call-customer = Ring kunden
board-cannot-cancel = Ordern kan inte avbeställas nu. Orsaken står i uppgifterna.
