shell-tab-request = Ζητήστε διανομέα
shell-tab-tracking = Παρακολούθηση
shell-tab-history = Ιστορικό
shell-tab-bulk = Μαζική παραγγελία
shell-orders = Παραγγελίες
shell-bar =
    .aria-label = Γρήγορη πλοήγηση
shell-bar-request = Αίτημα
shell-bar-tracking = Πορεία
shell-bar-more = Μενού
shell-under-way =
    { $underWay ->
        [0] καμία σε εξέλιξη
       *[other] { $underWay } σε εξέλιξη
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } χρειάζεται προσοχή
       *[other] , { $needsYou } χρειάζονται προσοχή
    }
shell-skip-to-content = Μετάβαση στο περιεχόμενο
shell-loading = Φόρτωση…
shell-saving = Αποθήκευση…
shell-save-changes = Αποθήκευση αλλαγών
shell-sending = Αποστολή…
shell-removing = Διαγραφή…
shell-downloading = Λήψη…
shell-offline = Χωρίς σύνδεση
shell-offline-hint = Όσα γράψατε διατηρούνται. Η φόρτωση και η αποστολή θα λειτουργήσουν ξανά μόλις επανέλθει η σύνδεση.
shell-main-navigation =
    .aria-label = Κύριο μενού
shell-open-menu =
    .aria-label = Άνοιγμα μενού
shell-close-menu =
    .aria-label = Κλείσιμο μενού
shell-menu-title = Μενού
shell-account-label = Ο λογαριασμός σας
shell-signed-in-as = Σύνδεση ως: { $email }
shell-shortcuts = Συντομεύσεις πληκτρολογίου
shell-sign-out = Αποσύνδεση
shell-appearance-dark = Σκούρα εμφάνιση
shell-appearance-light = Φωτεινή εμφάνιση
shell-branch =
    .aria-label = Σημείο αποστολής: { $name }. Επιλογή άλλου
shell-branch-title = Σημείο αποστολής
shell-branch-parent = Κεντρικό κατάστημα
shell-branch-inactive = Ανενεργό
shell-branch-add = Προσθήκη σημείου αποστολής
shell-branch-edit = Επεξεργασία: { $name }
shell-include-outlets = Παραγγελίες από όλα τα σημεία
shell-include-outlets-why-not-here = Όχι στη σελίδα αιτήματος: μια παραγγελία ξεκινά από ένα σημείο αποστολής.
shell-include-outlets-why-not-parent = Μόνο για κεντρικά καταστήματα.
shell-outlets-included = Εμφανίζονται πλέον οι παραγγελίες από όλα τα σημεία αποστολής.
error-no-vendors = Ο λογαριασμός σας δεν έχει συνδεθεί με κατάστημα. Επικοινωνήστε μαζί μας.
error-cant-retrieve-vendors = Τα καταστήματά σας δεν φορτώθηκαν.
shell-vendors-missing = Δεν υπάρχει κάτι ακόμη
shell-vendors-none-hint = Είναι λάθος λογαριασμός; Αποσυνδεθείτε και συνδεθείτε με άλλον.
shell-notices =
    .aria-label = Ειδοποιήσεις
shell-dismiss =
    .aria-label = Κλείσιμο
shell-recent-notices = Πρόσφατες ειδοποιήσεις
shell-recent-notices-none = Καμία ως τώρα.
shell-guest = Ζητάτε διανομέα ως επισκέπτης.
shell-device-of = Συσκευή του καταστήματος { $name }
dialog-close = Κλείσιμο
shell-instead-of = αντί για
