timeline-took =
    { $minutes ->
        [0] wala pang 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] ngayon lang
       *[other] { $minutes } min na
    }
timeline-usually =
    { $minutes ->
        [0] karaniwang wala pang 1 min
       *[other] karaniwang { $minutes } min
    }
timeline-slower = Mas matagal sa karaniwan
timeline-given-back = Nag-back out ang rider, naghahanap ng iba
timeline-no-moment = Hindi alam ang oras
timeline-note = Note ng customer sa rider
timeline-waits-for = Naghihintay hanggang { $time }
timeline-expected-back = Inaasahang maibalik bandang { $time }
timeline-usual-is = Ang “karaniwan” ay ang itinagal sa mga huling order ng pick-up location na ito.
