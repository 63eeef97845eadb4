timeline-took =
    { $minutes ->
        [0] λιγότερο από 1 λεπ.
       *[other] { $minutes } λεπ.
    }
timeline-so-far =
    { $minutes ->
        [0] μόλις τώρα
       *[other] εδώ και { $minutes } λεπ.
    }
timeline-usually =
    { $minutes ->
        [0] συνήθως λιγότερο από 1 λεπ.
       *[other] συνήθως { $minutes } λεπ.
    }
timeline-slower = Πιο αργά από συνήθως
timeline-given-back = Ο διανομέας αποσύρθηκε, αναζητείται άλλος
timeline-no-moment = Άγνωστη ώρα
timeline-note = Σημείωση του πελάτη προς τον διανομέα
timeline-waits-for = Αναμονή έως: { $time }
timeline-expected-back = Αναμενόμενη επιστροφή: { $time } περίπου
timeline-usual-is = «Συνήθως» είναι ο χρόνος που χρειάστηκαν οι τελευταίες παραγγελίες αυτού του σημείου αποστολής.
