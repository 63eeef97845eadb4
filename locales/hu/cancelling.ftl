cancelling-done-title = Lemondva
cancelling-again-text = Ugyanezt újra megrendelheti. Az űrlapot kitöltjük, és a díjat újraszámoljuk.
cancelling-it-is-now = Jelenlegi állapot:
cancelling-unknown = Megszakadt a kapcsolat, ezért még nem tudjuk, hogy a rendelés le van-e mondva. A lemondást nyugodtan küldje el újra: csak egyszer hajtjuk végre.
cancelling-again = Amit megadott, megmaradt. A lemondást újra elküldheti.
cancelling-moved-on = Az állapota időközben megváltozott.
