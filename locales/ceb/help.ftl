help-open = Tabang
help-title = Help center
help-close =
    .aria-label = Isira ang help center
help-back = Balik
help-center-failed = Naay error samtang nag-load sa help center
