history-range = Din
history-range-yesterday = Guzishta kal
history-range-past-week = Pichle 7 din
history-range-past-month = Pichle 30 din
history-range-custom = Doosre din
history-today = Aaj ke orders “Order ki tracking” mein hain
history-from = Pehla din
history-to = Aakhri din
history-date-missing = Koi din select karein.
history-date-not-a-day = Sahi tareekh likhein.
history-date-after-today = Aane wala din select na karein.
history-date-reversed = Aakhri din pehle din se pehle nahi ho sakta.
history-date-too-long =
    { $days ->
        [one] Ek waqt mein zyada se zyada { $days } din.
       *[other] Ek waqt mein zyada se zyada { $days } din.
    }
history-status-any = Tamam status
history-status-delivered-late = Der se deliver huay
history-outlet-any = Tamam pick-up points
history-address-unreadable = Is link ka ek hissa parha nahi ja saka, usay chhor diya gaya.
history-found =
    { $count ->
        [0] Koi order nahi
        [one] { $count } order
       *[other] { $count } orders
    }
history-found-so-far =
    { $count ->
        [0] Ab tak koi order nahi
        [one] Ab tak { $count } order
       *[other] Ab tak { $count } orders
    }
history-found-of =
    { $count ->
        [one] { $count } mein se { $shown } order
       *[other] { $count } mein se { $shown } orders
    }
history-searched-text =
    { $more ->
        [yes] Ab tak load hone wale orders mein code, order number, naam aur phone se search hui. Peeche tak dekhne ke liye “Mazeed dikhayein” dabayein.
       *[no] In dinon ke tamam orders mein code, order number, naam aur phone se search hui.
    }
history-searched-phone = In dinon mein { $phone } ke tamam orders.
history-searched-order = Order number se search hui, koi bhi din aur status ho.
history-searched-foreign-order = Is pick-up point ke order number “{ $vendor }-” se shuru hote hain. Kisi aur ke liye pehle usay upar select karein.
history-empty-title = In dinon mein koi order nahi
history-empty-text = Doosre din ya koi aur status select karein.
history-empty-page-title = Abhi tak kuch nahi mila
history-empty-page-text = In dinon ke sab se naye orders mein koi nahi mila. Un se purane orders bhi hain.
history-resting-title = Kaun se din?
history-resting-text = Upar pehla aur aakhri din select karein.
history-all-statuses = Tamam status dikhayein
history-show-more = Mazeed dikhayein
history-kept = Upar wale orders waise hi rahenge.
history-table = Pichle orders
history-column-created = Booking ka waqt
history-column-phone = Phone
history-column-amount = Raqam
history-column-fee = Fees
history-column-duration = Kitna waqt
history-total-all =
    { $count ->
        [one] Kul { $count } order
       *[other] Kul { $count } orders
    }
history-total-amounts = Kul raqam
error-cant-retrieve-past-orders = Pichle orders load nahi ho sake. { $because }
