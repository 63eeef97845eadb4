timeline-took =
    { $minutes ->
        [0] under 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] alldeles nyss
       *[other] i { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] vanligtvis under 1 min
       *[other] vanligtvis { $minutes } min
    }
timeline-slower = Långsammare än vanligt
timeline-given-back = Budet avböjde uppdraget, vi söker ett nytt
timeline-no-moment = Tiden är okänd
timeline-note = Meddelande från kunden till budet
timeline-waits-for = Väntar till { $time }
timeline-expected-back = Väntas tillbaka cirka { $time }
timeline-usual-is = ”Vanligtvis” är hur lång tid det tog för de senaste ordrarna på hämtplatsen.
