bulk-intro = Ek saath kai riders bulayein: spreadsheet bharein, highlight kiye huay cells theek karein, phir orders book karein.
bulk-another-file = Doosri file
bulk-correct = Rows theek karein
bulk-file-not-taken = Yeh file use nahi ho sakti.
bulk-not-placed-yet = Bulk order { $id } ke orders abhi book nahi huay. Wahan se book ho sakte hain.
job-history-error = Bulk history load nahi ho saki.
template-file-error = Template file download nahi ho saki.
view-details-error = Bulk order ki details load nahi ho sakin.
file-upload-error = File upload nahi ho saki.
place-order-error = Orders book karte waqt masla hua.
place-order-success = Orders book ho gaye.
bulk-placed-partly =
    { $placed ->
        [0] Koi order book nahi hua.
        [1] Ek order book ho gaya.
       *[other] { $placed } orders book ho gaye.
    } { $left ->
        [1] Ek row ka order book nahi hua: wajah dekhein.
       *[other] { $left } rows ke orders book nahi huay: wajah dekhein.
    }
bulk-history = Bulk history
bulk-history-empty = Abhi koi file nahi
bulk-history-empty-text = Aap ki upload ki hui files aur un ke orders ka status yahan nazar aayega.
bulk-view-details = Details dekhein
bulk-view-details-of = { $id } ki details dekhein
bulk-job-id = Bulk order
bulk-job-created-by = Kis ne upload ki
bulk-job-created-at = Upload ka waqt
bulk-job-rows = Kamyab rows
bulk-job-title-at = Bulk order, { $at }
bulk-job-made = Upload: { $by }, { $at }
bulk-all-jobs = Tamam bulk orders
bulk-job-ready = Booking ke liye tayyar
bulk-job-ready-with-errors = Tayyar, kuch ghaltiyan
bulk-job-no-row-ready = Koi row book nahi ho sakti
bulk-job-being-placed = Book ho rahe hain
bulk-job-placed = Book ho gaye
bulk-job-placed-partly = Book huay, kuch ghaltiyan
bulk-job-not-placed = Book nahi huay
bulk-job-unknown = Maloom nahi
bulk-result-ready =
    { $count ->
        [0] Koi order booking ke liye tayyar nahi
        [one] { $count } order booking ke liye tayyar hai
       *[other] { $count } orders booking ke liye tayyar hain
    }
bulk-result-placed =
    { $count ->
        [0] Koi order book nahi hua
        [one] { $count } order book ho gaya
       *[other] { $count } orders book ho gaye
    }
bulk-summary = Bulk order ki summary
bulk-total-rows = Kul rows
bulk-total-to-be-placed = Book hone wale orders
bulk-total-placed = Book ho chuke orders
bulk-total-errors = Ghaltiyan
bulk-rows = File ki rows
bulk-rows-shown = Jo rows dikh rahi hain
bulk-show-all = Sab
bulk-show-errors = Ghaltiyan
bulk-show-to-be-placed = Book hone hain
bulk-show-placed = Book ho gaye
bulk-show-none = Aisi koi row nahi.
bulk-rows-number = Row
bulk-rows-address = Delivery ka address
bulk-rows-order = Order ki details
bulk-rows-delivery = Delivery
bulk-row-to-be-placed = Book hona hai
bulk-row-error = Ghalti
bulk-row-placed = Book ho gaya
bulk-row-not-placed = Book nahi hua
bulk-row-unknown = Maloom nahi
bulk-delivery-instant = Foran
bulk-delivery-scheduled = Scheduled: { $at }
bulk-place =
    { $count ->
        [1] Ek order book karein
       *[other] { $count } orders book karein
    }
bulk-place-title =
    { $count ->
        [1] Ek order book karein?
       *[other] { $count } orders book karein?
    }
bulk-place-cash = Cash wasooli
bulk-place-points = Pick-up kahan se
bulk-place-left-out =
    { $count ->
        [1] Ek row chhor di jayegi.
       *[other] { $count } rows chhor di jayengi.
    }
bulk-place-for-good = Riders foran rawana ho jayenge. Us ke baad orders ek ek kar ke hi cancel ho sakte hain.
bulk-place-not-yet = Abhi nahi
bulk-placing = Orders book ho rahe hain. Yeh page chhora ja sakta hai: kaam jaari rahega.
bulk-error-unknown = ghalti maloom nahi
bulk-address-not-found = Address nahi mila.
bulk-address-inexact = Address wazeh nahi hai. Sarak, makan number aur shehar likhein, ya coordinates.
bulk-fee-changed = Delivery fees badal gayi hai. Isay check kar ke order dobara book karein.
bulk-text-too-long = Is text mein { $most } se zyada characters hain.
bulk-text-unreadable = Is text mein ek character parha nahi ja sakta. Text dobara likhein.
