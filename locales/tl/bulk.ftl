bulk-intro = Mag-book ng maraming rider nang sabay-sabay: punan ang spreadsheet, ayusin ang mga naka-highlight na cell, tapos i-place ang mga order.
bulk-another-file = Ibang file
bulk-correct = Ayusin ang mga row
bulk-file-not-taken = Hindi magagamit ang file na ito.
bulk-not-placed-yet = Hindi pa na-place ang mga order ng batch { $id }. Puwedeng i-place ang mga ito mula roon.
job-history-error = Hindi makuha ang history ng batch
template-file-error = Hindi ma-download ang template file
view-details-error = Hindi makuha ang detalye ng batch
file-upload-error = Hindi ma-upload ang file
place-order-error = Nagka-error sa pag-place ng mga order
place-order-success = Na-place na ang mga order
bulk-placed-partly =
    { $placed ->
        [0] Walang order na na-place.
        [1] Isang order ang na-place.
       *[other] { $placed } order ang na-place.
    } { $left ->
        [1] May isang row na hindi: tingnan kung bakit.
       *[other] { $left } row ang hindi: tingnan kung bakit.
    }
bulk-history = History ng batch
bulk-history-empty = Wala pang file
bulk-history-empty-text = Lalabas dito ang mga file na na-upload mo, kasama ang status ng mga order sa bawat file.
bulk-view-details = Detalye
bulk-view-details-of = Tingnan ang detalye ng { $id }
bulk-job-id = Batch
bulk-job-created-by = In-upload ni
bulk-job-created-at = Na-upload
bulk-job-rows = Row na OK
bulk-job-title-at = Maramihang order, { $at }
bulk-job-made = In-upload ni { $by }, { $at }
bulk-all-jobs = Lahat ng maramihang order
bulk-job-ready = Puwede nang i-place
bulk-job-ready-with-errors = Puwede na, may error
bulk-job-no-row-ready = Walang row na puwedeng i-place
bulk-job-being-placed = Pine-place
bulk-job-placed = Na-place
bulk-job-placed-partly = Na-place, may error
bulk-job-not-placed = Hindi na-place
bulk-job-unknown = Hindi alam
bulk-result-ready =
    { $count ->
        [0] Walang order na puwedeng i-place
       *[other] { $count } order ang puwede nang i-place
    }
bulk-result-placed =
    { $count ->
        [0] Walang order na na-place
       *[other] { $count } order ang na-place
    }
bulk-summary = Summary ng batch
bulk-total-rows = Lahat ng row
bulk-total-to-be-placed = Order na ipe-place
bulk-total-placed = Order na na-place
bulk-total-errors = Mga error
bulk-rows = Mga row ng file
bulk-rows-shown = Mga ipinapakitang row
bulk-show-all = Lahat
bulk-show-errors = Mga error
bulk-show-to-be-placed = Ipe-place
bulk-show-placed = Na-place
bulk-show-none = Walang ganitong row.
bulk-rows-number = Row
bulk-rows-address = Address ng delivery
bulk-rows-order = Detalye ng order
bulk-rows-delivery = Delivery
bulk-row-to-be-placed = Ipe-place
bulk-row-error = Error
bulk-row-placed = Na-place
bulk-row-not-placed = Hindi na-place
bulk-row-unknown = Hindi alam
bulk-delivery-instant = Agad
bulk-delivery-scheduled = Naka-schedule: { $at }
bulk-place =
    { $count ->
        [1] I-place ang isang order
       *[other] I-place ang { $count } order
    }
bulk-place-title =
    { $count ->
        [1] I-place ang isang order?
       *[other] I-place ang { $count } order?
    }
bulk-place-cash = Cash na sisingilin
bulk-place-points = Pick-up sa
bulk-place-left-out =
    { $count ->
        [1] May isang row na hindi kasama.
       *[other] { $count } row ang hindi kasama.
    }
bulk-place-for-good = Papupuntahin agad ang mga rider. Pagkatapos nito, isa-isa na lang puwedeng i-cancel ang mga order.
bulk-place-not-yet = Mamaya na
bulk-placing = Pine-place na ang mga order. Puwede kang umalis sa page na ito: tuloy lang ito.
bulk-error-unknown = hindi alam na error
bulk-address-not-found = Hindi nakita ang address.
bulk-address-inexact = Hindi eksakto ang address. Isulat ang kalye, numero ng bahay at lungsod, o ang coordinates.
bulk-fee-changed = Nagbago ang delivery fee. I-check ito at i-place ulit ang order.
bulk-text-too-long = Lampas sa { $most } character ang text na ito.
bulk-text-unreadable = May character sa text na ito na hindi mabasa. Paki-type ulit.
