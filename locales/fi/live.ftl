live-stale = Ei yhteyttä, tilanne { $time }
live-as-of = Tilanne { $time }
live-heard = Viimeksi yhteydessä klo { $time }
