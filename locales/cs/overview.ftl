## Přehled nad historií: grafy po dnech, každý sloupec otevře své objednávky

overview-title = Přehled
overview-loading = Načítá se přehled…
overview-try-again = Zkusit znovu
overview-all-days = Zobrazit všechny tyto dny
overview-empty = V těchto dnech nejsou žádné objednávky.
overview-as-table = Čísla jako tabulka

overview-orders-title = Objednávky za den
overview-orders =
    { $count ->
        [one] { $count } objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
overview-delivered-count = Doručené nebo vrácené: { $count }
overview-cancelled-count = Zrušené: { $count }
overview-day-orders = { $day }. Objednávky: { $orders }, doručené: { $delivered }, zrušené: { $cancelled }

overview-time-title = Doba doručení
overview-minutes = { $minutes } min
overview-time-caption = Polovina byla rychlejší. 9 z 10 trvalo nejvýše { $minutes } min.
overview-time-none = Nic nebylo doručeno.
overview-day-time = { $day }. Prostřední objednávka: { $median } min, 9 z 10 do { $ninetieth } min
overview-day-time-none = { $day }. Nic nebylo doručeno

overview-spend-title = Ceny doručení
overview-spend-caption = Po slevách, bez zrušených objednávek.
overview-day-spend = { $day }. Ceny doručení: { $spend }

overview-reasons-title = Zrušené a proč
overview-cancelled =
    { $count ->
        [one] { $count } objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
overview-cancelled-caption = { $percent } % všech objednávek.
overview-cancelled-none = Žádná nebyla zrušena.
overview-reason-opens = { $reason }: { $orders }. Zobrazí zrušené objednávky
overview-reason-customer-cancelled = Zákazník objednávku zrušil
overview-reason-item-unavailable = Položka není k dispozici
overview-reason-wrong-details = Chybné údaje
overview-reason-delay-too-long = Trvalo to příliš dlouho
overview-reason-other = Jiné důvody
overview-reason-unstated = Bez udání důvodu
overview-reason-stalled = Nenašel se kurýr
overview-reason-payment-failed = Platba se nezdařila
overview-reason-payment-cancelled = Platba byla zrušena

overview-column-day = Den
overview-column-orders = Objednávky
overview-column-delivered = Doručené
overview-column-cancelled = Zrušené
overview-column-median = Prostřední objednávka, min
overview-column-ninetieth = 9 z 10 do, min
overview-column-spend = Ceny doručení

error-cant-read-overview =
    Přehled se nepodařilo načíst. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
