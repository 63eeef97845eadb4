address-origin-title = Wo holen Kuriere Ihre Bestellungen ab?
address-origin-lead = { $name } hat noch keine Adresse. Geben Sie sie ein oder setzen Sie die Markierung auf der Karte, damit Kuriere Ihre Tür finden. Das ist nur einmal nötig.
address-origin-change-title = Abholort ändern
address-origin-change-lead = Die neue Adresse gilt ab jetzt für alle Bestellungen von { $name }. Die eingegebenen Kundendaten bleiben erhalten.
address-origin-change = Ändern
address-origin-change-label = Abholort ändern
address-origin-text = Adresse des Abholorts
address-origin-map = Karte mit dem Abholort
address-origin-map-hint = Klicken Sie auf die Karte, um den Abholort zu setzen, oder ziehen Sie die Markierung.
address-origin-notes-placeholder = Hintereingang, an der Bar klingeln, Parkmöglichkeit…
address-postal-code = Postleitzahl
address-city = Ort
address-origin-save = Adresse speichern
address-origin-keep = Unverändert lassen
address-no-coordinates = Zu dieser Adresse gibt es keine Koordinaten.
address-saved = Adresse gespeichert
address-not-saved = Die Adresse konnte nicht gespeichert werden.
address-not-updated = Die Adresse konnte nicht geändert werden.
address-details-kept = Bitte prüfen Sie diese Angaben, sie gehören zur vorherigen Adresse: { $fields }
address-options-list = Gefundene Kunden und Orte
address-options-found =
    { $count ->
        [one] { $count } Vorschlag. Mit den Pfeiltasten auswählen.
       *[other] { $count } Vorschläge. Mit den Pfeiltasten auswählen.
    }
address-customers-group = Ihre Kunden
address-places-group = Orte
address-last-customers = Zuletzt beliefert
address-customer-used =
    { $count ->
        [1] einmal verwendet
       *[other] { $count }-mal verwendet
    }
address-customers-failed = Ihre Kundenliste konnte nicht durchsucht werden.
address-pin-away = Die Markierung ist { $distance } von dieser Adresse entfernt.
address-pin-at = An der Markierung: { $address }
address-pin-take = Adresse der Markierung übernehmen
address-pin-move = Markierung zur Adresse verschieben
address-known = Mit dieser Telefonnummer gespeichert
address-known-fill = Leere Felder ausfüllen
address-known-replace = Ersetzen
address-known-decline = Nicht dieser Kunde
address-customer-save = In Kundenliste speichern
address-customer-update = Kundendaten aktualisieren
address-customer-saved = In Ihrer Kundenliste
address-customer-saved-now = In Ihrer Kundenliste gespeichert
address-customer-not-saved-because = Speichern in der Kundenliste nicht möglich: { $reason }
address-customers-title = Kundenliste
address-customers-search = Kundenliste durchsuchen
address-customers-placeholder = Name, Straße oder letzte Ziffern der Telefonnummer
address-customers-hint = Geben Sie mindestens zwei Zeichen ein: einen Namen, eine Straße oder die letzten Ziffern einer Telefonnummer.
address-customers-searching = Kundenliste wird durchsucht…
address-customers-none = Zu „{ $text }“ wurde niemand gefunden.
address-customers-count =
    { $count ->
        [one] { $count } Kunde gefunden
       *[other] { $count } Kunden gefunden
    }
address-use = Übernehmen
address-customer-use-label = An { $name } liefern
address-customer-edit = { $name } bearbeiten
address-customer-remove = { $name } löschen
address-customer-remove-question = { $name } aus Ihrer Kundenliste löschen?
address-customer-remove-yes = Löschen
address-customer-remove-keep = Behalten
address-customer-place-kept = Wenn Sie den Text ändern, bleibt die Markierung, wo sie ist. Um sie zu verschieben, wählen Sie einen anderen Ort.
address-cancel = Abbrechen
address-customer-changed = Die Angaben zu { $name } wurden geändert.
address-customer-removed = { $name } wurde aus Ihrer Kundenliste gelöscht.
address-customer-not-removed = Löschen aus der Kundenliste nicht möglich: { $reason }
