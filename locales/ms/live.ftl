live-stale = Tiada sambungan, data setakat { $time }
live-as-of = Data setakat { $time }
live-heard = Data terakhir diterima { $time }
