history-range = Ημέρες
history-range-yesterday = Χθες
history-range-past-week = Τελευταίες 7 ημέρες
history-range-past-month = Τελευταίες 30 ημέρες
history-range-custom = Άλλες ημέρες
history-today = Οι σημερινές παραγγελίες είναι στην «Παρακολούθηση παραγγελιών»
history-from = Πρώτη ημέρα
history-to = Τελευταία ημέρα
history-date-missing = Επιλέξτε ημέρα.
history-date-not-a-day = Συμπληρώστε έγκυρη ημερομηνία.
history-date-after-today = Επιλέξτε ημέρα που δεν είναι στο μέλλον.
history-date-reversed = Η τελευταία ημέρα δεν μπορεί να είναι πριν από την πρώτη.
history-date-too-long =
    { $days ->
        [one] Έως { $days } ημέρα κάθε φορά.
       *[other] Έως { $days } ημέρες κάθε φορά.
    }
history-status-any = Όλες οι καταστάσεις
history-status-delivered-late = Παραδόθηκαν αργά
history-outlet-any = Όλα τα σημεία αποστολής
history-address-unreadable = Ένα μέρος της διεύθυνσης της σελίδας δεν διαβάστηκε και παραλείφθηκε.
history-found =
    { $count ->
        [0] Καμία παραγγελία
        [one] { $count } παραγγελία
       *[other] { $count } παραγγελίες
    }
history-found-so-far =
    { $count ->
        [0] Καμία παραγγελία ως τώρα
        [one] { $count } παραγγελία ως τώρα
       *[other] { $count } παραγγελίες ως τώρα
    }
history-found-of =
    { $count ->
        [one] { $shown } από { $count } παραγγελία
       *[other] { $shown } από { $count } παραγγελίες
    }
history-searched-text =
    { $more ->
        [yes] Η αναζήτηση έγινε με κωδικό, αριθμό παραγγελίας, όνομα και τηλέφωνο σε όσες έχουν φορτωθεί. Για παλαιότερες, πατήστε «Περισσότερες».
       *[no] Η αναζήτηση έγινε με κωδικό, αριθμό παραγγελίας, όνομα και τηλέφωνο σε όλες τις παραγγελίες αυτών των ημερών.
    }
history-searched-phone = Όλες οι παραγγελίες αυτών των ημερών για το τηλέφωνο { $phone }.
history-searched-order = Η αναζήτηση έγινε με αριθμό παραγγελίας, για κάθε ημέρα και κατάσταση.
history-searched-foreign-order = Οι αριθμοί παραγγελίας αυτού του σημείου αποστολής αρχίζουν με «{ $vendor }-». Για άλλο σημείο, επιλέξτε το πρώτα παραπάνω.
history-empty-title = Καμία παραγγελία αυτές τις ημέρες
history-empty-text = Επιλέξτε άλλες ημέρες ή άλλη κατάσταση.
history-empty-page-title = Δεν βρέθηκε κάτι ακόμη
history-empty-page-text = Δεν ταιριάζει καμία από τις νεότερες παραγγελίες αυτών των ημερών. Υπάρχουν και παλαιότερες.
history-resting-title = Για ποιες ημέρες;
history-resting-text = Επιλέξτε παραπάνω την πρώτη και την τελευταία ημέρα.
history-all-statuses = Όλες οι καταστάσεις
history-show-more = Περισσότερες
history-kept = Οι παραπάνω παραγγελίες μένουν όπως είναι.
history-table = Παλαιότερες παραγγελίες
history-column-created = Καταχώριση
history-column-phone = Τηλέφωνο
history-column-amount = Ποσό
history-column-fee = Χρέωση
history-column-duration = Διάρκεια
history-total-all =
    { $count ->
        [one] Σύνολο: { $count } παραγγελία
       *[other] Σύνολο: { $count } παραγγελίες
    }
history-total-amounts = Ποσά
error-cant-retrieve-past-orders = Δεν φορτώθηκαν οι παλαιότερες παραγγελίες. { $because }
