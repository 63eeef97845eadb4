live-stale = Walay koneksyon, datos sa { $time }
live-as-of = Datos sa { $time }
live-heard = Katapusang kontak { $time }
