overview-title = Overview
overview-all-days = Ipakita kining tanang adlaw
overview-parts = Unsay gipakita
overview-part-figures = Mga numero
overview-part-charts = Mga chart
overview-part-outlets = Mga pick-up point
overview-part-days = Table
overview-around = Ang mga adlaw sa palibot: { $range }
overview-as-table = Mga numero sa table
overview-before =
    { $days ->
        [1] sa adlaw una niini
        [7] sa semana una niini
       *[other] sa { $days } ka adlaw una niini
    }
overview-change-orders-more = { $by } ang dugang kay { overview-before }
overview-change-orders-less = { $by } ang kulang kay { overview-before }
overview-change-time-more = { $by } min nga mas hinay kay { overview-before }
overview-change-time-less = { $by } min nga mas paspas kay { overview-before }
overview-change-fees-more = { $by } ang dugang kay { overview-before }
overview-change-fees-less = { $by } ang kulang kay { overview-before }
overview-change-same = Pareho { overview-before }
overview-change-none = Walay order { overview-before }
overview-show-only = Ipakita ra
overview-all-count = Tanan: { $count }
overview-late-count = Late nga na-deliver: { $count }
overview-orders-title = Mga order matag adlaw
overview-delivered-count = Na-deliver o nabalik: { $count }
overview-cancelled-count = Na-cancel: { $count }
overview-day-orders = { $day }. Mga order: { $orders }, na-deliver: { $delivered }, na-cancel: { $cancelled }
overview-time-title = Kadugayon sa delivery
overview-time-caption = Katunga ang mas paspas. 9 sa 10 dili molapas sa { $minutes } min.
overview-time-none = Walay na-deliver.
overview-day-time = { $day }. Median: { $median } min. 90% na-deliver sulod sa { $ninetieth } min
overview-day-time-none = { $day }. Walay na-deliver
overview-fees-caption = Human sa mga discount, wala apila ang mga na-cancel nga order.
overview-day-fees = { $day }. Mga fee: { $fees }
overview-cancelled-caption = { $percent }% sa tanang order.
overview-cancelled-none = Walay na-cancel.
overview-reason-wrong-details = Sayop ang detalye
overview-reason-delay-too-long = Dugay ra kaayo
overview-reason-other = Laing mga rason
overview-reason-unstated = Walay rason nga gihatag
overview-reason-stalled = Walay nakit-ang rider
overview-column-day = Adlaw
overview-column-late = Late
overview-column-median = Median, min
overview-column-ninetieth = 90% sulod sa, min
overview-column-fees = Mga fee
