live-stale = Connection nahi, { $time } baje tak ki maloomat
live-as-of = { $time } baje tak ki maloomat
live-heard = Aakhri rabta { $time } baje
