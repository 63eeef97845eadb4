## The history: orders of earlier days

history-range = Dny
history-range-yesterday = Včera
history-range-past-week = Posledních 7 dní
history-range-past-month = Posledních 30 dní
history-range-custom = Jiné dny
history-today = Dnešní objednávky jsou ve Sledování objednávek
history-from = První den
history-to = Poslední den
history-date-missing = Vyberte prosím den.
history-date-not-a-day = Zadejte platné datum.
history-date-after-today = Tento den teprve přijde.
history-date-reversed = Poslední den je před prvním.
# $days is the longest range there may be
history-date-too-long =
    { $days ->
        [one] Nejvýše { $days } den najednou.
        [few] Nejvýše { $days } dny najednou.
        [many] Nejvýše { $days } dne najednou.
       *[other] Nejvýše { $days } dní najednou.
    }
history-status-any = Všechny stavy
history-status-delivered-late = Doručené pozdě
history-outlet-any = Všechna místa vyzvednutí
history-address-unreadable = Části této adresy nerozumíme, proto jsme ji vynechali.

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] Žádné objednávky
        [one] { $count } objednávka
        [few] { $count } objednávky
        [many] { $count } objednávky
       *[other] { $count } objednávek
    }
# The same while there are more to be loaded
history-found-so-far =
    { $count ->
        [0] Zatím žádné objednávky
        [one] Zatím { $count } objednávka
        [few] Zatím { $count } objednávky
        [many] Zatím { $count } objednávky
       *[other] Zatím { $count } objednávek
    }
# $shown of $count orders are loaded
history-found-of =
    { $count ->
        [one] { $shown } z { $count } objednávky
        [few] { $shown } z { $count } objednávek
       *[other] { $shown } z { $count } objednávek
    }
# $more is yes while there are others to be loaded
history-searched-text =
    { $more ->
        [yes] Hledáno podle kódu, čísla objednávky, jména a telefonu v tom, co je zatím načteno. Starší najdete po zobrazení dalších.
       *[no] Hledáno podle kódu, čísla objednávky, jména a telefonu ve všech objednávkách těchto dnů.
    }
# $phone is the number in its international form
history-searched-phone = Všechny objednávky těchto dnů pro { $phone }.
history-searched-order = Hledáno podle čísla objednávky bez ohledu na den a stav.
# $vendor is the collection point's id
history-searched-foreign-order = Čísla objednávek tohoto místa vyzvednutí začínají „{ $vendor }-“. Pro jiné místo ho nejdřív vyberte nahoře.
history-empty-title = V těchto dnech nejsou žádné objednávky
history-empty-text = Vyberte jiné dny nebo jiný stav.
history-empty-page-title = Zatím žádná shoda
history-empty-page-text = Žádná z nejnovějších objednávek těchto dnů neodpovídá. Existují starší.
history-resting-title = Které dny?
history-resting-text = Vyberte nahoře první a poslední den.
history-all-statuses = Zobrazit všechny stavy
history-show-more = Zobrazit další
history-kept = Objednávky výše zůstávají beze změny.

## The table

history-table = Minulé objednávky
history-column-created = Vytvořeno
history-column-phone = Telefon
history-column-amount = Částka
history-column-fee = Cena
history-column-duration = Doručeno za
# Sums of all orders, below those of the loaded ones
history-total-all =
    { $count ->
        [one] Celkem { $count } objednávka
        [few] Celkem { $count } objednávky
        [many] Celkem { $count } objednávky
       *[other] Celkem { $count } objednávek
    }
history-total-amounts = Částky

## What went wrong

error-cant-retrieve-past-orders = Minulé objednávky se nepodařilo načíst. { $because }
