help-open = Hjelp
help-title = Hjelpesenter
help-close =
    .aria-label = Lukk hjelpesenteret
help-back = Tilbake
help-center-failed = Kunne ikke laste hjelpesenteret.
