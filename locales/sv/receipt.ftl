receipt-title = Leveranskvitto
receipt-evidence-title = Leveranskvitto med tidslinje
receipt-page-title = Leveranskvitto { $orderId }
receipt-loading = Läser in leveranskvittot…
receipt-back = Tillbaka till ordern
receipt-print = Skriv ut
receipt-with-timeline = Med alla steg
receipt-label = Skriv ut etikett
receipt-label-a6 = A6-etikett
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Etikett på rulle
receipt-label-roll-hint = 80 mm bred, för termoskrivare
receipt-open = Leveranskvitto
receipt-open-evidence = Bevisunderlag
receipt-returned = Returnerad till avsändaren
receipt-under-way = Pågår fortfarande: leveranskvittot är komplett när ordern är avslutad.
receipt-minutes-taken =
    { $minutes ->
        [one] efter { $minutes } minut
       *[other] efter { $minutes } minuter
    }
receipt-order = Orderinnehåll
receipt-placed = Lagd
receipt-planned = Planerad till
receipt-ended = Avslutad
receipt-timeline = Alla steg
receipt-step = Steg
receipt-moment = Tid
receipt-took = Tidsåtgång
receipt-proof-collection = Bevis på hämtning
receipt-proof-delivery = Bevis på leverans
receipt-proof-return = Bevis på retur
receipt-code = Kod som leder till orderns spårningssida
receipt-scan = Skanna för att följa ordern
