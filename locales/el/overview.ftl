overview-title = Επισκόπηση
overview-all-days = Όλες αυτές οι ημέρες
overview-parts = Τι εμφανίζεται
overview-part-figures = Αριθμοί
overview-part-charts = Γραφήματα
overview-part-outlets = Σημεία αποστολής
overview-part-days = Ανά ημέρα
overview-around = Οι γύρω ημέρες: { $range }
overview-as-table = Οι αριθμοί σε πίνακα
overview-before =
    { $days ->
        [1] την προηγούμενη ημέρα
        [7] την προηγούμενη εβδομάδα
       *[other] τις προηγούμενες { $days } ημέρες
    }
overview-change-orders-more = { $by } περισσότερες από { overview-before }
overview-change-orders-less = { $by } λιγότερες από { overview-before }
overview-change-time-more = { $by } λεπ. πιο αργά από { overview-before }
overview-change-time-less = { $by } λεπ. πιο γρήγορα από { overview-before }
overview-change-fees-more = { $by } παραπάνω από { overview-before }
overview-change-fees-less = { $by } λιγότερα από { overview-before }
overview-change-same = Ίδιο με { overview-before }
overview-change-none = Καμία παραγγελία { overview-before }
overview-show-only = Εμφάνιση μόνο
overview-all-count = Όλες: { $count }
overview-late-count = Παραδόθηκαν αργά: { $count }
overview-orders-title = Παραγγελίες ανά ημέρα
overview-delivered-count = Παραδόθηκαν ή επιστράφηκαν: { $count }
overview-cancelled-count = Ακυρώθηκαν: { $count }
overview-day-orders = { $day }. Παραγγελίες: { $orders }, παραδόθηκαν: { $delivered }, ακυρώθηκαν: { $cancelled }
overview-time-title = Χρόνος ως την παράδοση
overview-time-caption = Οι μισές έφτασαν πιο γρήγορα. Οι 9 στις 10 χρειάστηκαν έως { $minutes } λεπτά.
overview-time-none = Δεν έγινε καμία παράδοση.
overview-day-time = { $day }. Διάμεσος: { $median } λεπτά. Το 90% παραδόθηκε μέσα σε { $ninetieth } λεπτά
overview-day-time-none = { $day }. Δεν έγινε καμία παράδοση
overview-fees-caption = Μετά τις εκπτώσεις, χωρίς τις ακυρωμένες παραγγελίες.
overview-day-fees = { $day }. Χρεώσεις: { $fees }
overview-cancelled-caption = { $percent }% των παραγγελιών.
overview-cancelled-none = Δεν ακυρώθηκε καμία.
overview-reason-wrong-details = Λάθος στοιχεία
overview-reason-delay-too-long = Άργησε πολύ
overview-reason-other = Άλλοι λόγοι
overview-reason-unstated = Χωρίς λόγο
overview-reason-stalled = Δεν βρέθηκε διανομέας
overview-column-day = Ημέρα
overview-column-late = Αργά
overview-column-median = Διάμεσος, λεπ.
overview-column-ninetieth = 90% έως, λεπ.
overview-column-fees = Χρεώσεις
