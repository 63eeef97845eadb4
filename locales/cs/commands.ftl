## Everything by name: the palette

command-palette = Všechny příkazy
command-placeholder = Co chcete udělat? Nebo číslo objednávky, jméno či telefon…
command-none = Nic neodpovídá. Zkuste méně písmen.
command-late = Zbytek se nenačetl. Zkontrolujte připojení; objeví se tu, jakmile se načte.
# $count is how many commands match what is typed
command-found =
    { $count ->
        [one] { $count } výsledek
        [few] { $count } výsledky
       *[other] { $count } výsledků
    }
command-group-here = Na této obrazovce
command-group-go = Přejít na
command-group-settings = Portál
command-request = Nová objednávka
command-search = Najít objednávku
# $query is what was typed
command-find-orders = Najít objednávky s „{ $query }“
command-open-order = Otevřít objednávku { $orderId }
# $name and $id of a collection point
command-branch = Místo vyzvednutí: { $name } ({ $id })
# $number of the section, 1 to 4
command-section =
    Přejít na: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-single-keys = Jednotlivá písmena jako zkratky
command-single-keys-hint = Jen mimo textová pole. Vypněte je, pokud překážejí diktování nebo čtečce obrazovky.
command-choose-order = Nejprve vyberte objednávku.
