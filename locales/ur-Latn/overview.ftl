overview-title = Overview
overview-all-days = Yeh tamam din dikhayein
overview-parts = Kya dikhaya ja raha hai
overview-part-figures = Figures
overview-part-charts = Charts
overview-part-outlets = Pick-up points
overview-part-days = Table
overview-around = Aas paas ke din: { $range }
overview-as-table = Figures table mein
overview-before =
    { $days ->
        [1] Us se pehle ke din
        [7] Us se pehle ke hafte
       *[other] Us se pehle ke { $days } dinon
    }
overview-change-orders-more = { overview-before } se { $by } zyada
overview-change-orders-less = { overview-before } se { $by } kam
overview-change-time-more = { overview-before } se { $by } minute slow
overview-change-time-less = { overview-before } se { $by } minute tez
overview-change-fees-more = { overview-before } se { $by } zyada
overview-change-fees-less = { overview-before } se { $by } kam
overview-change-same = { overview-before } ke barabar
overview-change-none = { overview-before } mein koi order nahi
overview-show-only = Sirf yeh dikhayein
overview-all-count = Sab: { $count }
overview-late-count = Der se deliver huay: { $count }
overview-orders-title = Rozana orders
overview-delivered-count = Deliver huay ya wapas: { $count }
overview-cancelled-count = Cancel huay: { $count }
overview-day-orders = { $day }. Orders: { $orders }, deliver huay: { $delivered }, cancel huay: { $cancelled }
overview-time-title = Delivery mein laga waqt
overview-time-caption = Aadhe orders is se jaldi pohanche. 10 mein se 9 zyada se zyada { $minutes } minute mein.
overview-time-none = Kuch deliver nahi hua.
overview-day-time = { $day }. Median: { $median } minute. 90% orders { $ninetieth } minute ke andar deliver huay
overview-day-time-none = { $day }. Kuch deliver nahi hua
overview-fees-caption = Discount ke baad, cancel huay orders ke baghair.
overview-day-fees = { $day }. Kul fees: { $fees }
overview-cancelled-caption = Tamam orders ka { $percent }%.
overview-cancelled-none = Koi order cancel nahi hua.
overview-reason-wrong-details = Ghalat details
overview-reason-delay-too-long = Bohat der ho gayi
overview-reason-other = Doosri wajuhaat
overview-reason-unstated = Wajah nahi batayi gayi
overview-reason-stalled = Koi rider nahi mila
overview-column-day = Din
overview-column-late = Late
overview-column-median = Median, minute
overview-column-ninetieth = 90% itne minute mein
overview-column-fees = Fees
