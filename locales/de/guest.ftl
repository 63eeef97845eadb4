guest-sender-title = Absenderangaben
guest-sender-lead = Der Kurier und unser Team nutzen diese Angaben nur, um Sie zu dieser Bestellung zu erreichen.
guest-sender-name = Ihr Name
guest-sender-phone = Ihre Telefonnummer
guest-sender-email = Ihre E-Mail-Adresse
guest-origin-title = Wo sollen wir abholen?
guest-origin-lead = Suchen Sie den Ort, oder wählen Sie ihn auf der Karte.
guest-origin-save = Weiter
