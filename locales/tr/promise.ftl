promise-pick-up = Alım
promise-drop-off = Teslimat
promise-due = En geç teslimat
promise-near = her an
promise-late = { $time } gecikti
promise-late-now = Gecikti
promise-age = { $age } önceki tahmin
promise-unknown-since = { $time } sonrası tahmin yok
