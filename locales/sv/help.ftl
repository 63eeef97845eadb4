help-open = Hjälp
help-title = Hjälpcenter
help-close =
    .aria-label = Stäng hjälpcentret
help-back = Tillbaka
help-center-failed = Något gick fel när hjälpcentret skulle läsas in.
