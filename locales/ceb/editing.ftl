edit-order-action = I-edit
edit-title = I-edit ang order
edit-banner = Nag-edit ka sa order para kang { $name } ({ $day })
edit-cancel = Undanga ang pag-edit
edit-not-available = Dili ma-edit dinhi ang mga order. Bag-ong booking kini.
edit-nothing-changed = Walay kausaban nga i-save.
edit-lock-customer = Dili mausab kon kang kinsa ang order
edit-lock-settled = Dili na mausab human ma-place ang order
edit-lock-status = Dili na kini mausab karon
edit-moved-on = Nausab na ang status niini nga order sukad imo kining giablihan, ug dili na kini mausab.
edit-moved-on-kept = Gitipigan dinhi ang imong gi-type hangtod mobiya ka.
edit-follow = I-track kini nga order
edit-new-request = Mag-book og laing rider
edit-locked-title = Dili na mausab kini nga order
edit-locked-text = Dili na mausab ang order { $orderId }. Pwede nimo kini i-track o mag-book og laing rider.
edit-unreadable-title = Wala namo maablihi kini nga order
edit-not-found = Walay order { $orderId } niini nga pick-up point.
edit-changes =
    { $count ->
        [0] Mga kausaban
       *[other] { $count } ka kausaban
    }
edit-changes-none = Wala pay kausaban.
edit-change-position = Lugar sa mapa
edit-change-nothing = wala
edit-change-before = Daan:
edit-change-after = Bag-o:
edit-change-moved = Mibalhin og { $distance }
edit-fee-more = { $amount } ang dugang
edit-fee-less = { $amount } ang kunhod
edit-fee-changed-text = Gikan sa { $before }, { $after } na kini karon. I-save ang kausaban sa bag-ong fee?
edit-fee-changed-accept = I-save sa { $after }
edit-fee-changed-refuse = Ayaw i-save
edit-kept-charge-title = Dili ma-refund ang diperensya
request-updated = Na-update na ang order!
request-not-updated = Wala ma-update ang order
again-action = I-book og usab
again-banner = Nag-book ka og usab para kang { $name } ({ $day })
again-banner-hint = Kwentahon namo og usab ang fee. I-check ang mga item ug ang value niini.
again-cancel = Magsugod sa blangko nga form
again-check = Gikan sa order sa { $day } – palihug i-check
request-placed-elsewhere = Na-place na kini nga order sa laing tab, mao nga wala na kini gi-place og usab. Naa kini dinhi.
edit-kept-charge = Nagbayad ka og { $paid } gamit ang card. { $fee } na karon ang delivery, ug dili ma-refund ang diperensya nga { $left }.
