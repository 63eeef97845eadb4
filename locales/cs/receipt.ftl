## The receipt of an order, and the evidence for a claim

receipt-title = Potvrzení o doručení
receipt-evidence-title = Potvrzení o doručení s časovou osou
# The title of the window, and of a saved file
receipt-page-title = Potvrzení { $orderId }
receipt-loading = Hledáme potvrzení…
receipt-back = Zpět na objednávku
receipt-print = Vytisknout
receipt-with-timeline = S každým krokem
receipt-label = Vytisknout štítek
receipt-label-a6 = Štítek A6
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Štítek z role
receipt-label-roll-hint = šířka 80 mm, pro termotiskárny
receipt-open = Potvrzení o doručení
receipt-open-evidence = Podklady k reklamaci
receipt-returned = Vráceno odesílateli
receipt-under-way = Ještě na cestě: potvrzení bude úplné, až objednávka skončí.
# $minutes from placing to the end
receipt-minutes-taken =
    { $minutes ->
        [one] za { $minutes } minutu
        [few] za { $minutes } minuty
       *[other] za { $minutes } minut
    }
receipt-order = Co bylo objednáno
receipt-placed = Zadáno
receipt-planned = Naplánováno na
receipt-ended = Ukončeno
receipt-timeline = Každý krok
receipt-step = Krok
receipt-moment = Čas
# Heading of a column: how long the step lasted
receipt-took = Trvalo
receipt-proof-collection = Doklad o vyzvednutí
receipt-proof-delivery = Doklad o předání
receipt-proof-return = Doklad o vrácení
receipt-code = Kód, který vede na stránku sledování této objednávky
receipt-scan = Naskenujte a sledujte objednávku
