timeline-took =
    { $minutes ->
        [0] under 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] nettopp begynt
       *[other] i { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] vanligvis under 1 min
       *[other] vanligvis { $minutes } min
    }
timeline-slower = Tregere enn vanlig
timeline-given-back = Budet ga fra seg bestillingen, vi leter etter et annet
timeline-no-moment = Ukjent tidspunkt
timeline-note = Beskjed fra kunden til budet
timeline-waits-for = Venter til { $time }
timeline-expected-back = Ventes tilbake ca. { $time }
timeline-usual-is = «Vanligvis» viser hvor lang tid det tok for de siste bestillingene fra dette avhentingsstedet.
