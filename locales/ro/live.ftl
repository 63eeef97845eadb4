live-stale = Fără conexiune, situația de la { $time }
live-as-of = Situația de la { $time }
live-heard = Ultimul contact: { $time }
