## The privacy page. $country is the country's name in this language.

privacy-introduction = Was { -brand-name } in folgendem Land über Sie und Ihre Kunden weiß und was damit geschieht: { $country }.
privacy-data-title = Was wir speichern
privacy-data-text = Zu Ihrem Konto: Name, E-Mail-Adresse, Telefonnummer und Abholorte. Zu jeder Bestellung: Name, Telefonnummer und Adresse Ihres Kunden, Ihre Hinweise, die Beträge, die Zeiten und den Nachweis der Lieferung.
privacy-use-title = Wofür
privacy-use-text = Um die Bestellung zu liefern, damit Sie und Ihr Kunde sie verfolgen können, und um sie abzurechnen. Wir verkaufen diese Daten nicht und verwenden sie nicht für Werbung.
privacy-readers-title = Wer sie sieht
privacy-readers-text = Der Kurier sieht, was er für die Lieferung braucht. Wer den Tracking-Link hat, sieht nur diese eine Bestellung. Kartennummern gehen verschlüsselt an den Zahlungsdienst; wir speichern sie nicht.
privacy-device-title = Auf Ihrem Gerät
privacy-device-text = Ein Cookie merkt sich Ihre Sprache. Anmeldung, Einstellungen und eine angefangene Anforderung bleiben in Ihrem Browser; beim Abmelden werden die Anmeldung und die Anforderung gelöscht.
privacy-rights-title = Ihre Rechte
privacy-rights-text = Sie können fragen, was wir über Sie speichern, es berichtigen oder löschen lassen und sich bei der Datenschutzbehörde beschweren (Land: { $country }). Schreiben Sie an { $email }.
