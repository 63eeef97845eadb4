## Centrum nápovědy v rámu: jeho vlastní slova; otázky k cenám a limitům má úvodní stránka

helpcentre-title = S čím vám můžeme pomoct?
helpcentre-lead = Jak { -brand-name } funguje, kolik to stojí a co jeden kurýr uveze.
helpcentre-search = Hledat v odpovědích
helpcentre-found = Nalezené odpovědi: { $count }
helpcentre-none = Nic se nenašlo. Zkuste jiné slovo, nebo nám napište níže.
helpcentre-how = Jak to funguje
helpcentre-how-request = Jak objednám kurýra?
helpcentre-how-request-answer = Otevřete „Objednat kurýra“, zadejte, kam a komu zásilka jde, a zkontrolujte cenu v souhrnu. Objednávku odešlete tlačítkem v souhrnu; kurýra začneme hledat hned.
helpcentre-how-follow = Jak sleduji objednávku?
helpcentre-how-follow-answer = „Sledování objednávek“ ukazuje každou probíhající objednávku s kurýrem, odhadem a mapou. Odkaz na objednávku můžete zkopírovat zákazníkovi.
helpcentre-how-change = Mohu objednávku změnit nebo zrušit?
helpcentre-how-change-answer = Otevřete objednávku a zvolte „Upravit“ nebo „Zrušit objednávku“. Co ještě jde, závisí na tom, kde kurýr je; když něco nejde, objednávka řekne proč.
helpcentre-how-proof = Jak poznám, že zásilka dorazila?
helpcentre-how-proof-answer = Objednávka uchovává každý krok s časem, a pokud byly pořízeny, také fotografii nebo podpis při předání.
helpcentre-rules = Ceny, limity a vzdálenost
helpcentre-fee = Kde uvidím cenu?
helpcentre-fee-answer = V souhrnu objednávky, řádek po řádku, dříve než ji potvrdíte. Potom se už nemění.
helpcentre-opening = Provozní doba
helpcentre-opening-when = Kdy mohu objednat kurýra?
helpcentre-opening-answer = Kurýra lze objednat v těchto hodinách: { $hours }.
helpcentre-opening-later = Mimo tyto hodiny možná půjde objednávku naplánovat na později.
helpcentre-contact = Kontakt
helpcentre-contact-answer = Napište na { $email } a uveďte číslo objednávky, které najdete nahoře v jejích podrobnostech.
helpcentre-contact-who = Jste tu jako { $email } za { $vendor }.
