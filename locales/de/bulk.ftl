bulk-intro = Fordern Sie viele Kuriere auf einmal an: Füllen Sie die Tabelle aus, korrigieren Sie die markierten Zellen und geben Sie dann die Bestellungen auf.
bulk-another-file = Andere Datei
bulk-correct = Zeilen korrigieren
bulk-file-not-taken = Diese Datei kann nicht verwendet werden.
bulk-not-placed-yet = Die Bestellungen der Sammelbestellung { $id } sind noch nicht aufgegeben. Das können Sie dort nachholen.
job-history-error = Die bisherigen Sammelbestellungen konnten nicht geladen werden.
template-file-error = Die Vorlage konnte nicht heruntergeladen werden.
view-details-error = Die Details der Sammelbestellung konnten nicht geladen werden.
file-upload-error = Die Datei konnte nicht hochgeladen werden.
place-order-error = Die Bestellungen konnten nicht aufgegeben werden.
place-order-success = Die Bestellungen wurden aufgegeben.
bulk-placed-partly =
    { $placed ->
        [0] Es wurde keine Bestellung aufgegeben.
        [1] Eine Bestellung wurde aufgegeben.
       *[other] { $placed } Bestellungen wurden aufgegeben.
    } { $left ->
        [1] Eine Zeile wurde nicht bestellt: Sehen Sie nach, warum.
       *[other] { $left } Zeilen wurden nicht bestellt: Sehen Sie nach, warum.
    }
bulk-history = Bisherige Sammelbestellungen
bulk-history-empty = Noch keine Datei
bulk-history-empty-text = Hochgeladene Dateien erscheinen hier mit dem Stand ihrer Bestellungen.
bulk-view-details = Details anzeigen
bulk-view-details-of = Details zu Sammelbestellung { $id } anzeigen
bulk-job-id = Nummer
bulk-job-created-by = Erstellt von
bulk-job-created-at = Erstellt
bulk-job-rows = Erfolgreiche Zeilen
bulk-job-title-at = Sammelbestellung vom { $at }
bulk-job-made = Hochgeladen von { $by }, { $at }
bulk-all-jobs = Alle Sammelbestellungen
bulk-job-ready = Bestellbereit
bulk-job-ready-with-errors = Bestellbereit, mit Fehlern
bulk-job-no-row-ready = Keine Zeile bestellbereit
bulk-job-being-placed = Wird bestellt
bulk-job-placed = Bestellt
bulk-job-placed-partly = Bestellt, mit Fehlern
bulk-job-not-placed = Nicht bestellt
bulk-job-unknown = Unbekannt
bulk-result-ready =
    { $count ->
        [0] Keine Bestellung kann aufgegeben werden
        [one] { $count } Bestellung kann aufgegeben werden
       *[other] { $count } Bestellungen können aufgegeben werden
    }
bulk-result-placed =
    { $count ->
        [0] Es wurde keine Bestellung aufgegeben
        [one] { $count } Bestellung wurde aufgegeben
       *[other] { $count } Bestellungen wurden aufgegeben
    }
bulk-summary = Sammelbestellung in Zahlen
bulk-total-rows = Zeilen gesamt
bulk-total-to-be-placed = Bestellbereit
bulk-total-placed = Bestellt
bulk-total-errors = Fehler
bulk-rows = Zeilen der Datei
bulk-rows-shown = Angezeigte Zeilen
bulk-show-all = Alle
bulk-show-errors = Fehler
bulk-show-to-be-placed = Bestellbereit
bulk-show-placed = Bestellt
bulk-show-none = Keine solche Zeile.
bulk-rows-number = Zeile
bulk-rows-address = Lieferadresse
bulk-rows-order = Inhalt
bulk-rows-delivery = Lieferung
bulk-row-to-be-placed = Bestellbereit
bulk-row-error = Fehler
bulk-row-placed = Bestellt
bulk-row-not-placed = Nicht bestellt
bulk-row-unknown = Unbekannt
bulk-delivery-instant = Sofort
bulk-delivery-scheduled = Geplant für { $at }
bulk-place =
    { $count ->
        [1] Eine Bestellung aufgeben
       *[other] { $count } Bestellungen aufgeben
    }
bulk-place-title =
    { $count ->
        [1] Eine Bestellung aufgeben?
       *[other] { $count } Bestellungen aufgeben?
    }
bulk-place-cash = Bar zu kassieren
bulk-place-points = Abholung bei
bulk-place-left-out =
    { $count ->
        [1] Eine Zeile wird ausgelassen.
       *[other] { $count } Zeilen werden ausgelassen.
    }
bulk-place-for-good = Die Kuriere werden sofort losgeschickt. Danach lassen sich Bestellungen nur noch einzeln stornieren.
bulk-place-not-yet = Noch nicht
bulk-placing = Die Bestellungen werden aufgegeben. Sie können diese Seite verlassen, es läuft weiter.
bulk-error-unknown = unbekannter Fehler
bulk-address-not-found = Die Adresse wurde nicht gefunden.
bulk-address-inexact = Die Adresse ist nicht genau. Geben Sie Straße, Hausnummer und Ort an oder Koordinaten.
bulk-fee-changed = Die Liefergebühr hat sich geändert. Prüfen Sie sie und geben Sie die Bestellung noch einmal auf.
bulk-text-too-long = Dieser Text hat mehr als { $most } Zeichen.
bulk-text-unreadable = Dieser Text enthält ein nicht lesbares Zeichen. Bitte geben Sie ihn noch einmal ein.
