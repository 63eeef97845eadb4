## Co se s objednávkou děje. Stejná slova na všech obrazovkách, na mapě i v oznámeních.

status-initiated = Založena
status-payment-initiated = Platba zahájena
status-payment-committed = Platba potvrzena
status-payment-failed = Platba se nezdařila
status-payment-cancelled = Platba zrušena
status-new = Nová
status-stalled = Uvázla
status-received = Přijata
status-waiting-for-transport = Hledáme kurýra
status-assigned-to-transport = Kurýr přidělen
status-courier-accepted-delivery = Kurýr jede k vám
status-received-by-vendor = Na místě vyzvednutí
status-accepted-by-vendor = Prodejna potvrdila
status-near-vendor = Kurýr je blízko
status-delayed = Zpožděna
status-modified = Změněna
status-picked-up = Vyzvednuta
status-courier-left-vendor = Na cestě
status-near-customer = Blízko zákazníka
status-delivered = Doručena
status-cancelled = Zrušena
status-return-initiated = Vrací se
status-returned-to-vendor = Vrácena
status-unknown = Neznámý stav
