receipt-title = Lieferbeleg
receipt-evidence-title = Lieferbeleg mit Ablauf
receipt-page-title = Beleg { $orderId }
receipt-loading = Beleg wird gesucht…
receipt-back = Zurück zur Bestellung
receipt-print = Drucken
receipt-with-timeline = Mit jedem Schritt
receipt-label = Etikett drucken
receipt-label-a6 = A6-Etikett
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Etikett für Rolle
receipt-label-roll-hint = 80 mm breit, für Thermodrucker
receipt-open = Beleg
receipt-open-evidence = Nachweismappe
receipt-returned = Zurück an Absender
receipt-under-way = Noch unterwegs: Dieser Beleg ist vollständig, wenn die Bestellung abgeschlossen ist.
receipt-minutes-taken =
    { $minutes ->
        [one] nach { $minutes } Minute
       *[other] nach { $minutes } Minuten
    }
receipt-order = Was bestellt wurde
receipt-placed = Bestellt
receipt-planned = Geplant für
receipt-ended = Beendet
receipt-timeline = Jeder Schritt
receipt-step = Schritt
receipt-moment = Zeit
receipt-took = Dauer
receipt-proof-collection = Nachweis der Abholung
receipt-proof-delivery = Nachweis der Lieferung
receipt-proof-return = Nachweis der Rückgabe
receipt-code = Code, der zur Verfolgung dieser Bestellung führt
receipt-scan = Scannen, um die Bestellung zu verfolgen
