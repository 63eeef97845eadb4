receipt-title = Kézbesítési bizonylat
receipt-evidence-title = Kézbesítési bizonylat minden lépéssel
receipt-page-title = Kézbesítési bizonylat: { $orderId }
receipt-loading = Bizonylat keresése…
receipt-back = Vissza a rendeléshez
receipt-print = Nyomtatás
receipt-with-timeline = Minden lépéssel
receipt-label = Címke nyomtatása
receipt-label-a6 = A6-os címke
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Tekercses címke
receipt-label-roll-hint = 80 mm széles, hőnyomtatóhoz
receipt-open = Bizonylat
receipt-open-evidence = Részletes bizonylat
receipt-returned = Visszahozva a feladónak
receipt-under-way = Még folyamatban: a bizonylat akkor teljes, ha a rendelés lezárult.
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } perc után
       *[other] { $minutes } perc után
    }
receipt-order = A rendelés tartalma
receipt-placed = Leadva
receipt-planned = Tervezett időpont
receipt-ended = Lezárva
receipt-timeline = Minden lépés
receipt-step = Lépés
receipt-moment = Időpont
receipt-took = Időtartam
receipt-proof-collection = A futárnak való átadás igazolása
receipt-proof-delivery = Kézbesítés igazolása
receipt-proof-return = Visszaszállítás igazolása
receipt-code = A rendelés követési oldalára vezető kód
receipt-scan = Olvassa be a rendelés követéséhez
