proof-title = Αποδεικτικά
proof-collection = Παραλαβή
proof-delivery = Παράδοση
proof-return = Επιστροφή
proof-photo-collection =
    .alt = Φωτογραφία κατά την παραλαβή της παραγγελίας από τον διανομέα
proof-photo-delivery =
    .alt = Φωτογραφία κατά την παράδοση της παραγγελίας
proof-photo-return =
    .alt = Φωτογραφία κατά την επιστροφή της παραγγελίας
proof-signature =
    .alt = Υπογραφή
proof-taken = Λήψη
proof-signed-by = Υπογραφή από
proof-where = Πού
proof-kept-until = Διατηρείται έως
proof-from-customer = { $distance } από την πινέζα του πελάτη
proof-from-collection-point = { $distance } από το σημείο αποστολής
proof-at-customer = Κάτω των { $distance } από την πινέζα του πελάτη
proof-at-collection-point = Κάτω των { $distance } από το σημείο αποστολής
proof-download = Λήψη αρχείου
proof-not-available = Μη διαθέσιμο
proof-kept-how-long = Δεν υπάρχει εικόνα για αυτό το βήμα. Τα αποδεικτικά διατηρούνται { $days } ημέρες.
proof-download-failed = Το αποδεικτικό δεν κατέβηκε λόγω σφάλματος.
proof-failed =
    Το αποδεικτικό δεν φορτώθηκε. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
