history-range = Mga adlaw
history-range-yesterday = Gahapon
history-range-past-week = Miaging 7 ka adlaw
history-range-past-month = Miaging 30 ka adlaw
history-range-custom = Laing mga adlaw
history-today = Naa sa Tracking sa order ang mga order karong adlawa
history-from = Unang adlaw
history-to = Katapusang adlaw
history-date-missing = Palihug pagpili og adlaw.
history-date-not-a-day = Pag-type og valid nga petsa.
history-date-after-today = Pagpili og adlaw nga miabot na.
history-date-reversed = Dili pwede nga mas una ang katapusang adlaw kay sa unang adlaw.
history-date-too-long = Hangtod sa { $days } ka adlaw ra sa usa ka higayon.
history-status-any = Tanang status
history-status-delivered-late = Late nga na-deliver
history-outlet-any = Tanang pick-up point
history-address-unreadable = Naay bahin niini nga link nga wala mabasa, ug wala kini iapil.
history-found =
    { $count ->
        [0] Walay order
       *[other] { $count } ka order
    }
history-found-so-far =
    { $count ->
        [0] Wala pay order
       *[other] { $count } ka order sa pagkakaron
    }
history-found-of = { $shown } sa { $count } ka order
history-searched-text =
    { $more ->
        [yes] Gipangita sa code, number sa order, ngalan ug phone sa na-load na. Pindota ang “Ipakita pa” para sa mas una nga mga adlaw.
       *[no] Gipangita sa code, number sa order, ngalan ug phone sa tanang order niini nga mga adlaw.
    }
history-searched-phone = Tanang order niini nga mga adlaw para sa { $phone }.
history-searched-order = Gipangita sa number sa order, bisan unsang adlaw ug status.
history-searched-foreign-order = Ang mga number sa order niini nga pick-up point nagsugod sa “{ $vendor }-”. Para sa lain, pilia una kini sa taas.
history-empty-title = Walay order niini nga mga adlaw
history-empty-text = Pagpili og laing mga adlaw, o laing status.
history-empty-page-title = Wala pay nakit-an
history-empty-page-text = Walay nag-match sa pinakabag-o nga mga order niini nga mga adlaw. Naa pay mas daan.
history-resting-title = Unsang mga adlaw?
history-resting-text = Pilia ang unang adlaw ug ang katapusang adlaw sa taas.
history-all-statuses = Ipakita ang tanang status
history-show-more = Ipakita pa
history-kept = Magpabilin ang mga order sa taas.
history-table = Miaging mga order
history-column-created = Na-place
history-column-phone = Phone
history-column-amount = Kantidad
history-column-fee = Fee
history-column-duration = Kadugayon
history-total-all = Tanang { $count } ka order
history-total-amounts = Mga kantidad
error-cant-retrieve-past-orders = Wala ma-load ang miaging mga order. { $because }
