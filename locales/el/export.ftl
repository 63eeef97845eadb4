export-button = Εξαγωγή
export-what = Όλες οι παραγγελίες των ημερών και της κατάστασης που επιλέξατε
export-busy = Γίνεται ήδη μια εξαγωγή. Ακυρώστε την για να ξεκινήσετε άλλη.
export-format-xlsx = Βιβλίο εργασίας του Excel
export-format-xlsx-hint = .xlsx, για ανάγνωση και αθροίσματα
export-format-csv = Αρχείο CSV
export-format-csv-hint = .csv, για άλλα προγράμματα
export-csv-settings = Ρυθμίσεις CSV
export-csv-separator = Διαχωριστικό στηλών
export-csv-semicolon = Ελληνικό ερωτηματικό ;
export-csv-comma = Κόμμα ,
export-csv-tab = Στηλοθέτης
export-csv-decimal = Υποδιαστολή
export-csv-decimal-comma = Κόμμα: 1250,50
export-csv-decimal-point = Τελεία: 1250.50
export-csv-byte-order-mark = Σήμανση του αρχείου ως UTF-8 (το χρειάζεται το Excel)
export-progress =
    .aria-label = Εξαγωγή
export-begun = Η εξαγωγή ξεκίνησε.
export-so-far =
    { $count ->
        [one] Εξήχθη { $count } παραγγελία
       *[other] Εξήχθησαν { $count } παραγγελίες
    }
export-so-far-of =
    { $total ->
        [one] Εξήχθη { $count } από { $total } παραγγελία
       *[other] Εξήχθησαν { $count } από { $total } παραγγελίες
    }
export-reached = έως και: { $day }
export-cancel = Ακύρωση
export-halted =
    { $count ->
        [0] Η εξαγωγή σταμάτησε πριν από την πρώτη παραγγελία.
        [one] Η εξαγωγή σταμάτησε μετά από { $count } παραγγελία.
       *[other] Η εξαγωγή σταμάτησε μετά από { $count } παραγγελίες.
    }
export-go-on = Συνέχιση
export-start-over = Από την αρχή
export-failed = Το αρχείο δεν γράφτηκε. Ελέγξτε τη σύνδεσή σας και τον ελεύθερο χώρο σε αυτή τη συσκευή και ξεκινήστε από την αρχή.
export-saved =
    { $count ->
        [one] { $count } παραγγελία αποθηκεύτηκε στο αρχείο { $file }
       *[other] { $count } παραγγελίες αποθηκεύτηκαν στο αρχείο { $file }
    }
export-nothing = Δεν υπάρχουν παραγγελίες σε αυτό το διάστημα. Δεν αποθηκεύτηκε τίποτα.
export-column-created = Καταχώριση ({ $zone })
export-column-amount = Ποσό ({ $currency })
export-column-fee = Χρέωση παράδοσης ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, λεπ.
export-column-voucher = Κουπόνι
