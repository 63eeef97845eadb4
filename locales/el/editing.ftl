edit-order-action = Επεξεργασία
edit-title = Επεξεργασία παραγγελίας
edit-banner = Επεξεργάζεστε την παραγγελία για: { $name } ({ $day })
edit-cancel = Διακοπή επεξεργασίας
edit-not-available = Εδώ δεν γίνεται επεξεργασία παραγγελιών. Αυτό είναι νέο αίτημα.
edit-nothing-changed = Δεν υπάρχουν αλλαγές για αποθήκευση.
edit-lock-customer = Ο πελάτης της παραγγελίας δεν αλλάζει
edit-lock-settled = Ορίστηκε κατά την καταχώριση της παραγγελίας
edit-lock-status = Σε αυτό το στάδιο δεν αλλάζει
edit-moved-on = Η παραγγελία προχώρησε από τότε που την ανοίξατε και δεν μπορεί πλέον να αλλάξει.
edit-moved-on-kept = Όσα γράψατε μένουν εδώ μέχρι να φύγετε από τη σελίδα.
edit-follow = Παρακολούθηση της παραγγελίας
edit-new-request = Ζητήστε άλλον διανομέα
edit-locked-title = Αυτή η παραγγελία δεν μπορεί πλέον να αλλάξει
edit-locked-text = Η παραγγελία { $orderId } δεν μπορεί πλέον να αλλάξει. Μπορείτε να την παρακολουθήσετε ή να ζητήσετε άλλον διανομέα.
edit-unreadable-title = Η παραγγελία δεν άνοιξε
edit-not-found = Δεν υπάρχει παραγγελία { $orderId } σε αυτό το σημείο αποστολής.
edit-changes =
    { $count ->
        [0] Αλλαγές
        [one] { $count } αλλαγή
       *[other] { $count } αλλαγές
    }
edit-changes-none = Καμία αλλαγή ακόμη.
edit-change-position = Θέση στον χάρτη
edit-change-nothing = τίποτα
edit-change-before = Πριν:
edit-change-after = Μετά:
edit-change-moved = Μετακινήθηκε κατά { $distance }
edit-fee-more = { $amount } παραπάνω
edit-fee-less = { $amount } λιγότερα
edit-fee-changed-text = Ήταν { $before } και τώρα είναι { $after }. Να αποθηκευτούν οι αλλαγές με τη νέα χρέωση;
edit-fee-changed-accept = Αποθήκευση με { $after }
edit-fee-changed-refuse = Να μην αποθηκευτούν
edit-kept-charge-title = Η διαφορά δεν επιστρέφεται
request-updated = Η παραγγελία ενημερώθηκε!
request-not-updated = Η παραγγελία δεν ενημερώθηκε.
again-action = Επανάληψη παραγγελίας
again-banner = Επανάληψη παραγγελίας για: { $name } ({ $day })
again-banner-hint = Θα υπολογίσουμε ξανά τη χρέωση. Ελέγξτε τα είδη και την αξία τους.
again-cancel = Έναρξη με κενή φόρμα
again-check = Από την παραγγελία της { $day } – ελέγξτε το
request-placed-elsewhere = Αυτή η παραγγελία καταχωρίστηκε ήδη σε άλλη καρτέλα, οπότε δεν καταχωρίζεται ξανά. Δείτε την εδώ.
edit-kept-charge = Πληρώσατε { $paid } με κάρτα. Η παράδοση κοστίζει τώρα { $fee } και η διαφορά ({ $left }) δεν επιστρέφεται.
