command-palette = Όλες οι εντολές
command-placeholder = Τι θέλετε να κάνετε; Ή αριθμός παραγγελίας, όνομα, τηλέφωνο…
command-none = Δεν βρέθηκε κάτι. Δοκιμάστε λιγότερα γράμματα.
command-late = Τα υπόλοιπα δεν φορτώθηκαν. Ελέγξτε τη σύνδεσή σας· θα εμφανιστούν εδώ μόλις φορτωθούν.
command-found =
    { $count ->
        [one] { $count } αποτέλεσμα
       *[other] { $count } αποτελέσματα
    }
command-group-here = Σε αυτή την οθόνη
command-group-go = Μετάβαση σε
command-group-settings = Η πύλη
command-request = Νέο αίτημα
command-search = Εύρεση παραγγελίας
command-find-orders = Εύρεση παραγγελιών με «{ $query }»
command-open-order = Άνοιγμα παραγγελίας { $orderId }
command-branch = Σημείο αποστολής: { $name } ({ $id })
command-section =
    Μετάβαση: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Συντομεύσεις με ένα γράμμα
command-single-keys-hint = Μόνο εκτός πεδίων κειμένου. Απενεργοποιήστε τις αν εμποδίζουν την υπαγόρευση ή τον αναγνώστη οθόνης σας.
command-choose-order = Επιλέξτε πρώτα μια παραγγελία.
