live-stale = Keine Verbindung, Stand: { $time }
live-as-of = Stand: { $time }
live-heard = Letzter Kontakt: { $time }
