help-open = Hilfe
help-title = Hilfebereich
help-close =
    .aria-label = Hilfebereich schließen
help-back = Zurück
help-center-failed = Der Hilfebereich konnte nicht geladen werden.
