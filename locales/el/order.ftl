order-tracking-title = Παρακολούθηση παραγγελιών
order-search-label = Αναζήτηση παραγγελιών
order-search =
    .placeholder = Όνομα, τηλέφωνο, κωδικός ή αριθμός παραγγελίας
order-search-short =
    .placeholder = Αναζήτηση
order-lists = Παραγγελίες ανά στάδιο
order-list-new = Νέες
order-list-scheduled = Για αργότερα
order-list-collected = Στον διανομέα
order-list-delivered = Παραδόθηκαν
order-list-cancelled = Ακυρώθηκαν
order-list-results = Βρέθηκαν
order-list-needing =
    { $count ->
        [one] { $count } χρειάζεται προσοχή
       *[other] { $count } χρειάζονται προσοχή
    }
order-live = Ζωντανά
order-connecting = Σύνδεση…
order-reconnecting = Επανασύνδεση…
order-updated-ago = Ενημερώθηκε { $ago }
order-waiting =
    { $count ->
        [one] Εμφάνιση { $count } νέας παραγγελίας
       *[other] Εμφάνιση { $count } νέων παραγγελιών
    }
order-status = Κατάσταση
order-column-amount = Προς είσπραξη
order-scheduled-for = Για: { $time }
order-nothing-to-collect = Δεν εισπράττεται ποσό
order-announce-one = Παραγγελία για: { $customer }. { $status }
order-announce-several =
    { $count ->
        [one] Άλλαξε { $count } παραγγελία
       *[other] Άλλαξαν { $count } παραγγελίες
    }
order-empty-new-title = Καμία νέα παραγγελία
order-empty-new-text = Ζητήστε διανομέα και η παραγγελία θα εμφανιστεί αμέσως εδώ.
order-empty-scheduled-title = Τίποτα για αργότερα
order-empty-scheduled-text = Οι παραγγελίες για αργότερα σήμερα και για τις επόμενες δύο ημέρες περιμένουν εδώ ώσπου να έρθει η ώρα τους.
order-empty-collected-title = Καμία παραγγελία καθ’ οδόν
order-empty-collected-text = Μόλις ο διανομέας παραλάβει μια παραγγελία, μπορείτε να την παρακολουθείτε εδώ.
order-empty-delivered-title = Καμία παράδοση ακόμη σήμερα
order-empty-delivered-text = Εδώ συγκεντρώνονται οι σημερινές παραγγελίες που παραδόθηκαν ή επιστράφηκαν.
order-empty-cancelled-title = Καμία ακύρωση σήμερα
order-empty-cancelled-text = Έτσι πρέπει να είναι.
order-empty-results-title = Δεν βρέθηκε παραγγελία
order-empty-results-text = Η αναζήτηση γίνεται μόνο στις τρέχουσες παραγγελίες. Δοκιμάστε μέρος του ονόματος, τηλέφωνο, κωδικό ή αριθμό παραγγελίας.
order-clear-search = Καθαρισμός αναζήτησης
order-lists-kept = Οι παραπάνω λίστες ίσως δεν είναι ενημερωμένες.
order-details =
    .aria-label = Στοιχεία παραγγελίας
order-details-none-title = Επιλέξτε παραγγελία
order-details-none-text = Εδώ εμφανίζονται η πορεία της, ο διανομέας και ο πελάτης.
order-details-close =
    .aria-label = Κλείσιμο στοιχείων
order-details-back =
    .aria-label = Πίσω στη λίστα
order-not-found-title = Η παραγγελία δεν βρέθηκε
order-not-found-text = Ίσως ανήκει σε άλλο σημείο αποστολής ή η διεύθυνση της σελίδας έχει κάποιο λάθος.
order-code = Κωδικός παραγγελίας
order-number = Αριθμός παραγγελίας
order-copy-number =
    .aria-label = Αντιγραφή αριθμού παραγγελίας
order-copy-failed = Η αντιγραφή δεν έγινε. Επιλέξτε το κείμενο και αντιγράψτε το εσείς.
order-more-actions = Περισσότερες ενέργειες
order-share-tracking-text = Παρακολουθήστε την παραγγελία σας εδώ:
order-placed-at = Καταχωρίστηκε: { $time }
order-progress = Πορεία
order-rider = Διανομέας
order-rider-none = Χωρίς διανομέα ακόμη
order-rider-seen = Τελευταία θέση { $ago }
order-call =
    .aria-label = Κλήση: { $name }, { $phone }
order-customer = Πελάτης
order-recipient-notes = Από τον πελάτη, μέσω του συνδέσμου παρακολούθησης
order-cold-bag = Τσάντα-ψυγείο
order-payment = Πληρωμή
order-payment-paid = Έχει πληρωθεί
order-fees = Χρεώσεις παράδοσης
order-address = Διεύθυνση
order-cancelled-because = Λόγος: { $reason }
order-pin-destination = Πελάτης: { $name }
order-map-failed = Ο χάρτης δεν μπορεί να εμφανιστεί. Όλα τα στοιχεία του υπάρχουν παρακάτω.
order-cancel = Ακύρωση παραγγελίας
order-cancel-refused-too-early = Θα μπορεί να ακυρωθεί μόλις τη λάβουμε.
order-cancel-refused-within-grace = Η πληρωμή μόλις επιβεβαιώθηκε. Η ακύρωση θα είναι δυνατή σε { $left }.
order-cancel-refused-too-far-along = Την παραγγελία την έχει ήδη αναλάβει διανομέας, οπότε δεν μπορεί να ακυρωθεί εδώ.
order-cancel-refused-delayed = Μια παραγγελία που καθυστερεί δεν μπορεί να ακυρωθεί εδώ.
order-cancel-refused-finished = Αυτή η παραγγελία έχει ολοκληρωθεί.
order-cancel-refused-unknown-status = Η κατάσταση της παραγγελίας δεν είναι γνωστή, οπότε δεν μπορεί να ακυρωθεί εδώ.
order-cancel-title = Να ακυρωθεί η παραγγελία για: { $customer };
order-cancel-text = Θα ειδοποιήσουμε τον διανομέα και τον πελάτη. Η ακύρωση δεν αναιρείται.
order-cancel-why = Γιατί ακυρώνεται;
order-cancel-reason-customer-cancelled = Ακύρωσε ο πελάτης
order-cancel-reason-item-unavailable = Κάποιο είδος δεν υπάρχει
order-cancel-reason-wrong-details = Τα στοιχεία είναι λάθος
order-cancel-reason-delay-too-long = Αργεί πολύ
order-cancel-reason-other = Άλλος λόγος
order-cancel-words = Με δικά σας λόγια
order-cancel-problem-reason-missing = Επιλέξτε έναν λόγο.
order-cancel-problem-text-missing = Γράψτε με λίγα λόγια τον λόγο.
order-cancel-problem-text-too-long = Συντομεύστε το κείμενο στους 200 χαρακτήρες.
order-cancel-keep = Να μην ακυρωθεί
order-was-cancelled = Ακυρώθηκε η παραγγελία για: { $customer }.
action-attempt-cancel = Ακύρωση της παραγγελίας…
error-cant-retrieve-current-orders = Δεν φορτώθηκαν οι τρέχουσες παραγγελίες. { $because }
error-cant-cancel-order = Η παραγγελία δεν ακυρώθηκε. { $because }
order-not-loaded = Η φόρτωση δεν ολοκληρώθηκε. { $because }
