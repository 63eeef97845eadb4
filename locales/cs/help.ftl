## The way to the help centre, and what stands around it

help-open = Nápověda
help-title = Centrum nápovědy
help-close =
    .aria-label = Zavřít centrum nápovědy
help-back = Zpět
help-center-failed = Při načítání centra nápovědy došlo k chybě
