bulk-column-phone-number = Telefonnummer
bulk-column-unit = Wohnung
bulk-column-payment-type = Zahlungsart
bulk-column-deliver-at = Lieferzeit
bulk-payment-paid = Bezahlt
bulk-payment-online = Online bezahlt
bulk-collection-point-unknown = Sie haben keinen Abholort mit diesem Namen. Wählen Sie einen aus, oder lassen Sie die Zelle leer.
bulk-payment-type-unknown = Diese Zahlungsart kennen wir nicht. Bitte wählen Sie eine aus.
bulk-time-unreadable = Schreiben Sie die Zeit wie { $forms }, oder lassen Sie die Zelle für eine sofortige Lieferung leer.
bulk-time-without-day = Bei dieser Zeit fehlt der Tag. Schreiben Sie sie wie { $forms }.
bulk-phone-several = Hier steht mehr als eine Telefonnummer. Lassen Sie nur die stehen, die angerufen werden soll.
bulk-cell-error = Das ist eine Fehlermeldung der Tabelle, kein Wert. Geben Sie den Wert ein, oder leeren Sie die Zelle.
bulk-cell-without-result = Diese Formel hat noch kein Ergebnis. Öffnen und speichern Sie die Datei in Ihrem Tabellenprogramm, oder geben Sie den Wert hier ein.
bulk-row-repeats = Diese Zeile bestellt dasselbe wie Zeile { $row }.
bulk-row-ordered-today = Diese Zeile gleicht der Bestellung { $order } von heute.
bulk-row-hidden = Diese Zeile ist in Ihrer Datei ausgeblendet oder durchgestrichen.
bulk-row-closed = In Ihrer Datei steht zu dieser Bestellung: { $state }.
bulk-row-zero = In einer Zelle dieser Zeile steht nur 0, wie es eine Formel für eine leere Zelle liefert. Löschen Sie die 0, wenn sie nicht stimmt.
bulkfile-choose = Excel-Datei auswählen
bulkfile-drop = oder hierher ziehen
bulkfile-accepted = Eine XLSX-Datei bis 5 MB mit bis zu { $rows } Bestellungen: eine pro Zeile
bulkfile-checked-here = Jede Zeile wird hier auf Ihrem Bildschirm geprüft, bevor etwas bestellt wird.
bulkfile-template = Vorlage herunterladen
bulkfile-template-hint = Eine Tabelle mit den richtigen Spalten, zum Ausfüllen.
bulkfile-template-example = Beispiel
bulkfile-template-columns = Spalten
bulkfile-others = Nur eine Datei auf einmal. Verwendet wird { $name }.
bulk-format-invalid = Das Dateiformat ist ungültig.
bulk-format-csv = Das ist eine Textdatei (CSV). Öffnen Sie sie in Ihrem Tabellenprogramm und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
bulk-format-xls = Das ist eine alte Excel-Datei (.xls). Speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
bulk-format-password = Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort.
bulk-format-damaged = Die Datei ist beschädigt. Öffnen Sie sie in Ihrem Tabellenprogramm und speichern Sie sie noch einmal.
bulk-format-other = Das ist keine Excel-Arbeitsmappe. Speichern Sie die Datei als Excel-Arbeitsmappe (.xlsx).
bulk-file-too-large = Die Datei darf höchstens 5 MB groß sein.
bulk-no-rows = In dieser Datei haben wir keine Bestellungen gefunden. Eine Zeile benennt die Spalten, jede Zeile darunter ist eine Bestellung.
bulk-too-many-rows = Diese Datei hat { $rows } Zeilen. Auf einmal lassen sich höchstens { $most } bestellen: Bitte teilen Sie die Datei auf.
bulk-columns-missing =
    { $count ->
        [1] Eine Spalte fehlt: { $columns }. Die Vorlage enthält alle.
       *[other] Spalten fehlen: { $columns }. Die Vorlage enthält alle.
    }
bulk-sheets-looked-at = Diese Blätter haben wir durchsucht: { $sheets }.
bulk-examples-not-read = Das Blatt { $sheets } hat Zeilen, ist aber für die Beispiele. Verschieben Sie Ihre Bestellungen auf das erste Blatt, speichern Sie die Datei und wählen Sie sie noch einmal aus.
bulk-columns-alike = Diese Spalten bedeuten dasselbe, enthalten aber Unterschiedliches: { $columns }. Behalten Sie eine davon, oder benennen Sie die anderen um.
bulk-too-many-columns = Diese Datei ist zu breit: Hinter der Spalte { $most } steht noch etwas. Löschen Sie die Spalten, die Sie nicht brauchen.
bulk-sheets-hidden = Alle Blätter dieser Datei sind ausgeblendet: { $sheets }. Blenden Sie das mit den Bestellungen ein, speichern Sie die Datei und wählen Sie sie noch einmal aus.
bulk-rows-hidden =
    { $rows ->
        [1] Die einzige Bestellung dieser Datei steht in einer ausgeblendeten oder durchgestrichenen Zeile. Blenden Sie sie ein, speichern Sie die Datei und wählen Sie sie noch einmal aus.
       *[other] Alle { $rows } Bestellungen dieser Datei stehen in ausgeblendeten oder durchgestrichenen Zeilen. Blenden Sie sie ein, speichern Sie die Datei und wählen Sie sie noch einmal aus.
    }
bulk-rows-closed = Alle Bestellungen dieser Datei sind schon abgeschlossen, ihr Status ist { $states }. Wenn Sie sie trotzdem bestellen möchten, löschen Sie die Spalte mit dem Status, speichern Sie die Datei und wählen Sie sie noch einmal aus.
bulkfile-not-opened = Das Leseprogramm für Tabellen konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
bulkfile-reading = { $name } wird gelesen…
bulkfile-checking = Geprüfte Zeilen: { $checked } von { $rows }
bulkfile-sending = { $name } ist fehlerfrei und wird gesendet…
bulkfile-ready-not-sent = { $name } konnte nicht gesendet werden. Die Datei ist in Ordnung: Senden Sie sie einfach noch einmal.
bulkfile-send-again = Erneut senden
bulkfile-read = Was wir gelesen haben
bulkfile-read-sheet = Blatt { $sheet }, Spaltennamen in Zeile { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Das Blatt { $sheets } wird nicht gelesen.
       *[other] Diese Blätter werden nicht gelesen: { $sheets }.
    }
bulkfile-read-column = Spalte { $letter }
bulkfile-left-out =
    { $count ->
        [1] Diese Spalte wird ausgelassen: { $columns }.
       *[other] { $count } Spalten werden ausgelassen: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
bulkfile-read-hidden-columns = In Ihrer Datei ausgeblendet, aber gelesen: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } Zeile ist in Ihrer Datei ausgeblendet oder durchgestrichen und wird ausgelassen.
       *[other] { $count } Zeilen sind in Ihrer Datei ausgeblendet oder durchgestrichen und werden ausgelassen.
    }
bulkfile-closed-left-out = Wegen ihres Status ausgelassene Zeilen: { $count } ({ $states }).
bulkfile-hidden-too = Diese Zeilen mitbestellen
bulkfile-title = { $name } prüfen
bulkfile-rows =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
bulkfile-faults =
    { $count ->
        [0] Keine Fehler
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } Zeile zu prüfen
       *[other] { $count } Zeilen zu prüfen
    }
bulkfile-next-fault = Nächster Fehler
bulkfile-faulty-only = Nur Zeilen mit Fehlern
bulkfile-remove-repeats =
    { $count ->
        [1] Doppelte Zeile entfernen
       *[other] { $count } doppelte Zeilen entfernen
    }
bulkfile-grid = Bestellungen der Datei
bulkfile-keys = Enter bearbeitet eine Zelle, Ctrl + Z macht rückgängig, F8 führt zum nächsten Fehler. Sie können Zellen aus einer Tabelle einfügen.
bulkfile-row = Zeile { $row }
bulkfile-cell = Zeile { $row }, { $column }
bulkfile-cell-fine = Hier ist alles in Ordnung.
bulkfile-cell-empty = leer
bulkfile-remove-row = Zeile entfernen
bulkfile-remove-row-of = Zeile { $row } entfernen
bulkfile-own-point = Ausgewählter Abholort
bulkfile-no-choice = Bitte wählen
bulkfile-fill-for =
    { $count ->
        [one] { $count } Zeile hat denselben Fehler.
       *[other] { $count } Zeilen haben denselben Fehler.
    }
bulkfile-fill-with = Für alle denselben Wert
bulkfile-fill = Ausfüllen
bulkfile-card-all = Alle Felder
bulkfile-card-fewer = Weniger Felder
bulkfile-no-rows-left = Alle Zeilen sind entfernt. Machen Sie das rückgängig, oder wählen Sie eine andere Datei.
bulkfile-none-faulty = Keine Zeile hat mehr einen Fehler.
bulkfile-send =
    { $count ->
        [one] { $count } Zeile senden
       *[other] { $count } Zeilen senden
    }
bulkfile-send-faulty = Mit Fehlern senden
bulkfile-send-anyway = Trotzdem senden
bulkfile-keep-on = Weiter korrigieren
bulkfile-ask-send =
    { $count ->
        [one] { $count } Zeile hat noch einen Fehler: Für sie wird nichts bestellt. Alle anderen Zeilen können bestellt werden.
       *[other] { $count } Zeilen haben noch Fehler: Für sie wird nichts bestellt. Alle anderen Zeilen können bestellt werden.
    }
bulkfile-ask-leave = Ihre Korrekturen gehen verloren.
bulkfile-leave-anyway = Korrekturen verwerfen
bulkfile-not-sent = Die Zeilen konnten nicht gesendet werden. Ihre Korrekturen sind noch da.
bulkfile-said-left =
    { $count ->
        [0] Keine Fehler mehr.
        [one] Noch { $count } Fehler.
       *[other] Noch { $count } Fehler.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } Zelle eingefügt.
       *[other] { $count } Zellen eingefügt.
    }
bulkfile-said-filled =
    { $count ->
        [one] Für { $count } Zeile ausgefüllt.
       *[other] Für { $count } Zeilen ausgefüllt.
    }
bulkfile-said-undone = Rückgängig gemacht.
bulkfile-said-removed = Zeile { $row } entfernt.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } doppelte Zeile entfernt.
       *[other] { $count } doppelte Zeilen entfernt.
    }
