live-stale = Ingen forbindelse, viser status fra { $time }
live-as-of = Viser status fra { $time }
live-heard = Siste kontakt { $time }
