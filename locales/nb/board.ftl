board-view = Visning
board-view-list = Liste
board-view-board = Tavle
board-command = Tavle med alle bestillinger
board-command-lists = Lister med bestillinger
board-summary =
    { $underWay ->
        [0] Ingenting pågår
       *[other] { $underWay } pågår
    }{ $needsYou ->
        [0] , alt i rute
        [one] , { $needsYou } må følges opp
       *[other] , { $needsYou } må følges opp
    }
board-list =
    .aria-label = Pågående bestillinger, med dem som må følges opp først
board-map =
    .aria-label = Kart over alle pågående bestillinger
board-group-needs-you = Må følges opp
board-group-waiting = Venter på bud
board-group-rider-coming = Budet kommer
board-waiting =
    { $count ->
        [one] Vis { $count } endring
       *[other] Vis { $count } endringer
    }
board-legend-urgent = Over tiden eller mislykket
board-legend-at-risk = Må følges opp
board-legend-in-time = I rute
board-pin-rider = Budet { $name }, til { $customer }
board-pin-rider-unnamed = Bud til { $customer }
board-chosen =
    .aria-label = Den valgte bestillingen
board-chosen-close =
    .aria-label = Lukk bestillingen
board-details = Detaljer
board-call-customer = Ring kunden
board-cannot-cancel = Bestillingen kan ikke kanselleres nå. Årsaken står i detaljene.
