bulk-intro = Mag-book og daghang rider sa usa ka higayon: sulati ang spreadsheet, ayoha ang mga cell nga gimarkahan, unya i-place ang mga order.
bulk-another-file = Laing file
bulk-correct = Ayoha ang mga row
bulk-file-not-taken = Dili magamit kini nga file.
bulk-not-placed-yet = Wala pa ma-place ang mga order sa batch { $id }. Ma-place kini gikan sa page sa batch.
job-history-error = Wala makuha ang history sa mga batch
template-file-error = Wala ma-download ang template
view-details-error = Wala makuha ang detalye sa batch
file-upload-error = Wala ma-upload ang file
place-order-error = Naay error samtang nag-place sa mga order
place-order-success = Na-place na ang mga order
bulk-placed-partly =
    { $placed ->
        [0] Walay order nga na-place.
        [1] Usa ka order ang na-place.
       *[other] { $placed } ka order ang na-place.
    } { $left ->
        [1] Usa ka row ang wala: tan-awa ang rason.
       *[other] { $left } ka row ang wala: tan-awa ang rason.
    }
bulk-history = History sa mga batch
bulk-history-empty = Wala pay file
bulk-history-empty-text = Makita dinhi ang mga file nga imong gi-upload, apil ang status sa mga order niini.
bulk-view-details = Mga detalye
bulk-view-details-of = Mga detalye sa { $id }
bulk-job-id = Batch
bulk-job-created-by = Gi-upload ni
bulk-job-created-at = Gi-upload
bulk-job-rows = Mga row nga okay
bulk-job-title-at = Bulk nga order sa { $at }
bulk-job-made = Gi-upload ni { $by }, { $at }
bulk-all-jobs = Tanang bulk nga order
bulk-job-ready = Andam na i-place
bulk-job-ready-with-errors = Andam na, naay error
bulk-job-no-row-ready = Walay row nga ma-place
bulk-job-being-placed = Nag-place sa mga order
bulk-job-placed = Na-place na
bulk-job-placed-partly = Na-place, naay error
bulk-job-not-placed = Wala ma-place
bulk-job-unknown = Wala mahibaloi
bulk-result-ready =
    { $count ->
        [0] Walay order nga andam i-place
       *[other] { $count } ka order ang andam na i-place
    }
bulk-result-placed =
    { $count ->
        [0] Walay order nga na-place
       *[other] { $count } ka order ang na-place
    }
bulk-summary = Summary sa batch
bulk-total-rows = Tanang row
bulk-total-to-be-placed = Mga order nga i-place
bulk-total-placed = Mga order nga na-place
bulk-total-errors = Mga error
bulk-rows = Mga row sa file
bulk-rows-shown = Mga row nga gipakita
bulk-show-all = Tanan
bulk-show-errors = Mga error
bulk-show-to-be-placed = I-place pa
bulk-show-placed = Na-place na
bulk-show-none = Walay ingon niini nga row.
bulk-rows-number = Row
bulk-rows-address = Address sa delivery
bulk-rows-order = Detalye sa order
bulk-rows-delivery = Delivery
bulk-row-to-be-placed = I-place pa
bulk-row-error = Error
bulk-row-placed = Na-place na
bulk-row-not-placed = Wala ma-place
bulk-row-unknown = Wala mahibaloi
bulk-delivery-instant = Dayon
bulk-delivery-scheduled = Naka-schedule sa { $at }
bulk-place =
    { $count ->
        [1] I-place ang usa ka order
       *[other] I-place ang { $count } ka order
    }
bulk-place-title =
    { $count ->
        [1] I-place ang usa ka order?
       *[other] I-place ang { $count } ka order?
    }
bulk-place-cash = Cash nga kolektahon
bulk-place-points = I-pick up sa
bulk-place-left-out =
    { $count ->
        [1] Usa ka row ang dili maapil.
       *[other] { $count } ka row ang dili maapil.
    }
bulk-place-for-good = Padad-an dayon og mga rider. Human niana, tagsa-tagsa na lang ma-cancel ang mga order.
bulk-place-not-yet = Dili pa
bulk-placing = Nagpadayon ang pag-place sa mga order. Pwede ka mobiya niini nga page: mopadayon ra kini.
bulk-error-unknown = wala mahibaloi nga error
bulk-address-not-found = Wala makit-an ang address.
bulk-address-inexact = Dili eksakto ang address. Isulat ang dalan, numero sa balay ug siyudad, o ang coordinates.
bulk-fee-changed = Nausab ang fee sa delivery. I-check kini ug i-place og usab ang order.
bulk-text-too-long = Sobra sa { $most } ka character kini nga text.
bulk-text-unreadable = Naay character niini nga text nga dili mabasa. Palihug i-type kini og usab.
