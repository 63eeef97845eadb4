overview-title = Oversikt
overview-all-days = Vis alle disse dagene
overview-parts = Hva som vises
overview-part-figures = Tall
overview-part-charts = Diagrammer
overview-part-outlets = Avhentingssteder
overview-part-days = Tabell
overview-around = Dagene rundt: { $range }
overview-as-table = Tallene som tabell
overview-before =
    { $days ->
        [1] dagen før
        [7] uken før
       *[other] de { $days } dagene før
    }
overview-change-orders-more = { $by } flere enn { overview-before }
overview-change-orders-less = { $by } færre enn { overview-before }
overview-change-time-more = { $by } min tregere enn { overview-before }
overview-change-time-less = { $by } min raskere enn { overview-before }
overview-change-fees-more = { $by } mer enn { overview-before }
overview-change-fees-less = { $by } mindre enn { overview-before }
overview-change-same = Det samme som { overview-before }
overview-change-none = Ingen bestillinger { overview-before }
overview-show-only = Vis bare
overview-all-count = Alle: { $count }
overview-late-count = Levert for sent: { $count }
overview-orders-title = Bestillinger per dag
overview-delivered-count = Levert eller returnert: { $count }
overview-cancelled-count = Kansellert: { $count }
overview-day-orders = { $day }. Bestillinger: { $orders }, levert: { $delivered }, kansellert: { $cancelled }
overview-time-title = Tid til levering
overview-time-caption = Halvparten gikk raskere. 9 av 10 tok høyst { $minutes } min.
overview-time-none = Ingenting levert.
overview-day-time = { $day }. Median: { $median } min. 90 % levert innen { $ninetieth } min
overview-day-time-none = { $day }. Ingenting levert
overview-fees-caption = Etter rabatter, uten kansellerte bestillinger.
overview-day-fees = { $day }. Gebyrer: { $fees }
overview-cancelled-caption = { $percent } % av alle bestillinger.
overview-cancelled-none = Ingen ble kansellert.
overview-reason-wrong-details = Feil opplysninger
overview-reason-delay-too-long = Det tok for lang tid
overview-reason-other = Andre årsaker
overview-reason-unstated = Ingen årsak oppgitt
overview-reason-stalled = Fant ikke noe bud
overview-column-day = Dag
overview-column-late = For sent
overview-column-median = Median, min
overview-column-ninetieth = 90 % innen, min
overview-column-fees = Gebyrer
