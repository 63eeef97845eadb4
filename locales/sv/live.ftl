live-stale = Ingen anslutning, visar läget { $time }
live-as-of = Visar läget { $time }
live-heard = Senaste kontakt { $time }
