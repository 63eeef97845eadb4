timeline-took =
    { $minutes ->
        [0] alle 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] alkoi juuri
       *[other] kestänyt { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] yleensä alle 1 min
       *[other] yleensä { $minutes } min
    }
timeline-slower = Tavallista hitaammin
timeline-given-back = Lähetti luopui tilauksesta, toista lähettiä etsitään
timeline-no-moment = Aika ei tiedossa
timeline-note = Asiakkaan viesti lähetille
timeline-waits-for = Odottaa ajankohtaa { $time }
timeline-expected-back = Arvioitu paluu { $time }
timeline-usual-is = ”Yleensä” kertoo, kuinka kauan vaihe kesti tämän noutopaikan viimeisimmissä tilauksissa.
