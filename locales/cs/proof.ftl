## Čím se dokládá, že byla objednávka vyzvednuta, doručena nebo vrácena

proof-title = Doklady o předání
proof-collection = Vyzvednutí
proof-delivery = Doručení
proof-return = Vrácení
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = Fotografie z vyzvednutí objednávky
proof-photo-delivery =
    .alt = Fotografie z doručení objednávky
proof-photo-return =
    .alt = Fotografie z vrácení objednávky
proof-signature =
    .alt = Podpis
proof-taken = Pořízeno
proof-signed-by = Podpis
proof-where = Místo
proof-kept-until = Uchová se do
# $distance: "350 m"
proof-from-customer = { $distance } od špendlíku zákazníka
proof-from-collection-point = { $distance } od místa vyzvednutí
# $distance: "10 m", the least that is told apart
proof-at-customer = Méně než { $distance } od špendlíku zákazníka
proof-at-collection-point = Méně než { $distance } od místa vyzvednutí
proof-download = Stáhnout
proof-not-available = Není k dispozici
proof-kept-how-long = K tomuto kroku není žádná fotografie. Doklady se uchovávají { $days } dní.
proof-download-failed = Při stahování dokladu došlo k chybě.
