timeline-took =
    { $minutes ->
        [0] bawah 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] baru sahaja
       *[other] selama { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] biasanya bawah 1 min
       *[other] biasanya { $minutes } min
    }
timeline-slower = Lebih lama daripada biasa
timeline-given-back = Rider melepaskan pesanan ini, rider lain sedang dicari
timeline-no-moment = Waktu tidak diketahui
timeline-note = Nota daripada pelanggan kepada rider
timeline-waits-for = Menunggu sehingga { $time }
timeline-expected-back = Dijangka kembali kira-kira { $time }
timeline-usual-is = “Biasanya” ialah tempoh yang diambil oleh beberapa pesanan terakhir di lokasi pengambilan ini.
