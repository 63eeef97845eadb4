overview-title = Översikt
overview-all-days = Visa alla de här dagarna
overview-parts = Det som visas
overview-part-figures = Siffror
overview-part-charts = Diagram
overview-part-outlets = Hämtplatser
overview-part-days = Tabell
overview-around = Dagarna omkring: { $range }
overview-as-table = Siffrorna som tabell
overview-before =
    { $days ->
        [1] dagen före
        [7] veckan före
       *[other] de { $days } dagarna före
    }
overview-change-orders-more = { $by } fler än { overview-before }
overview-change-orders-less = { $by } färre än { overview-before }
overview-change-time-more = { $by } min långsammare än { overview-before }
overview-change-time-less = { $by } min snabbare än { overview-before }
overview-change-fees-more = { $by } mer än { overview-before }
overview-change-fees-less = { $by } mindre än { overview-before }
overview-change-same = Samma som { overview-before }
overview-change-none = Inga ordrar { overview-before }
overview-show-only = Visa bara
overview-all-count = Alla: { $count }
overview-late-count = Sent levererade: { $count }
overview-orders-title = Ordrar per dag
overview-delivered-count = Levererade eller returnerade: { $count }
overview-cancelled-count = Avbeställda: { $count }
overview-day-orders = { $day }. Ordrar: { $orders }, levererade: { $delivered }, avbeställda: { $cancelled }
overview-time-title = Tid till leverans
overview-time-caption = Hälften gick snabbare. 9 av 10 tog högst { $minutes } min.
overview-time-none = Inget levererat.
overview-day-time = { $day }. Median: { $median } min. 90 % levererades inom { $ninetieth } min
overview-day-time-none = { $day }. Inget levererat
overview-fees-caption = Efter rabatter, utan avbeställda ordrar.
overview-day-fees = { $day }. Avgifter: { $fees }
overview-cancelled-caption = { $percent } % av alla ordrar.
overview-cancelled-none = Inga avbeställda.
overview-reason-wrong-details = Fel uppgifter
overview-reason-delay-too-long = Det tog för lång tid
overview-reason-other = Andra orsaker
overview-reason-unstated = Ingen orsak angiven
overview-reason-stalled = Inget bud hittades
overview-column-day = Dag
overview-column-late = Sena
overview-column-median = Median, min
overview-column-ninetieth = 90 % inom, min
overview-column-fees = Avgifter
