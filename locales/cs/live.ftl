## Jak živá je obrazovka sledování a jak staré je to, co říká

live-stale = Bez spojení, stav z { $time }
live-as-of = Stav z { $time }
live-heard = Poslední známka života { $time }
live-last-seen = Naposledy v { $time }
live-late =
    { $minutes ->
        [0] Zpoždění
       *[other] Zpoždění { $minutes } min
    }
