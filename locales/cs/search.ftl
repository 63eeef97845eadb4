## Hledání v aktuálních objednávkách a co se naposledy hledalo

search-recent = Poslední hledání
search-recent-clear = Vymazat poslední hledání
search-found =
    { $count ->
        [0] Žádná objednávka neodpovídá
        [one] Odpovídá jedna objednávka
        [few] Odpovídají { $count } objednávky
       *[other] Odpovídá { $count } objednávek
    }
