shell-tab-request = Kurier anfordern
shell-tab-tracking = Bestellverfolgung
shell-tab-history = Verlauf
shell-tab-bulk = Sammelbestellung
shell-orders = Bestellungen
shell-bar =
    .aria-label = Schnellnavigation
shell-bar-request = Anfordern
shell-bar-tracking = Verfolgen
shell-bar-more = Mehr
shell-under-way =
    { $underWay ->
        [0] keine laufenden Bestellungen
        [one] { $underWay } laufende Bestellung
       *[other] { $underWay } laufende Bestellungen
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } mit Handlungsbedarf
       *[other] , { $needsYou } mit Handlungsbedarf
    }
shell-skip-to-content = Zum Inhalt springen
shell-loading = Wird geladen…
shell-saving = Wird gespeichert…
shell-save-changes = Änderungen speichern
shell-sending = Wird gesendet…
shell-removing = Wird gelöscht…
shell-downloading = Wird heruntergeladen…
shell-offline = Offline
shell-offline-hint = Ihre Eingaben bleiben erhalten. Laden und Senden funktionieren wieder, sobald Sie online sind.
shell-main-navigation =
    .aria-label = Hauptnavigation
shell-open-menu =
    .aria-label = Menü öffnen
shell-close-menu =
    .aria-label = Menü schließen
shell-menu-title = Menü
shell-account-label = Ihr Konto
shell-signed-in-as = Angemeldet als { $email }
shell-shortcuts = Tastenkürzel
shell-sign-out = Abmelden
shell-appearance-dark = Dunkle Darstellung
shell-appearance-light = Helle Darstellung
shell-branch =
    .aria-label = Abholort: { $name }. Anderen wählen
shell-branch-title = Abholort
shell-branch-parent = Hauptbetrieb
shell-branch-inactive = Nicht aktiv
shell-branch-add = Abholort hinzufügen
shell-branch-edit = { $name } bearbeiten
shell-include-outlets = Alle Abholorte einbeziehen
shell-include-outlets-why-not-here = Nicht beim Anfordern: Eine Bestellung beginnt an einem einzigen Abholort.
shell-include-outlets-why-not-parent = Nur für Hauptbetriebe.
shell-outlets-included = Die Bestellungen aller Abholorte werden jetzt angezeigt.
error-no-vendors = Mit Ihrem Konto ist kein Betrieb verknüpft. Bitte nehmen Sie Kontakt mit uns auf.
error-cant-retrieve-vendors = Ihre Betriebe konnten nicht geladen werden.
shell-vendors-missing = Noch nichts anzuzeigen
shell-vendors-none-hint = Ist das das falsche Konto? Melden Sie sich ab und mit einem anderen wieder an.
shell-notices =
    .aria-label = Meldungen
shell-dismiss =
    .aria-label = Schließen
shell-recent-notices = Letzte Meldungen
shell-recent-notices-none = Bisher keine.
shell-guest = Sie nutzen das Portal als Gast.
shell-device-of = Ein Gerät von { $name }
dialog-close = Schließen
shell-instead-of = statt
