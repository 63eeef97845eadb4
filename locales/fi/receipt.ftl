receipt-title = Toimituskuitti
receipt-evidence-title = Toimituskuitti ja aikajana
receipt-page-title = Toimituskuitti { $orderId }
receipt-loading = Toimituskuittia haetaan…
receipt-back = Takaisin tilaukseen
receipt-print = Tulosta
receipt-with-timeline = Näytä kaikki vaiheet
receipt-label = Tulosta etiketti
receipt-label-a6 = A6-etiketti
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Rullaetiketti
receipt-label-roll-hint = leveys 80 mm, lämpötulostimille
receipt-open = Toimituskuitti
receipt-open-evidence = Toimitusselvitys
receipt-returned = Palautettu lähettäjälle
receipt-under-way = Vielä kesken: toimituskuitti on valmis, kun tilaus on päättynyt.
receipt-minutes-taken =
    { $minutes ->
        [one] kesto { $minutes } minuutti
       *[other] kesto { $minutes } minuuttia
    }
receipt-order = Tilauksen sisältö
receipt-placed = Tilattu
receipt-planned = Ajastettu
receipt-ended = Päättynyt
receipt-timeline = Kaikki vaiheet
receipt-step = Vaihe
receipt-moment = Aika
receipt-took = Kesto
receipt-proof-collection = Todiste noudosta
receipt-proof-delivery = Todiste toimituksesta
receipt-proof-return = Todiste palautuksesta
receipt-code = Koodi, jolla pääsee tilauksen seurantasivulle
receipt-scan = Tilauksen seuranta: skannatkaa koodi
