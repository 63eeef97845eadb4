paste-open = Nachricht einfügen
paste-offer = Eingefügte Nachricht lesen
paste-title = Nachricht lesen
paste-text = Fügen Sie die Nachricht Ihres Kunden ein. Sie wird nur auf diesem Gerät gelesen, und es wird noch nichts bestellt.
paste-message = Die Nachricht
paste-placeholder = Name, Telefon, Adresse, Betrag – wie erhalten
paste-proposals = Gefundene Angaben
paste-found =
    { $count ->
        [one] { $count } Angabe wurde gelesen. Prüfen Sie sie, bevor Sie sie übernehmen.
       *[other] { $count } Angaben wurden gelesen. Prüfen Sie sie, bevor Sie sie übernehmen.
    }
paste-reading = Die Nachricht wird gelesen…
paste-not-read = Diese Nachricht konnte nicht gelesen werden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.
paste-nothing-yet = Angaben aus der Nachricht erscheinen hier.
paste-nothing-found = In diesem Text haben wir keine Angaben gefunden. Sie können das Formular trotzdem von Hand ausfüllen.
paste-place = Markierung auf der Karte
paste-take-field = Übernehmen: { $field }
paste-keeps-typed = Ihre Eingabe bleibt: { $typed }
paste-replaces-typed = Ihre Eingabe wird ersetzt: { $typed }
paste-unsure = Es ist nicht klar, welcher Betrag gemeint ist: { $written }. Bitte geben Sie ihn selbst ein.
paste-short-link = Dieser Kartenlink enthält den Ort nicht. Öffnen Sie ihn zuerst und kopieren Sie dann den langen Link aus der Karte.
paste-keys = { $keys } zum Übernehmen
paste-take = Angaben übernehmen
prefill-filled = Aus einem Link ausgefüllt – bitte vor dem Bestellen prüfen
prefill-clear = Leeren
prefill-offered = Ein Link enthält andere Werte als Ihre Eingaben.
prefill-use = Werte des Links übernehmen
prefill-keep = Meine behalten
prefill-ignored =
    { $count ->
        [1] Ein Wert des Links konnte nicht gelesen werden und wurde ausgelassen: { $names }
       *[other] Werte des Links konnten nicht gelesen werden und wurden ausgelassen: { $names }
    }
