help-open = Ohje
help-title = Ohjekeskus
help-close =
    .aria-label = Sulje ohjekeskus
help-back = Takaisin
help-center-failed = Ohjekeskuksen lataamisessa tapahtui virhe.
