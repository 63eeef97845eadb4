card-title = Mit Karte zahlen
card-continue = Weiter zur Zahlung
card-starting = Zahlung wird vorbereitet…
card-pay = { $amount } zahlen und Kurier anfordern
card-paying = Zahlung läuft…
card-amount = Jetzt zu zahlen:
card-choose = Zahlen mit
card-new = Neue Karte
card-until = Gültig bis { $expiry }
card-number = Kartennummer
card-expiry = Gültig bis
card-expiry-placeholder = MM/JJ
card-code = Sicherheitscode
card-code-hint = { $digits ->
    [4] Die vier Ziffern auf der Vorderseite
   *[other] Die drei Ziffern auf der Rückseite
}
card-name = Name auf der Karte
card-save = Diese Karte für das nächste Mal speichern
card-save-hint = Wir speichern nur die letzten vier Ziffern und das Ablaufdatum.
card-safe = Ihre Karte wird auf diesem Gerät verschlüsselt. Nur der Zahlungsanbieter kann sie lesen.
card-back = Zurück zu den Angaben
card-choice-missing = Bitte wählen Sie eine Karte.
card-number-missing = Bitte geben Sie die Kartennummer ein.
card-number-invalid = Das ist keine Kartennummer. Bitte prüfen Sie die Ziffern.
card-expiry-invalid = Bitte geben Sie Monat und Jahr ein, zum Beispiel 04/31.
card-expired = Diese Karte ist abgelaufen.
card-code-missing = Bitte geben Sie den Sicherheitscode ein.
card-code-invalid = { $digits ->
    [4] Der Sicherheitscode hat vier Ziffern.
   *[other] Der Sicherheitscode hat drei Ziffern.
}
card-name-missing = Bitte geben Sie den Namen auf der Karte ein.
card-confirming = Ihre Zahlung wird verarbeitet…
card-checking = Wir prüfen, ob Ihre Zahlung angekommen ist.
card-do-not-pay-again = Bitte zahlen Sie nicht noch einmal. Lassen Sie diese Seite geöffnet, das Ergebnis erscheint hier.
card-bank = Ihre Bank muss prüfen, ob Sie es sind.
card-bank-go = Zur Seite Ihrer Bank
card-unpaid-declined = Ihre Bank hat die Karte abgelehnt. Es wurde nichts abgebucht.
card-unpaid-insufficient-funds = Das Guthaben auf dieser Karte reicht nicht aus. Es wurde nichts abgebucht.
card-unpaid-left = Sie haben die Seite Ihrer Bank verlassen. Es wurde nichts abgebucht.
card-unpaid-expired = Die Prüfung hat zu lange gedauert. Es wurde nichts abgebucht.
card-unpaid-failed = Die Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht.
card-not-encrypted = Dieses Gerät konnte die Karte nicht verschlüsseln. Sie wurde deshalb nicht gesendet, und es wurde nichts abgebucht.
card-try-another = Es wurde noch kein Kurier angefordert. Sie können es mit einer anderen Karte versuchen.
error-payment-init = Die Zahlung konnte nicht begonnen werden.
error-payment-intent-creation = Die Zahlung für diese Bestellung konnte nicht vorbereitet werden.
error-payment-unavailable = Kartenzahlung ist hier derzeit nicht möglich.
error-payment-required = Bitte bezahlen Sie diese Bestellung zuerst mit Karte.
error-payment-card-unreadable = Der Zahlungsanbieter konnte die Karte nicht lesen. Bitte geben Sie sie noch einmal ein.
