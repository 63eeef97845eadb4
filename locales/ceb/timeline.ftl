timeline-took =
    { $minutes ->
        [0] ubos sa 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] bag-o lang
       *[other] { $minutes } min na
    }
timeline-usually =
    { $minutes ->
        [0] kasagaran ubos sa 1 min
       *[other] kasagaran { $minutes } min
    }
timeline-slower = Mas dugay kay sa kasagaran
timeline-given-back = Nag-back out ang rider, gipangitaan na og lain
timeline-no-moment = Wala mahibaloi ang oras
timeline-note = Note gikan sa customer para sa rider
timeline-waits-for = Naghulat sa { $time }
timeline-expected-back = Mabalik mga { $time }
timeline-usual-is = Ang “kasagaran” mao ang kadugayon sa katapusang mga order niini nga pick-up point.
