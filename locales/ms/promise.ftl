promise-pick-up = Ambil
promise-drop-off = Sampai
promise-due = Sampai sebelum
promise-near = sebentar lagi
promise-late = Lewat { $time }
promise-late-now = Lewat
promise-age = anggaran { $age } lalu
promise-unknown-since = tiada anggaran sejak { $time }
