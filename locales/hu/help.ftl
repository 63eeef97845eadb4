help-open = Súgó
help-title = Súgó
help-close =
    .aria-label = Súgó bezárása
help-back = Vissza
help-center-failed = Hiba történt a súgó betöltésekor.
