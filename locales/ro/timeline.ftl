timeline-took =
    { $minutes ->
        [0] sub 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] de câteva clipe
       *[other] de { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] de obicei sub 1 min
       *[other] de obicei { $minutes } min
    }
timeline-slower = Mai lent decât de obicei
timeline-given-back = Curierul a renunțat la comandă, se caută altul
timeline-no-moment = Oră necunoscută
timeline-note = Notă de la client pentru curier
timeline-waits-for = Așteaptă până la { $time }
timeline-expected-back = Retur estimat: { $time }
timeline-usual-is = „De obicei” înseamnă cât au durat ultimele comenzi ale acestui punct de preluare.
