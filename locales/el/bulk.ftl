bulk-intro = Ζητήστε πολλούς διανομείς μαζί: συμπληρώστε το αρχείο Excel, διορθώστε τα επισημασμένα κελιά και καταχωρίστε τις παραγγελίες.
bulk-another-file = Άλλο αρχείο
bulk-correct = Διόρθωση γραμμών
bulk-file-not-taken = Αυτό το αρχείο δεν μπορεί να χρησιμοποιηθεί.
bulk-not-placed-yet = Οι παραγγελίες του αρχείου { $id } δεν έχουν καταχωριστεί ακόμη. Μπορείτε να τις καταχωρίσετε από εκεί.
job-history-error = Το ιστορικό αρχείων δεν φορτώθηκε.
template-file-error = Το πρότυπο δεν κατέβηκε.
view-details-error = Τα στοιχεία του αρχείου δεν φορτώθηκαν.
file-upload-error = Το αρχείο δεν ανέβηκε.
place-order-error = Παρουσιάστηκε σφάλμα κατά την καταχώριση των παραγγελιών.
place-order-success = Οι παραγγελίες καταχωρίστηκαν
bulk-placed-partly =
    { $placed ->
        [0] Δεν καταχωρίστηκε καμία παραγγελία.
        [1] Καταχωρίστηκε μία παραγγελία.
       *[other] Καταχωρίστηκαν { $placed } παραγγελίες.
    } { $left ->
        [1] Μία γραμμή δεν καταχωρίστηκε: δείτε γιατί.
       *[other] { $left } γραμμές δεν καταχωρίστηκαν: δείτε γιατί.
    }
bulk-history = Ιστορικό αρχείων
bulk-history-empty = Κανένα αρχείο ακόμη
bulk-history-empty-text = Τα αρχεία που ανεβάζετε εμφανίζονται εδώ, με την κατάσταση των παραγγελιών τους.
bulk-view-details = Προβολή στοιχείων
bulk-view-details-of = Προβολή στοιχείων του αρχείου { $id }
bulk-job-id = Αρχείο
bulk-job-created-by = Ανέβηκε από
bulk-job-created-at = Ανέβηκε
bulk-job-rows = Σωστές γραμμές
bulk-job-title-at = Μαζική παραγγελία: { $at }
bulk-job-made = Ανέβηκε από { $by }, { $at }
bulk-all-jobs = Όλες οι μαζικές παραγγελίες
bulk-job-ready = Έτοιμο για καταχώριση
bulk-job-ready-with-errors = Έτοιμο, με σφάλματα
bulk-job-no-row-ready = Καμία έγκυρη γραμμή
bulk-job-being-placed = Γίνεται καταχώριση
bulk-job-placed = Καταχωρίστηκε
bulk-job-placed-partly = Καταχωρίστηκε, με σφάλματα
bulk-job-not-placed = Δεν καταχωρίστηκε
bulk-job-unknown = Άγνωστη
bulk-result-ready =
    { $count ->
        [0] Καμία παραγγελία έτοιμη για καταχώριση
        [one] { $count } παραγγελία έτοιμη για καταχώριση
       *[other] { $count } παραγγελίες έτοιμες για καταχώριση
    }
bulk-result-placed =
    { $count ->
        [0] Δεν καταχωρίστηκε καμία παραγγελία
        [one] Καταχωρίστηκε { $count } παραγγελία
       *[other] Καταχωρίστηκαν { $count } παραγγελίες
    }
bulk-summary = Σύνοψη αρχείου
bulk-total-rows = Σύνολο γραμμών
bulk-total-to-be-placed = Παραγγελίες προς καταχώριση
bulk-total-placed = Καταχωρισμένες παραγγελίες
bulk-total-errors = Σφάλματα
bulk-rows = Γραμμές του αρχείου
bulk-rows-shown = Γραμμές που εμφανίζονται
bulk-show-all = Όλες
bulk-show-errors = Σφάλματα
bulk-show-to-be-placed = Προς καταχώριση
bulk-show-placed = Καταχωρίστηκαν
bulk-show-none = Καμία τέτοια γραμμή.
bulk-rows-number = Γραμμή
bulk-rows-address = Διεύθυνση παράδοσης
bulk-rows-order = Στοιχεία παραγγελίας
bulk-rows-delivery = Παράδοση
bulk-row-to-be-placed = Προς καταχώριση
bulk-row-error = Σφάλμα
bulk-row-placed = Καταχωρίστηκε
bulk-row-not-placed = Δεν καταχωρίστηκε
bulk-row-unknown = Άγνωστη
bulk-delivery-instant = Άμεσα
bulk-delivery-scheduled = Για: { $at }
bulk-place =
    { $count ->
        [1] Καταχώριση μίας παραγγελίας
       *[other] Καταχώριση { $count } παραγγελιών
    }
bulk-place-title =
    { $count ->
        [1] Να καταχωριστεί μία παραγγελία;
       *[other] Να καταχωριστούν { $count } παραγγελίες;
    }
bulk-place-cash = Μετρητά προς είσπραξη
bulk-place-points = Παραλαβή από
bulk-place-left-out =
    { $count ->
        [1] Μία γραμμή παραλείπεται.
       *[other] { $count } γραμμές παραλείπονται.
    }
bulk-place-for-good = Οι διανομείς ξεκινούν αμέσως. Μετά, οι παραγγελίες ακυρώνονται μόνο μία μία.
bulk-place-not-yet = Όχι ακόμη
bulk-placing = Οι παραγγελίες καταχωρίζονται. Μπορείτε να φύγετε από τη σελίδα: η καταχώριση συνεχίζεται.
bulk-error-unknown = άγνωστο σφάλμα
bulk-address-not-found = Η διεύθυνση δεν βρέθηκε.
bulk-address-inexact = Η διεύθυνση δεν είναι ακριβής. Γράψτε οδό, αριθμό και πόλη ή συντεταγμένες.
bulk-fee-changed = Η χρέωση παράδοσης άλλαξε. Ελέγξτε την και καταχωρίστε ξανά την παραγγελία.
bulk-text-too-long = Αυτό το κείμενο έχει περισσότερους από { $most } χαρακτήρες.
bulk-text-unreadable = Αυτό το κείμενο έχει έναν χαρακτήρα που δεν διαβάζεται. Γράψτε το ξανά.
