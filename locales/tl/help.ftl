help-open = Help
help-title = Help center
help-close =
    .aria-label = Isara ang help center
help-back = Bumalik
help-center-failed = Nagka-error sa pag-load ng help center
