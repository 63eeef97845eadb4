overview-title = Statistici
overview-all-days = Afișați toate aceste zile
overview-parts = Ce se afișează
overview-part-figures = Cifre
overview-part-charts = Grafice
overview-part-outlets = Puncte de preluare
overview-part-days = Tabel
overview-around = Zilele din jur: { $range }
overview-as-table = Cifrele ca tabel
overview-before =
    { $days ->
        [1] ziua precedentă
        [7] săptămâna precedentă
        [few] cele { $days } zile precedente
       *[other] cele { $days } de zile precedente
    }
overview-change-orders-more = Cu { $by } mai multe decât în { overview-before }
overview-change-orders-less = Cu { $by } mai puține decât în { overview-before }
overview-change-time-more = Cu { $by } min mai lent decât în { overview-before }
overview-change-time-less = Cu { $by } min mai rapid decât în { overview-before }
overview-change-fees-more = Cu { $by } mai mult decât în { overview-before }
overview-change-fees-less = Cu { $by } mai puțin decât în { overview-before }
overview-change-same = La fel ca în { overview-before }
overview-change-none = Nicio comandă în { overview-before }
overview-show-only = Afișați doar
overview-all-count = Toate: { $count }
overview-late-count = Livrate cu întârziere: { $count }
overview-orders-title = Comenzi pe zi
overview-delivered-count = Livrate sau returnate: { $count }
overview-cancelled-count = Anulate: { $count }
overview-day-orders = { $day }. Comenzi: { $orders }, livrate: { $delivered }, anulate: { $cancelled }
overview-time-title = Timp de livrare
overview-time-caption = Jumătate au durat mai puțin. 9 din 10 au durat cel mult { $minutes } min.
overview-time-none = Nimic livrat.
overview-day-time = { $day }. Mediană: { $median } min. 90% livrate în cel mult { $ninetieth } min
overview-day-time-none = { $day }. Nimic livrat
overview-fees-caption = După reduceri, fără comenzile anulate.
overview-day-fees = { $day }. Tarife: { $fees }
overview-cancelled-caption = { $percent }% din toate comenzile.
overview-cancelled-none = Nicio comandă anulată.
overview-reason-wrong-details = Date greșite
overview-reason-delay-too-long = A durat prea mult
overview-reason-other = Alte motive
overview-reason-unstated = Fără motiv
overview-reason-stalled = Nu s-a găsit curier
overview-column-day = Zi
overview-column-late = Cu întârziere
overview-column-median = Mediană, min
overview-column-ninetieth = 90% sub, min
overview-column-fees = Tarife
