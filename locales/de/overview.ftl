overview-title = Übersicht
overview-all-days = Alle diese Tage anzeigen
overview-parts = Angezeigt wird
overview-part-figures = Zahlen
overview-part-charts = Diagramme
overview-part-outlets = Abholorte
overview-part-days = Tabelle
overview-around = Die Tage davor und danach: { $range }
overview-as-table = Zahlen als Tabelle
overview-before =
    { $days ->
        [1] am Tag davor
        [7] in der Woche davor
       *[other] in den { $days } Tagen davor
    }
overview-change-orders-more = { $by } mehr als { overview-before }
overview-change-orders-less = { $by } weniger als { overview-before }
overview-change-time-more = { $by } Min. langsamer als { overview-before }
overview-change-time-less = { $by } Min. schneller als { overview-before }
overview-change-fees-more = { $by } mehr als { overview-before }
overview-change-fees-less = { $by } weniger als { overview-before }
overview-change-same = Genauso wie { overview-before }
overview-change-none = Keine Bestellungen { overview-before }
overview-show-only = Nur anzeigen
overview-all-count = Alle: { $count }
overview-late-count = Verspätet geliefert: { $count }
overview-orders-title = Bestellungen pro Tag
overview-delivered-count = Geliefert oder zurückgebracht: { $count }
overview-cancelled-count = Storniert: { $count }
overview-day-orders = { $day }. Bestellungen: { $orders }, geliefert: { $delivered }, storniert: { $cancelled }
overview-time-title = Lieferdauer
overview-time-caption = Die Hälfte war schneller. 9 von 10 dauerten höchstens { $minutes } Min.
overview-time-none = Nichts geliefert.
overview-day-time = { $day }. Median: { $median } Min. 90 % geliefert innerhalb von { $ninetieth } Min.
overview-day-time-none = { $day }. Nichts geliefert
overview-fees-caption = Nach Rabatten, ohne stornierte Bestellungen.
overview-day-fees = { $day }. Gebühren: { $fees }
overview-cancelled-caption = { $percent } % aller Bestellungen.
overview-cancelled-none = Keine wurde storniert.
overview-reason-wrong-details = Falsche Angaben
overview-reason-delay-too-long = Dauerte zu lange
overview-reason-other = Andere Gründe
overview-reason-unstated = Ohne Angabe
overview-reason-stalled = Kein Kurier gefunden
overview-column-day = Tag
overview-column-late = Verspätet
overview-column-median = Median, Min.
overview-column-ninetieth = 90 % bis, Min.
overview-column-fees = Gebühren
