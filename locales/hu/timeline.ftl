timeline-took =
    { $minutes ->
        [0] 1 percen belül
       *[other] { $minutes } perc
    }
timeline-so-far =
    { $minutes ->
        [0] most kezdődött
       *[other] { $minutes } perce
    }
timeline-usually =
    { $minutes ->
        [0] általában 1 percen belül
       *[other] általában { $minutes } perc
    }
timeline-slower = A szokásosnál lassabb
timeline-given-back = A futár visszamondta, másikat keresünk
timeline-no-moment = Ismeretlen időpont
timeline-note = A vevő megjegyzése a futárnak
timeline-waits-for = Várakozik eddig: { $time }
timeline-expected-back = Visszaérkezés körülbelül: { $time }
timeline-usual-is = Az „általában” azt mutatja, mennyi ideig tartott ennek a felvételi helynek a legutóbbi rendeléseinél.
