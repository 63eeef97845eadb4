receipt-title = Βεβαίωση παράδοσης
receipt-evidence-title = Βεβαίωση παράδοσης με όλα τα βήματα
receipt-page-title = Βεβαίωση { $orderId }
receipt-loading = Αναζήτηση της βεβαίωσης…
receipt-back = Πίσω στην παραγγελία
receipt-print = Εκτύπωση
receipt-with-timeline = Με όλα τα βήματα
receipt-label = Εκτύπωση ετικέτας
receipt-label-a6 = Ετικέτα A6
receipt-label-a6-hint = 105 × 148 χιλ.
receipt-label-roll = Ετικέτα για ρολό
receipt-label-roll-hint = Πλάτος 80 χιλ., για θερμικούς εκτυπωτές
receipt-open = Βεβαίωση
receipt-open-evidence = Φάκελος αποδεικτικών
receipt-returned = Επιστράφηκε στον αποστολέα
receipt-under-way = Ακόμη σε εξέλιξη: η βεβαίωση συμπληρώνεται όταν ολοκληρωθεί η παραγγελία.
receipt-minutes-taken =
    { $minutes ->
        [one] μετά από { $minutes } λεπτό
       *[other] μετά από { $minutes } λεπτά
    }
receipt-order = Τι παραγγέλθηκε
receipt-placed = Καταχωρίστηκε
receipt-planned = Προγραμματισμένη για
receipt-ended = Τέλος
receipt-timeline = Όλα τα βήματα
receipt-step = Βήμα
receipt-moment = Ώρα
receipt-took = Διάρκεια
receipt-proof-collection = Αποδεικτικό παραλαβής
receipt-proof-delivery = Αποδεικτικό παράδοσης
receipt-proof-return = Αποδεικτικό επιστροφής
receipt-code = Κωδικός που οδηγεί στη σελίδα παρακολούθησης αυτής της παραγγελίας
receipt-scan = Σαρώστε για παρακολούθηση της παραγγελίας
