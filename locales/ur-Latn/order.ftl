order-tracking-title = Order ki tracking
order-search-label = Orders search karein
order-search =
    .placeholder = Naam, phone, code ya order number
order-search-short =
    .placeholder = Search karein
order-lists = Orders, progress ke hisab se
order-list-new = Naye
order-list-scheduled = Scheduled
order-list-collected = Pick up huay
order-list-delivered = Deliver huay
order-list-cancelled = Cancel huay
order-list-results = Results
order-list-needing =
    { $count ->
        [one] { $count } par tawajjo chahiye
       *[other] { $count } par tawajjo chahiye
    }
order-live = Live
order-connecting = Connecting
order-reconnecting = Reconnecting
order-updated-ago = Update: { $ago }
order-waiting =
    { $count ->
        [one] { $count } naya order dikhayein
       *[other] { $count } naye orders dikhayein
    }
order-status = Status
order-column-amount = Wasooli
order-scheduled-for = { $time } ke liye
order-nothing-to-collect = Koi raqam wasool nahi karni
order-announce-one = { $customer } ka order: { $status }
order-announce-several =
    { $count ->
        [one] { $count } order mein tabdeeli hui
       *[other] { $count } orders mein tabdeeli hui
    }
order-empty-new-title = Koi naya order nahi
order-empty-new-text = Rider bulayein, order foran yahan nazar aayega.
order-empty-scheduled-title = Koi scheduled order nahi
order-empty-scheduled-text = Aaj ke baqi waqt aur agle do din ke scheduled orders apne waqt tak yahan rehte hain.
order-empty-collected-title = Koi order raaste mein nahi
order-empty-collected-text = Rider jaise hi order pick up kare, usay yahan track karein.
order-empty-delivered-title = Aaj abhi tak kuch deliver nahi hua
order-empty-delivered-text = Aaj deliver aur wapas hone wale orders yahan jama hote hain.
order-empty-cancelled-title = Aaj koi order cancel nahi hua
order-empty-cancelled-text = Aisa hi hona chahiye.
order-empty-results-title = Koi order nahi mila
order-empty-results-text = Search sirf current orders mein hoti hai. Naam ka kuch hissa, phone number, code ya order number likh kar dekhein.
order-clear-search = Search clear karein
order-lists-kept = Upar ki lists shayad taaza na hon.
order-details =
    .aria-label = Order ki details
order-details-none-title = Koi order select karein
order-details-none-text = Us ki progress, rider aur customer yahan nazar aayenge.
order-details-close =
    .aria-label = Details band karein
order-details-back =
    .aria-label = List par wapas jayein
order-not-found-title = Yeh order nahi mila
order-not-found-text = Shayad yeh kisi aur pick-up point ka hai, ya link mein koi ghalti hai.
order-code = Order ka code
order-number = Order ka number
order-copy-number =
    .aria-label = Order number copy karein
order-copy-failed = Copy nahi ho saka. Text select kar ke khud copy karein.
order-more-actions = Mazeed options
order-share-tracking-text = Apna order yahan track karein:
order-placed-at = Booking: { $time }
order-progress = Progress
order-rider = Rider
order-rider-none = Abhi koi rider nahi
order-rider-seen = Aakhri location: { $ago }
order-call =
    .aria-label = { $name } ko call karein, { $phone }
order-customer = Customer
order-recipient-notes = Customer ki taraf se, tracking link ke zariye
order-cold-bag = Cooler bag
order-payment = Payment
order-payment-paid = Pehle se paid
order-fees = Kul delivery fees
order-address = Address
order-cancelled-because = Wajah: { $reason }
order-pin-destination = Customer: { $name }
order-map-failed = Map nahi dikhaya ja sakta. Tamam details neeche likhi hain.
order-cancel = Order cancel karein
order-cancel-refused-too-early = Darj hone ke baad yeh order cancel ho sakta hai.
order-cancel-refused-within-grace = Payment abhi confirm hui hai. Order { $left } minute baad cancel ho sakta hai.
order-cancel-refused-too-far-along = Is order par rider ka kaam shuru ho chuka hai, is liye yahan se cancel nahi ho sakta.
order-cancel-refused-delayed = Jis order mein der ho rahi ho, woh yahan se cancel nahi ho sakta.
order-cancel-refused-finished = Yeh order khatam ho chuka hai.
order-cancel-refused-unknown-status = Is order ka status maloom nahi, is liye yahan se cancel nahi ho sakta.
order-cancel-title = { $customer } ka order cancel karein?
order-cancel-text = Hum rider aur customer ko bata denge. Cancel kiya hua order dobara chalu nahi ho sakta.
order-cancel-why = Order kyun cancel karna hai?
order-cancel-reason-customer-cancelled = Customer ne cancel kiya
order-cancel-reason-item-unavailable = Koi cheez available nahi
order-cancel-reason-wrong-details = Details ghalat hain
order-cancel-reason-delay-too-long = Bohat der ho rahi hai
order-cancel-reason-other = Koi aur wajah
order-cancel-words = Apne alfaaz mein
order-cancel-problem-reason-missing = Koi wajah select karein.
order-cancel-problem-text-missing = Chand alfaaz mein wajah likhein.
order-cancel-problem-text-too-long = Isay 200 characters tak chhota karein.
order-cancel-keep = Cancel na karein
order-was-cancelled = { $customer } ka order cancel ho gaya.
action-attempt-cancel = Order cancel ho raha hai…
error-cant-retrieve-current-orders = Current orders load nahi ho sake. { $because }
error-cant-cancel-order = Order cancel nahi ho saka. { $because }
order-not-loaded = Yeh load nahi ho saka. { $because }
