search-recent = Πρόσφατες αναζητήσεις
search-recent-clear = Καθαρισμός αναζητήσεων
search-found =
    { $count ->
        [0] Δεν βρέθηκε παραγγελία
        [1] Βρέθηκε μία παραγγελία
       *[other] Βρέθηκαν { $count } παραγγελίες
    }
