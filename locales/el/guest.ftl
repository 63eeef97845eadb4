guest-sender-title = Στοιχεία αποστολέα
guest-sender-lead = Με αυτά επικοινωνούν μαζί σας ο διανομέας και η ομάδα μας, μόνο για αυτή την παραγγελία.
guest-sender-name = Το όνομά σας
guest-sender-phone = Το τηλέφωνό σας
guest-sender-email = Το email σας
guest-origin-title = Από πού θα παραλάβουμε;
guest-origin-lead = Αναζητήστε την τοποθεσία ή επιλέξτε τη στον χάρτη.
guest-origin-save = Συνέχεια
