history-range = Mga araw
history-range-yesterday = Kahapon
history-range-past-week = Huling 7 araw
history-range-past-month = Huling 30 araw
history-range-custom = Ibang mga araw
history-today = Nasa “Tracking ng order” ang mga order ngayong araw
history-from = Unang araw
history-to = Huling araw
history-date-missing = Pumili ng araw.
history-date-not-a-day = Maglagay ng valid na petsa.
history-date-after-today = Pumili ng petsang hindi lalampas sa araw na ito.
history-date-reversed = Hindi puwedeng mauna ang huling araw sa unang araw.
history-date-too-long = Hanggang { $days } araw lang sa isang beses.
history-status-any = Lahat ng status
history-status-delivered-late = Na-deliver nang late
history-outlet-any = Lahat ng pick-up location
history-address-unreadable = May bahagi ng web address na hindi mabasa at hindi isinama.
history-found =
    { $count ->
        [0] Walang order
       *[other] { $count } order
    }
history-found-so-far =
    { $count ->
        [0] Wala pang order sa ngayon
       *[other] { $count } order sa ngayon
    }
history-found-of = { $shown } sa { $count } order
history-searched-text =
    { $more ->
        [yes] Hinanap ayon sa code, numero ng order, pangalan at phone sa mga na-load na. Pindutin ang “Tingnan pa” para sa mas luma.
       *[no] Hinanap ayon sa code, numero ng order, pangalan at phone sa lahat ng order sa mga araw na ito.
    }
history-searched-phone = Lahat ng order sa mga araw na ito para sa { $phone }.
history-searched-order = Hinanap ayon sa numero ng order, kahit anong araw at status.
history-searched-foreign-order = Nagsisimula sa “{ $vendor }-” ang mga numero ng order ng pick-up location na ito. Para sa iba, piliin muna ito sa itaas.
history-empty-title = Walang order sa mga araw na ito
history-empty-text = Pumili ng ibang mga araw, o ibang status.
history-empty-page-title = Wala pang tumutugma
history-empty-page-text = Walang tumugma sa mga pinakabagong order sa mga araw na ito. May mga mas luma pa.
history-resting-title = Aling mga araw?
history-resting-text = Pumili ng unang araw at huling araw sa itaas.
history-all-statuses = Ipakita ang lahat ng status
history-show-more = Tingnan pa
history-kept = Hindi magbabago ang mga order sa itaas.
history-table = Mga dating order
history-column-created = Na-place
history-column-phone = Phone
history-column-amount = Halaga
history-column-fee = Fee
history-column-duration = Itinagal
history-total-all = Lahat ng { $count } order
history-total-amounts = Mga halaga
error-cant-retrieve-past-orders = Hindi ma-load ang mga dating order. { $because }
