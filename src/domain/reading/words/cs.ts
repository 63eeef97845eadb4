import type { Words } from './words.ts'

/** Words for streets; all stand before the name of the street. */
export const STREETS = 'ulice|ul|náměstí|nám|třída|tř|nábřeží'

/** Czech, and some Slovak. */
export const CS: Words = {
  limits: 'nejpozději do|nejpozději v|nejpozději|mezi|před|po|do|od',
  rangeLimits: 'mezi|od',
  rangeWords: 'a|až',
  atTime: 'v|ve|kolem|okolo|asi v',
  days: 'zítra|pozítří',
  weekdays: 'pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli|středa|sobota|neděle',
  onDay: 'dne|v|ve',
  months: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|máje',
  within: 'asi za|tak za|zhruba za|za|do|během',
  aboutPeriod: 'cca|asi|zhruba|maximálně',
  periods: 'min|h|hod|půlhodiny|minut|minuty|minutu|hodin|hodiny|hodinu',
  periodCounts: 'tři čtvrtě|čtvrt|půl|jednu',
  wholePeriods: 'hodinu|hodinku|půlhodinu|půlhodiny|půlhodinku|čtvrthodinu|čtvrthodiny|čtvrthodinku',
  noCalls: 'nevolejte|nevolat|nezvoňte|nezvonit',
  morning: 'dnes ráno|dnes dopoledne|ráno|dopoledne',
  noon: 'dnes v poledne',
  afternoon: 'dnes odpoledne|odpo|odpoledne',
  evening: 'dnes večer|večer',
  night: 'v noci',
  partLinks: 'v|ve',
  dayLinks: 'v',
  partsOfDays: 'v poledne|v noci',
  noonBehindLimits: 'poledne|polednem|poledni',
  midday: 'v poledne',
  midnight: 'půlnoc|o půlnoci|do půlnoci',
  oclock: 'hodinou|hodině|hod|hodin',
  quarterTo: 'tři čtvrtě na|třičtvrtě na|3/4 na',
  halfTo: 'půl',
  quarterOf: 'čtvrt na|1/4 na',
  hours: [
    'jedné|jednu|jednou',
    'druhé|dvě|druhou|dvou',
    'třetí|tři|tří',
    'čtvrté|čtyři|čtvrtou|čtyř',
    'páté|pět|pátou|pěti',
    'šesté|šest|šestou|šesti',
    'sedmé|sedm|sedmou|sedmi',
    'osmé|osm|osmou|osmi',
    'deváté|devět|devátou|devíti',
    'desáté|deset|desátou|deseti',
    'jedenácté|jedenáct|jedenáctou|jedenácti',
    'dvanácté|dvanáct|dvanáctou|dvanácti',
  ],
  pleaseTime: 'prosím',
  nameLabels:
    'adresát|adresátka|pacient|pacientka|pacienta|komu|převezme|přebírá|přebere|kontaktní osoba|jméno|' +
    'jméno a příjmení|jméno zákazníka|zákazník|příjemce|odběratel',
  phoneLabels:
    'moje číslo|můj telefon|můj mobil|telefon na ni|telefon na něj|její číslo|jeho číslo|mobilní telefon|kontaktní telefon|' +
    'telefonní kontakt|telefon|telefonní číslo|tel. číslo|číslo|mobil',
  addressLabels:
    'místo|místo předání|doručovací místo|adresa předání|kam doručit|místo doručení|adresa dodání|' +
    'adresa|adresa doručení|doručovací adresa|dodací adresa|doručit na|doručit|kam',
  addressPartLabels:
    'psč a město|město a psč|obec|část obce|čtvrť|ulice a č.p.|ulice a číslo|ulice a číslo domu|ulice č|' +
    'ulice|město|psč',
  buildingLabels: 'budova',
  totalLabels:
    'dohromady|vše dohromady|vyjde to na|dělá to|bude to|bude to stát|k zaplacení|k platbě|vybrat|celkem|' +
    'celková cena|cena|cena celkem|celkem k úhradě|k úhradě|částka|platba|hotově|dobírka',
  partAmountLabels: 'doprava|mezisoučet|dph|sleva|spropitné|balné',
  notesLabels: 'vzkaz|upozornění|pokyny|poznámka|poznámky|pozn',
  timeLabels: 'čas|čas doručení|čas dodání|kdy|doručit kdy',
  otherLabels: 'úhrada|způsob úhrady|forma úhrady|e-mail|objednávka|číslo objednávky|obj|položky|datum|způsob platby',
  sentenceLabels: 'doručit na|doručit|kam',
  isBehindLabels: 'je',
  namePhrases:
    'příjemce je|příjemcem je|příjemkyně je|příjemkyní je|adresátem je|jméno je|jmenuje se|se jmenuje|tady|jmenuji se|jmenuju se|jsem|na jméno|jméno',
  titles: 'mudr|mvdr|judr|phdr|ing|mgr|bc|prof|doc|pan|paní|p|k',
  namingTitles:
    'ptejte se po|ptát se na|ptejte se na|hledejte|pí|vyzvedne|vyzvedává|přebere si|kontaktní osoba|' +
    'pacient|pacientka|pacienta|z hd|k rukám|oslavenec|oslavenkyně|rndr|paeddr|phmr|thdr|sl|rodina|' +
    'příjemce|odběratel|převezme|přebírá|přebere|komu|zákazník|zákaznice|mudr|mvdr|' +
    'judr|phdr|ing|mgr|bc|prof|doc|pan|paní|pana|panu|slečna|slečny|p.',
  particles: 'a',
  noNames:
    'dobrej|vpravo|vlevo|dveře|druhé|nově|platí|zboží|moje|jeho|její|dobrý|ahoj|' +
    'děkuji|díky|prosím|objednávka|kartou|zaplaceno|zaplacení|zaplatím|zaplacen|platím|' +
    'nezvonit|zdravím',
  placeBeginnings:
    'nové|nová|nový|staré|stará|starý|malá|velké|velká|horní|dolní|hradec|karlovy|české|mladá|kutná|ústí',
  oneOfGoods: 'jeden|jedna|jednu|jedno',
  goods:
    'kuře|řízek|svíčková|guláš|polévka|salát|káva|jídlo|květiny|kytice|dokumenty|léky|balík|zásilka|dort|oběd|dorty|balíček|nápoje|víno',
  things:
    'volejte|volat|zavolejte|zavolat|zvonit|zvoňte|křehké|chlazené|mražené|adresu|adresa|zazvoňte|spěchá|urgentní|pozor|opatrně',
  shops: 'pobočka|restaurace|pokladna|provozovna|kasa',
  orderers: 'objednal|objednala|objednatel|odesílatel|plátce',
  sendTo: 'doručit pro|doručte|doručte prosím|předejte|předejte prosím|předat',
  orderFor: 'objednávka pro',
  forPerson: 'pro',
  relatives:
    'kolega|sestru|bratra|maminku|mamku|mámu|matku|tatínka|tátu|taťku|otce|manželku|manžela|ženu|dceru|' +
    'syna|babičku|babi|dědu|dědečka|tetu|strejdu|strýce|kamarádku|kamaráda|kolegyni|kolegu|přítelkyni|' +
    'přítele|vnučku|vnuka|sousedku|souseda',
  relativesAlone: 'vnuk|syn|manžel|manželka|dcera|vnučka|sestra|bratr',
  forRelatives:
    'kámošovi|kamarádovi|kamarádce|kolegovi|kolegyni|mámě|mamince|tátovi|babičce|dědovi|sestře|bratrovi|bráchovi|ségře',
  forRelative: 'pro|za',
  ownArticles: 'mou|mé|moji|mého|svou|svoji|svého|naši|našeho',
  ownWords: 'mou|mé|moji|mého|svou|naši|našeho',
  placeBehindName: 'v|na',
  pleaseBehindName: 'prosím',
  addressWords: 'bydlí|bydlím|bydlíme|na adresu|na adrese|adresa|na|do|ke|k|v|ve|adresa je',
  addressIntroductions: 'na|je',
  addressTails: 'prosím|v|doručit',
  beingThere: 'jsem|jsme|bydlím|bydlíme|bydlí|čekám|čekáme|sídlím|sídlíme',
  near: 'naproti|vedle|poblíž|blízko',
  doorsNearby: 'dveře|dveří',
  streets: STREETS,
  streetAbbreviations: 'ul|nám|tř|nábř',
  streetPrepositions: 'Na|K|Ke|V|Ve',
  hurriedStreetEndings:
    'nní|nni|rní|rni|olní|olni|adní|adni|ažní|azni|ská|cká|ska|sko|sku|cka|cko|cku|ova|ovu|ovy|eho|skou|ovou',
  houseWords: 'pokoj|byt|patro|vchod',
  numberedByColon: 'č',
  floorWords: 'patro|patře|poschodí|podlaží|poschodie',
  cities:
    'smíchov|žižkov|vinohrady|praha|brno|ostrava|plzeň|olomouc|liberec|české budějovice|hradec králové|' +
    'pardubice|zlín|ústí nad labem|havířov|kladno|karlovy vary|jihlava|opava|frýdek-místek|karviná|' +
    'teplice',
  postalWords: 'psč',
  companyEndings: 'a.s|s.r.o|spol',
  noteHints:
    'kód od vchodu|kód vchodu|na zvonku|u zvonku|nezvoňte|domofon|zvonek|zvoňte|zvonit|nezvonit|zazvonit|vrátnice|recepce|zavolejte',
  unitsBehindNumbers: 'ks',
  unitsBeforeThings: 'ks',
  grandTotals: 'celkem k úhradě',
  totalFillers:
    'je|to|bude|cena|tedy|dělá|činí|za|vše|vám|mi|přesně|prosím|hotově|v hotovosti|kartou|částka|' +
    's dopravou|včetně dopravy|včetně',
  inclusive: 's|se|vč|včetně',
  afterTotal:
    'dohromady|prosím|děkuji|děkuju|díky|dík|hotově|v hotovosti|kartou|předem|zaplaceno|dobírkou|celkem|' + 'včetně|a',
  prices: 'cena|částka',
  payBefore: 'zaplatím|zaplatí|platím',
  paidWords: 'hotově|dobírka|dobírkou',
  deposits: 'záloha|zálohu|zálohy|zálohou',
  reductions: 'sleva|slevou|kupón',
  balances: 'doplatí|doplácí|zaplatí zbytek|zbytek platí|zbytek|doplatek|doplatit|zbývá|zbývá doplatit',
  hedges: 'cca|asi|zhruba|přibližně|kolem|okolo|možná|do|nejvýš|maximálně|méně než|nad|od|min.|ne',
  hedgesBehind: 'a půl|nebo méně|maximálně',
  change:
    'připravte na|připravte drobné|zpět z|vrátit z|nazpět z|rozměnit|drobné na|drobné z|zpátky z|mám|' +
    'mám jen|platím z|zaplatím z|dám',
  banknotes: 'tisícovka|tisícovkou|dvoutisícovka|dvoutisícovkou|bankovka|bankovku|bankovkou|zpět|nazpět',
  each: 'po',
  eachBehind: 'za kus|kus|ks|za jeden|/ks|/pc',
  partBehind: 'doprava|za dopravu|dopravné|sleva|spropitné|záloha',
  atDelivery: 'při',
  deliveryItself: 'na|do|v|ve|dnes|zítra',
  counted:
    'ks|položky|položek|kusy|kusů|kus|krát|porce|porcí|krabice|krabic|osob|osoby|lidí|minut|minuty|hod|' +
    'hodin|hodiny|dní|h',
  numbered: 'v|ve|od|vchod|zvonek|č.p.|čp|dveře',
  placeNumbers: 'c',
  multipliers: 'k|tis|tisíc|tisíce',
  cash:
    'dám to cash|dám cash|zaplatí hotově|zaplatím hotově|hotovka|hotovkou|hotovosti|při převzetí|' +
    'platba při převzetí|hotově|v hotovosti|hotovost|na dobírku|dobírkou|dobírka',
  terminals:
    'bere se terminál|vezměte terminál|vzít terminál|přivezte terminál|s terminálem|přes terminál|' +
    'terminálem|terminál na karty|terminál s sebou|platební terminál',
  paid:
    'zaplatila jsem to|zaplatil jsem to|poslala jsem to na účet|poslal jsem to na účet|posláno na účet|' +
    'peníze jsou na účtu|platba odeslána|platba přijata|platba proběhla|uhrazena|zaplacena|předplaceno|' +
    'faktura uhrazena|nevybírat|nic nevybírat|nevybírejte|zaplatil|zaplatila|uhradil|uhradila|placeno|' +
    'zaplacené|zaplacený|platba předem převodem|zaplatil jsem|zaplatila jsem|zaplaceno převodem|' +
    'zaplaceno předem|uhrazeno předem|už jsem platil|už jsem platila|jsem zaplatil|jsem zaplatila|' +
    'předem převodem|převodem předem|platba předem|zaplaceno|zaplaceno kartou|zaplaceno online|' +
    'už zaplaceno|uhrazeno',
  cards: 'kartou|kartu|karta|platební kartou',
  transfers: 'qr kódem|qr kod|qr kódom|qr platba|na webu|přes web|převodem|předem',
  doors:
    'až dorazíte|až to přivezete|při dodání|po převzetí|při doručení|při předání|až přijedete|na dveřích|' +
    'u vás|při převzetí|na místě|u dveří|ve dveřích|u kurýra|u řidiče',
  atDoor: 'při převzetí',
  riders: 'kurýrovi|řidiči|poslíčkovi',
  paying: 'platba|platím|platí|zaplatím|zaplatí|platit',
  leftThere: 'nechte|nechat',
  paidWith: 'přes',
  negations: 'není|nebylo',
  toCome: 'bude|budu',
  paymentHeads: 'platba|platím|zaplatím|platí|způsob platby|platba při převzetí',
  numberIs: 'je',
  numberWords: 'číslo',
  thingNumbers:
    'vs|var. symbol|variabilní symbol|ičo|dič|č. účtu|číslo účtu|účet|objednávka|objednávka č|obj|obj. č|' +
    'číslo objednávky|faktura',
  orders: 'zásilka|objednávka|objednávka č|obj|obj. č|číslo objednávky',
  bills: 'objednávka|faktura',
  orderNumbers: 'c|číslo',
  courtesies:
    'prosíme|prosíme v|platím|platí|zaplatím|zaplatí|bude to|mám|tel mám|ideálně|nejlépe|chtěla bych|' +
    'chtěl bych|chtěla bych objednat|chtěl bych objednat|objednávám|dobrej|dobrý|čus|nazdárek|' +
    's přáním hezkého dne|dnes|objednávka pro|dobrý den|dobré ráno|dobrý večer|dobré odpoledne|ahoj|' +
    'nazdar|čau|zdravím|prosím|prosím o doručení|prosím vás|děkuji|děkuju|děkujeme|díky|dík|moc děkuji|' +
    's pozdravem|hezký den|pošlete|pošlete to|doručit|doručte|doručení|přivezte|dovezte|hoďte|hoďte to|' +
    'dovézt|přivézt|donést|chci|můžete|poslat|objednat|potřebuji|potřebuju|dobrej den|ahojky|pro|nebo|a|i|na|v|ve|částka|částku|k úhradě|kdyby něco|kdyby něco tak|tak|už jsem|jsem|tel',
  forwarded: 'přeposláno|přeposlaná zpráva',
  itemCounters: 'ks',
  noItems: 'hod|h',
  itemsAnd: 'a',
  ordinals: 'p',
  conditions: 'když|kdyby|pokud|jestli',
}
