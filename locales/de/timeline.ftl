timeline-took =
    { $minutes ->
        [0] unter 1 Min.
       *[other] { $minutes } Min.
    }
timeline-so-far =
    { $minutes ->
        [0] gerade eben
       *[other] seit { $minutes } Min.
    }
timeline-usually =
    { $minutes ->
        [0] meist unter 1 Min.
       *[other] meist { $minutes } Min.
    }
timeline-slower = Langsamer als sonst
timeline-given-back = Der Kurier hat abgesagt, ein anderer wird gesucht
timeline-no-moment = Zeit nicht bekannt
timeline-note = Hinweis des Kunden an den Kurier
timeline-waits-for = Wartet bis { $time }
timeline-expected-back = Voraussichtlich zurück: { $time }
timeline-usual-is = „Meist“ heißt: So lange hat es bei den letzten Bestellungen dieses Abholorts gedauert.
