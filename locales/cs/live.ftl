## Jak živá je obrazovka sledování a jak staré je to, co říká

live-stale = Bez spojení, stav z { $time }
live-as-of = Stav z { $time }
live-heard = Poslední kontakt { $time }
