address-origin-title = Από πού παραλαμβάνουν οι διανομείς τις παραγγελίες σας;
address-origin-lead = Το σημείο αποστολής { $name } δεν έχει ακόμη διεύθυνση. Γράψτε την ή βάλτε την πινέζα στον χάρτη, και οι διανομείς θα βρίσκουν την πόρτα σας. Γίνεται μόνο μία φορά.
address-origin-change-title = Αλλαγή σημείου αποστολής
address-origin-change-lead = Η νέα διεύθυνση του σημείου αποστολής { $name } ισχύει από εδώ και πέρα για όλες τις παραγγελίες. Τα στοιχεία πελάτη που συμπληρώσατε διατηρούνται.
address-origin-change = Αλλαγή
address-origin-change-label = Αλλαγή σημείου αποστολής
address-origin-text = Διεύθυνση σημείου αποστολής
address-origin-map = Χάρτης με το σημείο αποστολής
address-origin-map-hint = Κάντε κλικ στον χάρτη για να ορίσετε το σημείο αποστολής ή σύρετε την πινέζα του.
address-origin-notes-placeholder = Πίσω είσοδος, κουδούνι στο μπαρ, πού να παρκάρει…
address-postal-code = Τ.Κ.
address-city = Πόλη
address-origin-save = Αποθήκευση διεύθυνσης
address-origin-keep = Να μείνει ως έχει
address-no-coordinates = Δεν υπάρχουν συντεταγμένες για αυτή τη διεύθυνση.
address-saved = Η διεύθυνση αποθηκεύτηκε
address-not-saved = Η διεύθυνση δεν αποθηκεύτηκε.
address-not-updated = Δεν μπορέσαμε να ενημερώσουμε τη διεύθυνση.
address-details-kept = Ελέγξτε όσα γράψατε για την προηγούμενη διεύθυνση: { $fields }
address-options-list = Πελάτες και τοποθεσίες που βρέθηκαν
address-options-found =
    { $count ->
        [one] { $count } πρόταση. Επιλέξτε με τα βέλη του πληκτρολογίου.
       *[other] { $count } προτάσεις. Επιλέξτε με τα βέλη του πληκτρολογίου.
    }
address-customers-group = Οι πελάτες σας
address-places-group = Τοποθεσίες
address-last-customers = Τελευταίοι πελάτες
address-customer-used =
    { $count ->
        [1] μία παραγγελία
       *[other] { $count } παραγγελίες
    }
address-customers-failed = Δεν έγινε αναζήτηση στους αποθηκευμένους πελάτες σας.
address-pin-away = Η πινέζα απέχει { $distance } από αυτή τη διεύθυνση.
address-pin-at = Στην πινέζα: { $address }
address-pin-take = Χρήση της διεύθυνσης στην πινέζα
address-pin-move = Μετακίνηση της πινέζας στη διεύθυνση
address-known = Αποθηκευμένος πελάτης με αυτό το τηλέφωνο
address-known-fill = Συμπλήρωση των κενών
address-known-replace = Αντικατάσταση
address-known-decline = Δεν είναι αυτός ο πελάτης
address-customer-save = Αποθήκευση πελάτη
address-customer-update = Αποθήκευση αλλαγών πελάτη
address-customer-saved = Υπάρχει στους πελάτες σας
address-customer-saved-now = Αποθηκεύτηκε στους πελάτες σας
address-customer-not-saved-because = Ο πελάτης δεν αποθηκεύτηκε: { $reason }
address-customers-title = Πελάτες
address-customers-search = Αναζήτηση στους πελάτες σας
address-customers-placeholder = Όνομα, οδός ή τελευταία ψηφία του τηλεφώνου
address-customers-hint = Γράψτε τουλάχιστον δύο χαρακτήρες: όνομα, οδό ή τα τελευταία ψηφία του τηλεφώνου.
address-customers-searching = Αναζήτηση στους πελάτες σας…
address-customers-none = Δεν βρέθηκε πελάτης για «{ $text }».
address-customers-count =
    { $count ->
        [one] Βρέθηκε { $count } πελάτης
       *[other] Βρέθηκαν { $count } πελάτες
    }
address-use = Χρήση
address-customer-use-label = Παράδοση για: { $name }
address-customer-edit = Επεξεργασία: { $name }
address-customer-remove = Διαγραφή: { $name }
address-customer-remove-question = Διαγραφή από τους πελάτες σας: { $name };
address-customer-remove-yes = Διαγραφή
address-customer-remove-keep = Διατήρηση
address-customer-place-kept = Η αλλαγή του κειμένου δεν μετακινεί την πινέζα. Για να τη μετακινήσετε, επιλέξτε άλλη τοποθεσία.
address-cancel = Άκυρο
address-customer-changed = Οι αλλαγές αποθηκεύτηκαν: { $name }.
address-customer-removed = Διαγράφηκε από τους πελάτες σας: { $name }.
address-customer-not-removed = Ο πελάτης δεν διαγράφηκε: { $reason }
