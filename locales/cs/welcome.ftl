## The walkthrough of a first visit

welcome-title = Vítá vás { -brand-name }
welcome-text = Pošlete s kurýrem, co odchází z vašeho pultu, a sledujte každou minutu, než to dorazí. Stačí dva kroky.
welcome-details-title = Zadejte údaje objednávky
welcome-details-text = Řekněte, kam a komu zásilka jde. Vzdálenost, odhad vyzvednutí a cena se objeví hned při psaní, dříve než cokoli potvrdíte.
welcome-request-title = Objednejte kurýra
welcome-request-text = Objednávku odešlete jediným tlačítkem. Kurýra hledáme hned a „Sledování objednávek“ ukazuje cestu až ke dveřím.
welcome-skip = Přeskočit
welcome-next = Další
welcome-start = Začít
welcome-step = Obrazovka { $number } z { $all }
