receipt-title = Leveringskvittering
receipt-evidence-title = Leveringskvittering med forløp
receipt-page-title = Kvittering { $orderId }
receipt-loading = Henter kvitteringen …
receipt-back = Tilbake til bestillingen
receipt-print = Skriv ut
receipt-with-timeline = Med alle steg
receipt-label = Skriv ut etikett
receipt-label-a6 = A6-etikett
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Etikett på rull
receipt-label-roll-hint = 80 mm bred, for termoskrivere
receipt-open = Kvittering
receipt-open-evidence = Dokumentasjonspakke
receipt-returned = Returnert til avsenderen
receipt-under-way = Pågår fortsatt: kvitteringen er fullstendig når bestillingen er avsluttet.
receipt-minutes-taken =
    { $minutes ->
        [one] etter { $minutes } minutt
       *[other] etter { $minutes } minutter
    }
receipt-order = Dette ble bestilt
receipt-placed = Bestilt
receipt-planned = Planlagt
receipt-ended = Avsluttet
receipt-timeline = Alle steg
receipt-step = Steg
receipt-moment = Tidspunkt
receipt-took = Varighet
receipt-proof-collection = Dokumentasjon på henting
receipt-proof-delivery = Dokumentasjon på levering
receipt-proof-return = Dokumentasjon på retur
receipt-code = Kode til sporingssiden for denne bestillingen
receipt-scan = Skann for å følge bestillingen
