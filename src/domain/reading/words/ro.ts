import type { Words } from './words.ts'

/** Words for streets; all stand before the name of the street. */
export const STREETS = 'strada|str|bulevardul|bulevard|bd|calea|aleea|piața|șoseaua'

/** Romanian. */
export const RO: Words = {
  limits: 'cel târziu|cel târziu la|după ora|după|înainte de ora|înainte de|până la|între|de la',
  rangeLimits: 'între',
  rangeWords: 'și|până la',
  atTime: 'la|la ora|ora|pe la',
  clockWords: 'ora|la ora',
  days: 'mâine|poimâine',
  weekdays: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
  onDay: 'pe|în',
  months: 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
  within: 'cam în|în maxim|în vreo|peste|în',
  aboutPeriod: 'cam',
  periods: 'oră|ore',
  periodCounts: 'jumătate de|o',
  wholePeriods: 'oră|jumătate de oră|sfert de oră',
  noCalls: 'nu sunați|nu suna',
  morning: 'azi dimineață|dimineața',
  noon: 'azi la prânz|la prânz',
  afternoon: 'după-masa|după masa|după-amiaza|azi după-amiază|după-amiază|după amiază',
  evening: 'astă seară|deseară|seara|diseară',
  night: 'noaptea',
  partClocks: 'la',
  noonBehindLimits: 'prânz|amiază',
  midnight: 'miezul nopții',
  andHalf: 'și jumătate',
  andQuarter: 'și un sfert',
  lessQuarter: 'fără un sfert',
  hours: ['unu', 'două', 'trei', 'patru', 'cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece', 'unsprezece', 'doisprezece'],
  nameLabels: 'pacient|pacienta|persoană de contact|persoana de contact|persoana contact|nume|nume client|destinatar',
  phoneLabels: 'numărul ei|numărul lui|telefon mobil|nr|nr tel|nr telefon|număr',
  addressLabels: 'loc|locul livrării|locație|adresa de livrare|livrare la',
  addressPartLabels: 'localitate|județ|cod poștal|strada și nr|strada|oraș|sector',
  buildingLabels: 'bloc',
  totalLabels: 'în total|în total de|ies|de încasat|preț|suma|total comandă|total de plată|de plată|sumă',
  partAmountLabels: 'transport|livrare|tva|reducere',
  notesLabels: 'altele|alte detalii|detalii|observații|mențiuni',
  timeLabels: 'oră|ora|ora livrării|când',
  otherLabels: 'mod de plată|metodă de plată|plată|comandă|nr comandă|produse|dată',
  sentenceLabels: 'livrare la',
  isBehindLabels: 'este|e',
  namePhrases:
    'sunt|numele e|destinatarul este|destinatara este|destinatar este|numele este|se numește|nume|pe numele|nimeni on|mă numesc|mă cheamă|numele meu este',
  titles: 'dl|dna',
  namingTitles:
    'întrebați de|întreabă de|persoană de contact|persoana de contact|primește|domnișoara|d-ra|d-na|d-l|' +
    'd-nul|destinatar|domnul|doamna|dl|dna',
  noNames: 'bună|salut|mulțumesc|comandă|numerar',
  things:
    'ciorbă|salată|pui|tort|fragil|congelat|refrigerat|buchet|mâncare|prânz|băuturi|medicamente|documente|' +
    'colet|pachet|cadou|sunați',
  orderers: 'comandat de|expeditor',
  sendTo: 'livrare la',
  orderFor: 'comandă pentru',
  forPerson: 'pt|pentru',
  relatives:
    'tata|soția|soțul|sora mea|fratele meu|mama mea|tatăl meu|soția mea|soțul meu|fiica mea|fiul meu|' +
    'bunica|bunica mea|bunicul|prietena mea|prietenul meu',
  forRelative: 'pentru',
  sureOwnBehind: 'meu|mea',
  addressIntroductions: 'este|e',
  addressWords: 'stă pe|locuiesc pe|locuiește pe|de trimis la|pe|în|strada mea',
  addressTails: 'livrare',
  beingThere: 'sunt|suntem|locuiesc|locuim|stau',
  near: 'lângă|vizavi de',
  streets: STREETS,
  streetAbbreviations: 'bd|str',
  houseWords: 'etaj|ap|sc|bloc',
  numberedByColon: 'nr',
  floorWords: 'etaj',
  cities:
    'bucurești|cluj|cluj-napoca|timișoara|iași|constanța|brașov|galați|craiova|ploiești|oradea|sibiu|arad|pitești',
  postalWords: 'cod poștal',
  companyEndings: 'srl',
  noteHints: 'soneria|interfon',
  inclusive: 'cu|inclusiv',
  prices: 'sumă',
  paidWords: 'numerar',
  deposits: 'avans',
  balances: 'diferența|diferenta|restul|rest de plată',
  change: 'plătesc cu|plătește cu|rest de la|rest la',
  banknotes: 'bancnotă',
  atDelivery: 'la',
  placeNumbers: 'nr',
  cash:
    'plătesc cash|plătesc numerar|plata cash|plată la livrare|plata la livrare|cash la livrare|numerar|' + 'ramburs',
  terminals: 'cu terminal|terminal bancar|pos mobil',
  paid:
    'am plătit deja|am făcut transferul|plătit cu cardul|am achitat|achitat cu cardul|transferat deja|' +
    'nu încasați|nimic de plată|am transferat|achitată|plătită|am plătit|a plătit|este plătit|e plătit|' +
    'a fost plătit|deja plătit|plătit deja|plătit online|plătit integral|achitat',
  cards: 'card bancar|cu cardul',
  transfers: 'transfer bancar|virament',
  doors:
    'când ajunge curierul|la curierul|când vine curierul|când ajunge|la ușa|când ajungeți|la ușă|' +
    'la primire|la curier|la livrare',
  riders: 'curierului',
  paying: 'plata|plătesc|plătește',
  paidWith: 'cu',
  negations: 'nu',
  paymentHeads: 'plata|plătesc',
  numberIs: 'nr|este|e',
  numberWords: 'nr',
  orders: 'comandă',
  orderNumbers: 'nr',
  courtesies:
    'plătesc|plătește|aș dori|de preferință|doresc|cu stimă|o zi bună|salut|azi|comandă|comandă pentru|' +
    'bună seara|bună dimineața|multumesc mult|bună|bună ziua|mulțumesc|vă rog',
  forwarded: 'redirecționat|mesaj redirecționat',
  noItems: 'nr',
  conditions: 'dacă|daca',
}
