timeline-took =
    { $minutes ->
        [0] méně než 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] právě teď
       *[other] už { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] obvykle méně než 1 min
       *[other] obvykle { $minutes } min
    }
timeline-slower = Pomaleji než obvykle
timeline-given-back = Kurýr odřekl, hledá se jiný
timeline-no-moment = Čas není znám
timeline-note = Vzkaz zákazníka pro kurýra
timeline-waits-for = Čeká na { $time }
timeline-expected-back = Zpět se čeká kolem { $time }
timeline-usual-is = „Obvykle“ znamená, jak dlouho to trvalo u posledních objednávek tohoto místa vyzvednutí.
