overview-title = Áttekintés
overview-all-days = Mindegyik nap megjelenítése
overview-parts = Megjelenített adatok
overview-part-figures = Számok
overview-part-charts = Diagramok
overview-part-outlets = Felvételi helyek
overview-part-days = Táblázat
overview-around = A környező napok: { $range }
overview-as-table = Számok táblázatban

overview-before =
    { $days ->
        [1] az előző napon
        [7] az előző héten
       *[other] az előző { $days } napon
    }
overview-change-orders-more = { $by } rendeléssel több, mint { overview-before }
overview-change-orders-less = { $by } rendeléssel kevesebb, mint { overview-before }
overview-change-time-more = { $by } perccel lassabb, mint { overview-before }
overview-change-time-less = { $by } perccel gyorsabb, mint { overview-before }
overview-change-fees-more = Több, mint { overview-before }: +{ $by }
overview-change-fees-less = Kevesebb, mint { overview-before }: −{ $by }
overview-change-same = Ugyanannyi, mint { overview-before }
overview-change-none = Nem volt rendelés { overview-before }

overview-show-only = Szűrés
overview-all-count = Mind: { $count }
overview-late-count = Későn kézbesítve: { $count }

overview-orders-title = Rendelések naponta
overview-delivered-count = Kézbesítve vagy visszahozva: { $count }
overview-cancelled-count = Lemondva: { $count }
overview-day-orders = { $day }. Rendelések: { $orders }, kézbesítve: { $delivered }, lemondva: { $cancelled }

overview-time-title = Kézbesítési idő
overview-time-caption = A rendelések fele ennél gyorsabb volt. 10-ből 9 legfeljebb { $minutes } perc alatt megérkezett.
overview-time-none = Nem volt kézbesítés.
overview-day-time = { $day }. Medián: { $median } perc. 90% kézbesítve { $ninetieth } percen belül
overview-day-time-none = { $day }. Nem volt kézbesítés

overview-fees-caption = Kedvezmények után, lemondott rendelések nélkül.
overview-day-fees = { $day }. Díjak: { $fees }

overview-cancelled-caption = Az összes rendelés { $percent }%-a.
overview-cancelled-none = Egyet sem mondtak le.
overview-reason-wrong-details = Hibás adatok
overview-reason-delay-too-long = Túl sokáig tartott
overview-reason-other = Más ok
overview-reason-unstated = Nincs megadva ok
overview-reason-stalled = Nem találtunk futárt

overview-column-day = Nap
overview-column-late = Későn
overview-column-median = Medián, perc
overview-column-ninetieth = 90% ezen belül, perc
overview-column-fees = Díjak
