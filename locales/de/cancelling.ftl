cancelling-done-title = Storniert
cancelling-again-text = Sie können dieselbe Bestellung noch einmal aufgeben. Wir füllen das Formular für Sie aus und berechnen die Gebühr neu.
cancelling-it-is-now = Jetziger Status:
cancelling-unknown = Die Verbindung wurde unterbrochen. Wir wissen deshalb noch nicht, ob die Bestellung storniert ist. Sie können die Stornierung gefahrlos noch einmal senden: Es wird nur einmal storniert.
cancelling-again = Ihre Auswahl bleibt erhalten. Sie können sie noch einmal senden.
cancelling-moved-on = Ihr Status hat sich inzwischen geändert.
