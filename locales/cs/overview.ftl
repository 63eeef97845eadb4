## Přehled nad historií: grafy po dnech, každý sloupec otevře své objednávky

overview-title = Přehled
overview-all-days = Zobrazit všechny tyto dny
overview-parts = Co se zobrazuje
overview-part-figures = Čísla
overview-part-charts = Grafy
overview-part-outlets = Místa vyzvednutí
overview-part-days = Tabulka
overview-around = Okolní dny: { $range }
overview-as-table = Čísla jako tabulka

## The figures of the chosen days, and how they differ from as many days before

overview-before =
    { $days ->
        [1] předchozí den
        [7] předchozí týden
        [few] předchozí { $days } dny
       *[other] předchozích { $days } dní
    }
overview-change-orders-more = O { $by } více než { overview-before }
overview-change-orders-less = O { $by } méně než { overview-before }
overview-change-time-more = O { $by } min pomaleji než { overview-before }
overview-change-time-less = O { $by } min rychleji než { overview-before }
overview-change-fees-more = O { $by } více než { overview-before }
overview-change-fees-less = O { $by } méně než { overview-before }
overview-change-same = Stejně jako { overview-before }
overview-change-none = Žádné objednávky za { overview-before }

## Counts that show their orders

overview-show-only = Zobrazit jen
overview-all-count = Vše: { $count }
overview-late-count = Doručené pozdě: { $count }

## Charts by day

overview-orders-title = Objednávky za den
overview-delivered-count = Doručené nebo vrácené: { $count }
overview-cancelled-count = Zrušené: { $count }
overview-day-orders = { $day }. Objednávky: { $orders }, doručené: { $delivered }, zrušené: { $cancelled }

overview-time-title = Doba doručení
overview-time-caption = Polovina byla rychlejší. 9 z 10 trvalo nejvýše { $minutes } min.
overview-time-none = Nic nebylo doručeno.
overview-day-time = { $day }. Medián: { $median } min, 90 % doručeno do { $ninetieth } min
overview-day-time-none = { $day }. Nic nebylo doručeno

overview-fees-caption = Po slevách, bez zrušených objednávek.
overview-day-fees = { $day }. Ceny doručení: { $fees }

overview-cancelled-caption = { $percent } % všech objednávek.
overview-cancelled-none = Žádná nebyla zrušena.
overview-reason-wrong-details = Chybné údaje
overview-reason-delay-too-long = Trvalo to příliš dlouho
overview-reason-other = Jiné důvody
overview-reason-unstated = Bez udání důvodu
overview-reason-stalled = Nenašel se kurýr

overview-column-day = Den
overview-column-late = Pozdě
overview-column-median = Medián, min
overview-column-ninetieth = 90 % do, min
overview-column-fees = Ceny doručení
