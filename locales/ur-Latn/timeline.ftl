timeline-took =
    { $minutes ->
        [0] 1 minute se kam
       *[other] { $minutes } minute
    }
timeline-so-far =
    { $minutes ->
        [0] abhi shuru hua
       *[other] { $minutes } minute se
    }
timeline-usually =
    { $minutes ->
        [0] aam taur par 1 minute se kam
       *[other] aam taur par { $minutes } minute
    }
timeline-slower = Aam waqt se zyada
timeline-given-back = Rider ne order chhor diya, doosre rider ki talash jaari hai
timeline-no-moment = Waqt maloom nahi
timeline-note = Customer ka note rider ke liye
timeline-waits-for = { $time } ka intezar hai
timeline-expected-back = Wapsi taqreeban { $time } baje
timeline-usual-is = “Aam taur par” se murad woh waqt hai jo is pick-up point ke pichle orders mein laga.
