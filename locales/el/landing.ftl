landing-eyebrow = Άμεσες παραδόσεις για επιχειρήσεις · { $country }
landing-title = Στείλτε το τώρα. Δείτε το να φτάνει.
landing-lead = Η υπηρεσία { -brand-name } φέρνει έναν διανομέα στον πάγκο σας για δέματα, φαγητό, έγγραφα και δώρα, και σας δείχνει κάθε λεπτό ώσπου να φτάσουν στα σωστά χέρια.
landing-request-as-guest = Αίτημα ως επισκέπτης
landing-request-as-guest-busy = Μια στιγμή…
landing-example-status = Καθ’ οδόν
landing-example-arrival = Φτάνει σε { $minutes } λεπτά
landing-facts = Με μια ματιά
landing-fact-minutes-value = { $minutes } λεπτά
landing-fact-promise = το πολύ ως την παράδοση
landing-fact-typical = ή λιγότερα χρειάζονται συνήθως
landing-fact-weight-value = { $kg } κιλά
landing-fact-weight = το όριο βάρους ανά παράδοση
landing-fact-distance = το όριο απόστασης του διανομέα
landing-fact-nothing = τις ημέρες χωρίς παραδόσεις
landing-how-title = Από τον πάγκο σας στην πόρτα του πελάτη, σε τρία βήματα
landing-how-where-title = Πείτε μας πού
landing-how-where-text = Επιλέξτε το σημείο αποστολής και το σημείο παράδοσης. Η απόσταση, η εκτίμηση παραλαβής και η χρέωση εμφανίζονται πριν επιβεβαιώσετε οτιδήποτε.
landing-how-ride-title = Ο διανομέας παραλαμβάνει
landing-how-ride-text = Ένας διανομέας που βρίσκεται κοντά παίρνει την παραγγελία από τον πάγκο σας. Ξέρετε το όνομα και το τηλέφωνό του, και πότε πρέπει να την έχετε έτοιμη.
landing-how-door-title = Παρακολουθήστε την ως την πόρτα
landing-how-door-text = Δείτε τον διανομέα στον χάρτη, στείλτε τον σύνδεσμο στον πελάτη σας και κρατήστε το αποδεικτικό ότι παραδόθηκε.
landing-why-title = Για όσους δουλεύουν πίσω από τον πάγκο
landing-why-text = Μεσημέρι, ουρά, ένα χέρι ελεύθερο: όλα όσα χρειάζεστε με μια ματιά ή ένα πλήκτρο.
landing-why-live-title = Ζωντανά, λεπτό προς λεπτό
landing-why-live-text = Η κατάσταση, ο διανομέας και η εκτίμηση αλλάζουν μπροστά σας. Χωρίς τηλεφωνήματα για το πού βρίσκεται.
landing-why-proof-title = Αποδεικτικό για κάθε παράδοση
landing-why-proof-text = Η παραλαβή, η παράδοση και η επιστροφή καταγράφονται και μένουν στην παραγγελία.
landing-why-share-title = Ένας σύνδεσμος για τον πελάτη σας
landing-why-share-text = Ο πελάτης παρακολουθεί την παράδοση στο κινητό του, χωρίς εφαρμογή και χωρίς λογαριασμό.
landing-why-outlets-title = Όλα τα σημεία σε μία οθόνη
landing-why-outlets-text = Μία σύνδεση για όλα τα σημεία αποστολής, το καθένα με τις δικές του παραγγελίες.
landing-why-history-title = Τίποτα δεν χάνεται
landing-why-history-text = Βρείτε κάθε παλαιότερη παραγγελία με τον αριθμό, το όνομα ή το τηλέφωνο, και κάντε εξαγωγή για το λογιστήριο.
landing-why-goods-title = Ό,τι κι αν στέλνετε
landing-why-goods-text = Ένα δέμα, ένα ζεστό γεύμα, ένα υπογεγραμμένο συμβόλαιο, ένα μπουκέτο λουλούδια: τα ίδια λίγα βήματα.
landing-pay-title = Πληρώνετε ανά παράδοση
landing-pay-text = Χωρίς συνδρομή και χωρίς ελάχιστη χρέωση. Τις ημέρες χωρίς παραδόσεις δεν πληρώνετε τίποτα.
landing-pay-country = Χρέωση παράδοσης · { $country }
landing-pay-base = Βασική χρέωση
landing-pay-per-km = Κάθε χιλιόμετρο
landing-pay-cash = Αντικαταβολή
landing-pay-maximum = Μέγιστη χρέωση
landing-pay-no-commission = Χωρίς προμήθεια στις πωλήσεις σας
landing-pay-from-km = Υπολογίζεται από τα { $km } χλμ. και πάνω.
landing-pay-from-km-by-place =
    Υπολογίζεται από τα { $km } χλμ. και πάνω { $code ->
        [TH] στην Μπανγκόκ
       *[other] στην πρωτεύουσα
    }, από τα { $outsideKm } χλμ. και πάνω στις άλλες πόλεις.
landing-pay-expect = Τι να περιμένετε
landing-pay-expect-first = Βλέπετε την ακριβή χρέωση πριν επιβεβαιώσετε και μετά δεν αλλάζει.
landing-pay-expect-distance = Εξαρτάται από την απόσταση ανάμεσα στις δύο διευθύνσεις. Δεν χρειάζεται να μαντεύετε τίποτα.
landing-pay-expect-nothing = Χωρίς κόστος έναρξης, χωρίς δέσμευση, χωρίς χρέωση τις ημέρες που δεν λειτουργείτε.
landing-fee-title = Πόσο θα κοστίσει;
landing-fee-distance = Απόσταση
landing-fee-km = { $km } χλμ.
landing-fee-place = Πού είναι το σημείο αποστολής;
landing-fee-place-capital =
    { $code ->
        [TH] Στην Μπανγκόκ
       *[other] Στην πρωτεύουσα
    }
landing-fee-place-outside = Σε άλλη πόλη
landing-fee-with-cash = Ο διανομέας εισπράττει μετρητά
landing-fee-line-distance = Για την απόσταση
landing-fee-total = Χρέωση παράδοσης
landing-fee-note = Παράδειγμα: μετράει κάθε χιλιόμετρο που αρχίζει. Η χρέωση που επιβεβαιώνετε βασίζεται στις ακριβείς διευθύνσεις.
landing-fleet-title = Ένας στόλος που είναι ήδη στον δρόμο
landing-fleet-text = Δεν προσλαμβάνετε, δεν ασφαλίζετε και δεν οργανώνετε βάρδιες. Οι διανομείς είναι κοντά όταν τους χρειάζεστε και δεν κοστίζουν τίποτα όταν δεν τους χρειάζεστε.
landing-fleet-bicycle-title = Ποδήλατο
landing-fleet-bicycle-text = Έγγραφα και μικρά δώρα, ακόμη και από τον πιο στενό δρόμο.
landing-fleet-scooter-title = Σκούτερ
landing-fleet-scooter-text = Γεύματα και δέματα, σε όλη την πόλη μέσα σε λίγα λεπτά.
landing-fleet-bag-title = Ισοθερμική τσάντα
landing-fleet-bag-text = Το ζεστό μένει ζεστό, το κρύο μένει κρύο και τίποτα δεν αναποδογυρίζει.
landing-start-title = Ο πρώτος σας διανομέας, σήμερα
landing-start-register =
    { $registration ->
        [PV] Δημιουργήστε λογαριασμό με τον κωδικό καταστήματος.
       *[NPV] Δημιουργήστε λογαριασμό με το όνομα της επιχείρησής σας.
    }
landing-start-confirm = Επιβεβαιώστε το email σας μέσα σε { $hours } ώρες.
landing-start-request = Ζητήστε διανομέα. Αυτό είναι όλο.
landing-faq-what = Τι μπορώ να στείλω;
landing-faq-what-answer = Δέματα, φαγητό, έγγραφα και δώρα, εφόσον επιτρέπονται από τον νόμο και μπορεί να τα μεταφέρει ένας διανομέας.
landing-faq-what-letters = Εξαιρείται η γραπτή αλληλογραφία κάτω των { $grams } γραμμαρίων, όπως οι επιστολές.
landing-faq-fast = Πόσο γρήγορα γίνεται;
landing-faq-fast-answer = «Άμεσα» σημαίνει παράδοση μέσα σε { $minutes } λεπτά. Μια συνηθισμένη παράδοση διαρκεί { $typical } λεπτά ή λιγότερο.
landing-faq-heavy = Πόσο βαρύ μπορεί να είναι;
landing-faq-heavy-answer = Έως { $kg } κιλά ανά παράδοση.
landing-faq-value = Πόση αξία μπορεί να έχει;
landing-faq-value-answer = Έως { $amount } ανά παράδοση.
landing-faq-value-and-weight-answer = Έως { $amount } όταν το βάρος ξεπερνά τα { $kg } κιλά.
landing-faq-far = Πόσο μακριά παραδίδετε;
landing-faq-far-answer = Έως { $km } χλμ. από το σημείο αποστολής.
landing-faq-far-nationwide-answer = Έως { $km } χλμ. από το σημείο αποστολής, σε όλη τη χώρα.
landing-faq-cost = Πόσο κοστίζει;
landing-faq-cost-answer = { $base } συν { $perKm } για κάθε χιλιόμετρο.
landing-faq-cost-range = Περίπου { $base } έως { $maximum } ανά παράδοση, ανάλογα με την απόσταση.
landing-faq-cost-cash = Με αντικαταβολή προστίθενται { $amount }.
landing-faq-cost-no-commission = Δεν παίρνουμε προμήθεια.
landing-faq-guest = Χρειάζομαι λογαριασμό;
landing-faq-guest-answer = Όχι. Μπορείτε να ζητήσετε διανομέα ως επισκέπτης· ένας λογαριασμός κρατά τις διευθύνσεις, τους πελάτες και τις παλαιότερες παραγγελίες σας.
