overview-title = Overview
overview-all-days = Ipakita ang lahat ng araw na ito
overview-parts = Ang ipinapakita
overview-part-figures = Mga numero
overview-part-charts = Mga chart
overview-part-outlets = Mga pick-up location
overview-part-days = Table
overview-around = Mga araw bago at pagkatapos: { $range }
overview-as-table = Mga numero sa table
overview-before =
    { $days ->
        [1] naunang araw
        [7] naunang linggo
       *[other] naunang { $days } araw
    }
overview-change-orders-more = Mas marami ng { $by } kaysa sa { overview-before }
overview-change-orders-less = Mas kaunti ng { $by } kaysa sa { overview-before }
overview-change-time-more = Mas mabagal ng { $by } min kaysa sa { overview-before }
overview-change-time-less = Mas mabilis ng { $by } min kaysa sa { overview-before }
overview-change-fees-more = Mas mataas ng { $by } kaysa sa { overview-before }
overview-change-fees-less = Mas mababa ng { $by } kaysa sa { overview-before }
overview-change-same = Kapareho ng { overview-before }
overview-change-none = Walang order sa { overview-before }
overview-show-only = Ipakita lang
overview-all-count = Lahat: { $count }
overview-late-count = Na-deliver nang late: { $count }
overview-orders-title = Order kada araw
overview-delivered-count = Na-deliver o naibalik: { $count }
overview-cancelled-count = Na-cancel: { $count }
overview-day-orders = { $day }. Mga order: { $orders }, na-deliver: { $delivered }, na-cancel: { $cancelled }
overview-time-title = Tagal bago ma-deliver
overview-time-caption = Mas mabilis ang kalahati. Hanggang { $minutes } min ang 9 sa 10.
overview-time-none = Walang na-deliver.
overview-day-time = { $day }. Median: { $median } min. 90% ang na-deliver sa loob ng { $ninetieth } min
overview-day-time-none = { $day }. Walang na-deliver
overview-fees-caption = Bawas na ang discount, hindi kasama ang mga na-cancel na order.
overview-day-fees = { $day }. Mga fee: { $fees }
overview-cancelled-caption = { $percent }% ng lahat ng order.
overview-cancelled-none = Walang na-cancel.
overview-reason-wrong-details = Mali ang mga detalye
overview-reason-delay-too-long = Masyadong matagal
overview-reason-other = Ibang dahilan
overview-reason-unstated = Hindi nakasaad
overview-reason-stalled = Walang nahanap na rider
overview-column-day = Araw
overview-column-late = Late
overview-column-median = Median, min
overview-column-ninetieth = 90% hanggang, min
overview-column-fees = Mga fee
