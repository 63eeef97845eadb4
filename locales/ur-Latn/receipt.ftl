receipt-title = Delivery ki receipt
receipt-evidence-title = Delivery ki receipt, tamam steps ke saath
receipt-page-title = Receipt { $orderId }
receipt-loading = Receipt load ho rahi hai…
receipt-back = Order par wapas jayein
receipt-print = Print karein
receipt-with-timeline = Har step ke saath
receipt-label = Label print karein
receipt-label-a6 = A6 label
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Roll ka label
receipt-label-roll-hint = 80 mm chaura, thermal printers ke liye
receipt-open = Receipt
receipt-open-evidence = Saboot wali receipt
receipt-returned = Bhejne wale ko wapas
receipt-under-way = Order abhi jaari hai: order khatam hone par yeh receipt complete hogi.
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } minute baad
       *[other] { $minutes } minute baad
    }
receipt-order = Order mein kya tha
receipt-placed = Booking
receipt-planned = Scheduled
receipt-ended = Khatam hua
receipt-timeline = Har step
receipt-step = Step
receipt-moment = Waqt
receipt-took = Kitna waqt
receipt-proof-collection = Pick-up ka saboot
receipt-proof-delivery = Delivery ka saboot
receipt-proof-return = Wapsi ka saboot
receipt-code = Is order ke tracking page ka code
receipt-scan = Order track karne ke liye scan karein
