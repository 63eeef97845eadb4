help-open = Help
help-title = Help center
help-close =
    .aria-label = Help center band karein
help-back = Wapas
help-center-failed = Help center load karte waqt masla hua.
