live-stale = Walang connection, as of { $time } ang nakikita
live-as-of = As of { $time } ang nakikita
live-heard = Huling update: { $time }
