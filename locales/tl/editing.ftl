edit-order-action = I-edit
edit-title = I-edit ang order
edit-banner = Ine-edit mo ang order para kay { $name } ({ $day })
edit-cancel = Huwag nang i-edit
edit-not-available = Hindi puwedeng mag-edit ng order dito. Bagong booking ito.
edit-nothing-changed = Walang pagbabagong ise-save.
edit-lock-customer = Hindi mo mapapalitan kung para kanino ang order
edit-lock-settled = Hindi na mababago mula nang i-place ang order
edit-lock-status = Hindi na ito mababago sa puntong ito
edit-moved-on = Umusad na ang order na ito mula nang buksan mo at hindi na mababago.
edit-moved-on-kept = Nandito pa ang mga nai-type mo hanggang umalis ka.
edit-follow = I-track ang order na ito
edit-new-request = Mag-book ng bagong rider
edit-locked-title = Hindi na mababago ang order na ito
edit-locked-text = Hindi na mababago ang order { $orderId }. Puwede mo itong i-track o mag-book ng bagong rider.
edit-unreadable-title = Hindi namin mabuksan ang order na ito
edit-not-found = Walang order { $orderId } sa pick-up location na ito.
edit-changes =
    { $count ->
        [0] Mga pagbabago
       *[other] { $count } pagbabago
    }
edit-changes-none = Wala pang pagbabago.
edit-change-position = Lugar sa mapa
edit-change-nothing = wala
edit-change-before = Dati:
edit-change-after = Ngayon:
edit-change-moved = Inilipat nang { $distance }
edit-fee-more = mas mataas ng { $amount }
edit-fee-less = mas mababa ng { $amount }
edit-fee-changed-text = Dating { $before }, { $after } na ngayon. I-save ang mga pagbabago sa bagong fee?
edit-fee-changed-accept = I-save sa { $after }
edit-fee-changed-refuse = Huwag i-save
edit-kept-charge-title = Hindi ire-refund ang difference
request-updated = Na-update na ang order!
request-not-updated = Hindi na-update ang order
again-action = Mag-order ulit
again-banner = Mag-o-order ulit para kay { $name } ({ $day })
again-banner-hint = Kukuwentahin ulit namin ang fee. I-check ang mga item at ang halaga ng mga ito.
again-cancel = Magsimula sa blangkong form
again-check = Mula sa order noong { $day } – paki-check
request-placed-elsewhere = Na-place na ang order na ito sa ibang tab, kaya hindi na ito inulit. Narito ito.
edit-kept-charge = Nagbayad ka ng { $paid } gamit ang card. { $fee } na ngayon ang delivery, at hindi ire-refund ang difference na { $left }.
