import type { Words } from './words.ts'

/** Cash, only behind or before a sum. */
export const CASH = 'bar'
/** Euros before CASH. */
export const EUROS = 'eur|euro'

/** The end of a street's name before a point: "Hauptstr. 5". */
export const STREET = 'str'
/** Words for streets behind their names. */
export const STREETS = 'straße|gasse|platz|weg|allee'
/** German. */
export const DE: Words = {
  limits: 'spätestens um|spätestens|bis spätestens|bis|ab|vor|nach|von|zwischen',
  rangeLimits: 'zwischen|von',
  rangeWords: 'bis|und',
  atTime: 'um|gegen|so um',
  days: 'morgen|übermorgen',
  weekdays: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  onDay: 'am',
  months: 'jänner|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  within: 'in ca|in etwa|in ungefähr|binnen|in einer|innerhalb|innerhalb von',
  aboutPeriod: 'ca|etwa',
  periods: 'min|minuten|stunde|stunden|h|std',
  periodCounts: 'dreiviertel|halben|einer|einer halben',
  wholePeriods: 'viertelstunde|dreiviertelstunde|stunde',
  noCalls: 'nicht anrufen|nicht läuten|bitte nicht läuten',
  morning: 'heute vormittag|heute früh|morgens|vormittags|in der früh|am vormittag',
  noon: 'heute mittag|mittags|zu mittag',
  afternoon: 'heute nachmittag|nachmittags|am nachmittag',
  evening: 'heut abend|abends|am abend|heute abend',
  night: 'nachts',
  partLinks: 'um',
  partClocks: 'um',
  noonBehindLimits: 'mittag|mittags',
  midnight: 'mitternacht|um mitternacht',
  oclock: 'uhr',
  quarterPast: 'viertel nach',
  quarterTo: 'viertel vor|dreiviertel',
  halfTo: 'halb',
  hours: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  nameLabels:
    'patientin|ansprechpartner|ansprechperson|übernahme|übergabe an|empfängerin|lieferung an|' +
    'lieferung für|kunde|kundenname|empfänger|vor- und nachname',
  phoneLabels: 'meine nummer|ihre nummer|seine nummer|handy|rufnummer',
  addressLabels: 'zustellort|ort der lieferung|lieferort|adresse|lieferadresse|anschrift',
  addressPartLabels: 'plz/ort|plz ort|plz und ort|straße und hausnummer|hausnummer|bezirk|wohnort|straße|plz',
  buildingLabels: 'gebäude',
  totalLabels:
    'zusammen|insgesamt|alles zusammen|macht zusammen|das macht|endbetrag|rechnungsbetrag|zu kassieren|' +
    'macht|gesamt|gesamtsumme|gesamtbetrag|summe|betrag|zu zahlen',
  partAmountLabels: 'lieferung|liefergebühr|zwischensumme|mwst|trinkgeld',
  notesLabels: 'sonstiges|nachricht|hinweis|hinweise|anmerkung|notiz|bemerkung',
  timeLabels: 'wunschzeit|wunschtermin|liefertermin|lieferung um|zeit|uhrzeit|lieferzeit|wann',
  otherLabels: 'zahlungsart|bezahlung|bestellung|bestellnummer|artikel|zahlung',
  isBehindLabels: 'ist',
  namePhrases:
    'ich bin der|ich bin die|empfänger ist|empfängerin ist|heißt|auf den namen|ich heiße|ich bin|mein name ist',
  nameEndings: 'hier',
  hereBehind: 'hier',
  titles: 'herr|frau',
  namingTitles:
    'fragen nach|fragen sie nach|bitte nach|zu händen|übernimmt|patientin|mmag|dkfm|prim|ddr|empfänger|' +
    'empfängerin|kunde|kundin|familie|fam|di|herr|herrn|hr|frau|fr|mag|dipl',
  particles: 'van|von|der|den',
  nameStops: 'liefern|bringen|schicken|und',
  noNames: 'meins|meine|ihr|sein|hallo|danke|bitte|bestellung|bar',
  placeBeginnings: 'bad|sankt',
  oneOfGoods: 'ein|eine|einen|einmal',
  goods:
    'schnitzel|suppe|salat|kuchen|kaffee|gulasch|blumen|essen|torte|medikamente|dokumente|blumenstrauß|unterlagen|mittagessen|getränke|geschenk',
  things: 'zerbrechlich|gekühlt|tiefgekühlt|dringend|vorsicht|anrufen',
  shops: 'filiale|kassenteam|gasthaus',
  orderers: 'besteller|bestellerin|absender|absenderin|auftraggeber',
  sendTo: 'liefern an|lieferung an|lieferung für',
  toPerson: 'an',
  orderFor: 'bestellung für',
  forPerson: 'an|für|für den|für die',
  relatives:
    'schwester|bruder|mutter|vater|oma|opa|tochter|sohn|tante|onkel|freundin|freund|kollegin|kollegen|' +
    'nachbarin|nachbarn',
  forRelatives: 'meine frau|meiner frau|meinen mann|meinem mann',
  relativesAlone: 'enkel|gattin|ehemann',
  forRelative: 'für|an',
  ownArticles: 'meine|meinen|meiner|meinem|unsere|unseren|die|den|der',
  ownWords: 'meine|meinen|meiner|meinem|unsere',
  pleaseBehindName: 'bitte|liefern|zustellen|bringen|schicken|senden|übergeben',
  addressWords: 'adresse|an|wohnt|wohne|nach|zu|in die|in der|die adresse ist|adresse ist',
  addressIntroductions: 'ist',
  addressTails: 'bringen|um|liefern|bitte|zustellen',
  beingThere: 'bin|sind|wohne|wohnt|wohnen',
  near: 'gegenüber|neben',
  doorsNearby: 'tür',
  streets: STREETS,
  streetEndings: 'str|straße|strasse|gasse|platz',
  houseWords: 'zimmer|stiege|tür|top',
  floorWords: 'stock|og|etage',
  cities: 'wien|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st. pölten|dornbirn',
  postalWords: 'plz',
  companyEndings: 'gmbh',
  noteHints: 'türcode|auf der klingel|läuten|nicht läuten|klingel|klingeln',
  grandTotals: 'gesamtsumme',
  totalFillers: 'ist',
  inclusive: 'inkl|inklusive|mit|samt',
  prices: 'betrag',
  payBefore: 'zahlt|zahle',
  paidWords: 'bar',
  deposits: 'anzahlung',
  balances: 'restlich|restliche|restbetrag',
  hedges: 'circa|ca|etwa|ungefähr',
  change: 'wechselgeld|herausgeben auf|wechselgeld auf',
  banknotes: 'hunderter|fünfziger|schein',
  eachBehind: 'pro stück|das stück',
  atDelivery: 'bei',
  multipliers: 'mio',
  cash:
    'bar bei lieferung|bar bei übergabe|zahl ich bar|zahle ich bar|ich zahle bar|ich zahl bar|zahlen wir bar|wir zahlen bar|zahl bar|' +
    'zahlt bar|bar bezahlen|bei lieferung bar|barzahlung bei lieferung|zahle bar beim fahrer|barzahlung|' +
    'zahle bar|zahlung bar|in bar|bar zahlen|nachnahme',
  terminals:
    'mit terminal|mit kartenterminal|kartenlesegerät|kartengerät|mobiles terminal|kartenterminal|' + 'bankomatgerät',
  paid:
    'hab ich schon bezahlt|habe schon bezahlt|habe bereits bezahlt|hab schon überwiesen|habe überwiesen|' +
    'schon bezahlt|ist bezahlt|wurde bezahlt|bezahlt per|schon beglichen|nichts kassieren|' +
    'nichts zu kassieren|bereits beglichen|beglichen|vorausbezahlt|vorab bezahlt|online bezahlt|' +
    'per paypal bezahlt|mit karte bezahlt|überwiesen|per überweisung bezahlt|bezahlt|bereits bezahlt',
  cards: 'karte|mit karte|ec-karte|ec karte|bankomatkarte|bankomat|kreditkarte',
  transfers: 'per qr|twint|überweisung|per überweisung',
  doors:
    'wenn ihr kommt|wenn der fahrer kommt|beim empfang|bei erhalt|bei ankunft|bei zustellung|' +
    'wenn sie kommen|beim boten|beim zusteller|beim kurier|an der tür|an der haustür|beim fahrer|' +
    'bei lieferung|bei übergabe|vor ort',
  riders: 'dem fahrer|dem boten',
  paying: 'zahle|zahlt|zahlung',
  leftThere: 'abgeben|lassen|ablegen',
  paidWith: 'mit|per',
  negations: 'nicht',
  toCome: 'wird|werden',
  paymentHeads: 'zahlung|zahle|ich zahle',
  numberIs: 'ist|lautet',
  orders: 'bestellung|bestellung nr|bestellnummer',
  bills: 'rechnung|bestellung',
  thingNumbers: 'rechnung',
  courtesies:
    'ich zahle|zahle|zahl ich|macht|am besten|bitte um|es geht an|mit freundlichen grüßen|' +
    'freundliche grüße|grüezi|grüß euch|heute|bestellung|bestellung für|lieferung|lieferung für|hallo|' +
    'grüß gott|guten tag|guten abend|guten morgen|servus|moin|bitte|danke|vielen dank|danke schön|' +
    'liebe grüße|danke und liebe grüße|lg|mfg|um|gegen|ab|an|bitte an|liefern|bitte liefern|in|in die|' +
    'in der|nach|oder|und|ist schon|schon',
  forwarded: 'weitergeleitet|weitergeleitete nachricht',
  itemsAnd: 'und',
  conditions: 'wenn|falls',
  unitLabels: 'tür|türnummer|stiege/tür|stiege und tür|wohnungsnummer',
}
