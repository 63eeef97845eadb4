command-palette = Tamam commands
command-placeholder = Kya karna hai? Ya order number, naam, phone likhein…
command-none = Kuch nahi mila. Kam letters likh kar dekhein.
command-late = Baqi abhi load nahi hua. Apna connection check karein; load hote hi yahan nazar aayega.
command-found =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
command-group-here = Is screen par
command-group-go = Yahan jayein
command-group-settings = Portal
command-request = Nayi request
command-search = Order search karein
command-find-orders = “{ $query }” wale orders search karein
command-open-order = Order { $orderId } kholein
command-branch = Pick-up point: { $name } ({ $id })
command-section =
    Yahan jayein: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Ek letter wale shortcuts
command-single-keys-hint = Sirf text fields se bahar. Agar dictation ya screen reader mein rukawat banein to band kar dein.
command-choose-order = Pehle koi order select karein.
