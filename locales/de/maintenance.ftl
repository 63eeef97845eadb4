maintenance-planned-title = Wir arbeiten am Portal
maintenance-planned-text = Wir führen geplante Wartungsarbeiten durch. Ihre Bestellungen sind sicher, und die Kuriere fahren mit ihren Bestellungen weiter.
maintenance-unplanned-title = Das Portal funktioniert derzeit nicht
maintenance-unplanned-text = Bei uns ist etwas schiefgegangen, und wir beheben es gerade. Ihre Bestellungen sind sicher, und die Kuriere fahren mit ihren Bestellungen weiter.
maintenance-kept = Ihre Eingaben bleiben erhalten. Sie müssen nicht neu laden: Sobald das Portal wieder läuft, geht es auf dieser Seite innerhalb von fünf Minuten von selbst weiter.
