live-stale = Nincs kapcsolat, utolsó adatok: { $time }
live-as-of = Utolsó adatok: { $time }
live-heard = Utolsó kapcsolat: { $time }
