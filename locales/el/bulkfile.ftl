bulk-column-phone-number = Αριθμός τηλεφώνου
bulk-column-unit = Διαμέρισμα
bulk-column-payment-type = Τρόπος πληρωμής
bulk-column-deliver-at = Ώρα παράδοσης
bulk-payment-paid = Έχει πληρωθεί
bulk-payment-online = Πληρώθηκε ηλεκτρονικά
bulk-collection-point-unknown = Δεν έχετε σημείο αποστολής με αυτό το όνομα. Επιλέξτε ένα ή αφήστε το κελί κενό.
bulk-payment-type-unknown = Δεν γνωρίζουμε αυτόν τον τρόπο πληρωμής. Επιλέξτε έναν.
bulk-time-unreadable = Γράψτε την ώρα έτσι: { $forms }. Για άμεση παράδοση, αφήστε το κελί κενό.
bulk-time-without-day = Αυτή η ώρα δεν έχει ημέρα. Γράψτε την έτσι: { $forms }.
bulk-phone-several = Εδώ υπάρχουν περισσότερα από ένα τηλέφωνα. Κρατήστε αυτό που θα καλεί ο διανομέας.
bulk-cell-error = Αυτό είναι σφάλμα του υπολογιστικού φύλλου, όχι τιμή. Γράψτε την τιμή ή αδειάστε το κελί.
bulk-cell-without-result = Αυτός ο τύπος δεν έχει ακόμη αποτέλεσμα. Ανοίξτε και αποθηκεύστε το αρχείο στο πρόγραμμα υπολογιστικών φύλλων ή γράψτε εδώ την τιμή.
bulk-row-repeats = Αυτή η γραμμή ζητά το ίδιο με τη γραμμή { $row }.
bulk-row-ordered-today = Αυτή η γραμμή μοιάζει με τη σημερινή παραγγελία { $order }.
bulk-row-hidden = Αυτή η γραμμή είναι κρυφή ή διαγραμμένη στο αρχείο σας.
bulk-row-closed = Στο αρχείο σας η κατάσταση αυτής της παραγγελίας είναι: { $state }.
bulk-row-zero = Ένα κελί αυτής της γραμμής έχει μόνο 0, όπως δίνει ένας τύπος για κενό κελί. Σβήστε το 0 αν δεν είναι σωστό.
bulkfile-choose = Επιλέξτε αρχείο Excel
bulkfile-drop = ή σύρετέ το εδώ
bulkfile-accepted = Αρχείο XLSX έως 5 MB, με έως { $rows } παραγγελίες: μία σε κάθε γραμμή
bulkfile-checked-here = Κάθε γραμμή ελέγχεται εδώ, στην οθόνη σας, πριν καταχωριστεί οτιδήποτε.
bulkfile-template = Λήψη προτύπου
bulkfile-template-hint = Ένα αρχείο με τις σωστές στήλες, για συμπλήρωση.
bulkfile-template-example = Παράδειγμα
bulkfile-template-columns = Στήλες
bulkfile-others = Ένα αρχείο κάθε φορά. Χρησιμοποιείται το { $name }.
bulk-format-invalid = Η μορφή του αρχείου δεν είναι έγκυρη
bulk-format-csv = Είναι αρχείο κειμένου (CSV). Ανοίξτε το στο πρόγραμμα υπολογιστικών φύλλων και αποθηκεύστε το ως βιβλίο εργασίας του Excel (.xlsx).
bulk-format-xls = Είναι παλιό αρχείο Excel (.xls). Αποθηκεύστε το ως βιβλίο εργασίας του Excel (.xlsx).
bulk-format-password = Προστατεύεται με κωδικό πρόσβασης. Αποθηκεύστε το χωρίς κωδικό πρόσβασης.
bulk-format-damaged = Είναι κατεστραμμένο. Ανοίξτε το στο πρόγραμμα υπολογιστικών φύλλων και αποθηκεύστε το ξανά.
bulk-format-other = Δεν είναι βιβλίο εργασίας του Excel. Αποθηκεύστε το ως βιβλίο εργασίας του Excel (.xlsx).
bulk-file-too-large = Το αρχείο δεν μπορεί να ξεπερνά τα 5 MB
bulk-no-rows = Δεν βρήκαμε παραγγελίες σε αυτό το αρχείο. Μία γραμμή έχει τα ονόματα των στηλών και κάθε γραμμή από κάτω είναι μία παραγγελία.
bulk-too-many-rows = Αυτό το αρχείο έχει { $rows } γραμμές. Κάθε φορά καταχωρίζονται έως { $most }: χωρίστε το.
bulk-columns-missing =
    { $count ->
        [1] Λείπει μία στήλη: { $columns }. Το πρότυπο τις έχει όλες.
       *[other] Λείπουν στήλες: { $columns }. Το πρότυπο τις έχει όλες.
    }
bulk-sheets-looked-at = Κοιτάξαμε αυτά τα φύλλα: { $sheets }.
bulk-examples-not-read = Το φύλλο { $sheets } έχει γραμμές, αλλά είναι για τα παραδείγματα. Μεταφέρετε τις παραγγελίες σας στο πρώτο φύλλο, αποθηκεύστε το αρχείο και επιλέξτε το ξανά.
bulk-columns-alike = Αυτές οι στήλες σημαίνουν το ίδιο αλλά έχουν διαφορετικές τιμές: { $columns }. Κρατήστε μία από αυτές ή μετονομάστε τις άλλες.
bulk-too-many-columns = Αυτό το αρχείο έχει πάρα πολλές στήλες: υπάρχει κάτι μετά τη στήλη { $most }. Διαγράψτε τις στήλες που δεν χρειάζεστε.
bulk-sheets-hidden = Όλα τα φύλλα αυτού του αρχείου είναι κρυφά: { $sheets }. Εμφανίστε αυτό με τις παραγγελίες, αποθηκεύστε το αρχείο και επιλέξτε το ξανά.
bulk-rows-hidden =
    { $rows ->
        [1] Η μοναδική παραγγελία αυτού του αρχείου είναι σε κρυφή ή διαγραμμένη γραμμή. Εμφανίστε την, αποθηκεύστε το αρχείο και επιλέξτε το ξανά.
       *[other] Και οι { $rows } παραγγελίες αυτού του αρχείου είναι σε κρυφές ή διαγραμμένες γραμμές. Εμφανίστε τις, αποθηκεύστε το αρχείο και επιλέξτε το ξανά.
    }
bulk-rows-closed = Όλες οι παραγγελίες αυτού του αρχείου έχουν ήδη κλείσει, η κατάστασή τους είναι { $states }. Αν θέλετε να τις παραγγείλετε παρ’ όλα αυτά, διαγράψτε τη στήλη της κατάστασης, αποθηκεύστε το αρχείο και επιλέξτε το ξανά.
bulkfile-not-opened = Δεν μπορέσαμε να φορτώσουμε το πρόγραμμα που διαβάζει αρχεία Excel. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
bulkfile-reading = Ανάγνωση του αρχείου { $name }…
bulkfile-checking = Γραμμές που ελέγχθηκαν: { $checked } από { $rows }
bulkfile-sending = Το αρχείο { $name } δεν έχει λάθη. Στέλνεται…
bulkfile-ready-not-sent = Το αρχείο { $name } δεν στάλθηκε. Το αρχείο δεν έχει λάθη: μπορείτε απλώς να το στείλετε ξανά.
bulkfile-send-again = Νέα αποστολή
bulkfile-read = Τι διαβάσαμε
bulkfile-read-sheet = Φύλλο { $sheet }, ονόματα στηλών στη γραμμή { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Το φύλλο { $sheets } δεν διαβάζεται.
       *[other] Αυτά τα φύλλα δεν διαβάζονται: { $sheets }.
    }
bulkfile-read-column = στήλη { $letter }
bulkfile-left-out =
    { $count ->
        [1] Αυτή η στήλη παραλείπεται: { $columns }.
       *[other] { $count } στήλες παραλείπονται: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } ακόμη
       *[other] { $count } ακόμη
    }
bulkfile-read-hidden-columns = Κρυφές στο αρχείο σας, αλλά διαβάζονται: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } γραμμή είναι κρυφή ή διαγραμμένη στο αρχείο σας και παραλείπεται.
       *[other] { $count } γραμμές είναι κρυφές ή διαγραμμένες στο αρχείο σας και παραλείπονται.
    }
bulkfile-closed-left-out = Γραμμές που παραλείπονται λόγω της κατάστασής τους: { $count } ({ $states }).
bulkfile-hidden-too = Και αυτές οι γραμμές
bulkfile-title = Έλεγχος του αρχείου { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } γραμμή
       *[other] { $count } γραμμές
    }
bulkfile-faults =
    { $count ->
        [0] Κανένα σφάλμα
        [one] { $count } σφάλμα
       *[other] { $count } σφάλματα
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } γραμμή για έλεγχο
       *[other] { $count } γραμμές για έλεγχο
    }
bulkfile-next-fault = Επόμενο σφάλμα
bulkfile-faulty-only = Μόνο γραμμές με σφάλματα
bulkfile-remove-repeats =
    { $count ->
        [1] Αφαίρεση της διπλής γραμμής
       *[other] Αφαίρεση { $count } διπλών γραμμών
    }
bulkfile-grid = Παραγγελίες του αρχείου
bulkfile-keys = Με Enter επεξεργάζεστε ένα κελί, με Ctrl + Z αναιρείτε, με F8 πηγαίνετε στο επόμενο σφάλμα. Μπορείτε να επικολλήσετε κελιά από υπολογιστικό φύλλο.
bulkfile-row = Γραμμή { $row }
bulkfile-cell = Γραμμή { $row }, { $column }
bulkfile-cell-fine = Εδώ δεν υπάρχει λάθος.
bulkfile-cell-empty = κενό
bulkfile-remove-row = Αφαίρεση γραμμής
bulkfile-remove-row-of = Αφαίρεση γραμμής { $row }
bulkfile-own-point = Επιλεγμένο σημείο αποστολής
bulkfile-no-choice = Επιλέξτε
bulkfile-fill-for =
    { $count ->
        [one] { $count } γραμμή έχει το ίδιο λάθος.
       *[other] { $count } γραμμές έχουν το ίδιο λάθος.
    }
bulkfile-fill-with = Το ίδιο για όλες
bulkfile-fill = Συμπλήρωση
bulkfile-card-all = Όλα τα πεδία
bulkfile-card-fewer = Λιγότερα πεδία
bulkfile-no-rows-left = Όλες οι γραμμές έχουν αφαιρεθεί. Κάντε αναίρεση ή επιλέξτε άλλο αρχείο.
bulkfile-none-faulty = Τώρα καμία γραμμή δεν έχει σφάλμα.
bulkfile-send =
    { $count ->
        [one] Αποστολή { $count } γραμμής
       *[other] Αποστολή { $count } γραμμών
    }
bulkfile-send-faulty = Αποστολή με σφάλματα
bulkfile-send-anyway = Να σταλούν έτσι
bulkfile-keep-on = Συνέχιση διορθώσεων
bulkfile-ask-send =
    { $count ->
        [one] { $count } γραμμή έχει ακόμη σφάλμα: για αυτήν δεν θα καταχωριστεί παραγγελία. Όλες οι άλλες γραμμές μπορούν να καταχωριστούν.
       *[other] { $count } γραμμές έχουν ακόμη σφάλματα: για αυτές δεν θα καταχωριστούν παραγγελίες. Όλες οι άλλες γραμμές μπορούν να καταχωριστούν.
    }
bulkfile-ask-leave = Οι διορθώσεις σας θα χαθούν.
bulkfile-leave-anyway = Απόρριψη διορθώσεων
bulkfile-not-sent = Οι γραμμές δεν στάλθηκαν. Δεν χάθηκε τίποτα από όσα διορθώσατε.
bulkfile-said-left =
    { $count ->
        [0] Δεν απομένουν σφάλματα.
        [one] Απομένει { $count } σφάλμα.
       *[other] Απομένουν { $count } σφάλματα.
    }
bulkfile-said-pasted =
    { $count ->
        [one] Επικολλήθηκε { $count } κελί.
       *[other] Επικολλήθηκαν { $count } κελιά.
    }
bulkfile-said-filled =
    { $count ->
        [one] Συμπληρώθηκε για { $count } γραμμή.
       *[other] Συμπληρώθηκε για { $count } γραμμές.
    }
bulkfile-said-undone = Αναιρέθηκε.
bulkfile-said-removed = Η γραμμή { $row } αφαιρέθηκε.
bulkfile-said-repeats-removed =
    { $count ->
        [one] Αφαιρέθηκε { $count } διπλή γραμμή.
       *[other] Αφαιρέθηκαν { $count } διπλές γραμμές.
    }
