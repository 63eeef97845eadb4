import type { Words } from './words.ts'

/** Words for streets, also their abbreviations; all stand behind the name of the street. */
export const STREETS = 'cadde|caddesi|cad|cd|sokak|sokağı|sok.|sk|bulvar|bulvarı|blv|blv.|mahalle|mahallesi|mah'
/** Titles in the names of streets that have the name of a person: "Gazi Osman Paşa Bulvarı". */
export const HONOURED = 'gazi|şehit|mareşal|general|paşa'
/** "To the address" behind it. */
export const TO_ADDRESS = 'adresine|adrese'
/** "Send" or "bring" behind that. */
export const SEND = 'gönder|getir|yolla|bırak'

/** Turkish. */
export const TR: Words = {
  limits: 'en geç',
  limitsBehind: 'arası|arasında|araları|sonra|önce|kadar',
  rangeWords: 'ile',
  atTime: 'saat',
  clockWords: 'saat',
  days: 'yarın',
  weekdays: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar',
  months: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  periods: 'saat|dakika|dk',
  periodCounts: 'yarım|bir',
  wholePeriods: 'saat|yarım saat|çeyrek saat',
  periodsToCome: 'yarım saate|bir saate|bir saat içinde|yarım saat içinde',
  periodsBehind: 'içinde|sonra',
  noCalls: 'aramayın|zile basmayın',
  morning: 'sabahleyin|öğleden önce|sabah',
  noon: 'öğlene|öğleyin|öğlen|öğle',
  afternoon: 'öğleden sonra',
  evening: 'bu akşam|akşama|akşamüstü|akşam',
  night: 'bu gece|gece',
  partLinks: 'saat',
  noonBehindLimits: 'öğlen|öğle',
  midnight: 'gece yarısı',
  andHalf: 'buçuk|buçukta|buçuğa',
  andQuarter: 'çeyrek geçe',
  hours: ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki'],
  hourEndings: 'de|da|te|ta',
  digitEndings: 'de|da|te|ta',
  nameLabels:
    'hasta|hasta adı|teslim alacak|teslim alacak kişi|alacak kişi|isim soyad|ad-soyad|ad|ad soyad|' +
    'adı soyadı|isim|isim soyisim|müşteri|müşteri adı|alıcı|alıcı adı',
  phoneLabels: 'gsm|cep|cep tel|cep no|telefon no|telefon numarası|numara|numaram|iletişim',
  addressLabels: 'yer|teslim adresi|açık adres|teslimat yeri|adres|adresim|adresi|teslimat adresi|konum',
  addressPartLabels: 'ilçe il|posta kodu|cadde|sokak|mahalle|ilçe',
  buildingLabels: 'bina|apartman|site',
  totalLabels:
    'hepsi|toplamda|hesap|toplam fiyat|fiyat|alınacak|ödenecek tutar|toplam|genel toplam|toplam tutar|' +
    'tutar|ödenecek|ödeme|nakit',
  partAmountLabels: 'ara toplam|kargo|kargo ücreti|teslimat ücreti|teslimat|kdv|indirim|kapora',
  notesLabels: 'diğer|mesaj|not|notlar|sipariş notu|açıklama',
  timeLabels: 'saat|teslimat saati|zaman',
  otherLabels: 'ödeme türü|sipariş|sipariş no|ürünler|ödeme şekli|ödeme yöntemi|tarih',
  sentenceLabels: 'konum',
  namePhrases: 'adı|ismi|benim adım|adım|ismim|ben',
  phrasesAsNames: 'ben',
  nameEndings: 'usta',
  titles: 'bayan',
  namingTitles: 'teslim alacak|teslim alacak kişi|sn|alıcı|dş|uzm|av|müşteri|sayın|bayan',
  honorifics: 'hanim|beyefendi|hanımefendi|bey|hanım|abi|abla|hoca|teyze|amca|kardeş',
  nameStops: 've',
  noNames: 'benimki|merhabalar|kolay gelsin|merhaba|selam|teşekkürler|lütfen|acil|sipariş|kart|kapıda',
  oneOfGoods: 'bir',
  goods: 'dürüm|lahmacun|çorba|salata|köfte|pide|döner|çiçek|yemek|pasta|ilaç|evrak|paket|koli|içecek|şarap|hediye',
  things: 'konumu|adrese|kırılacak|soğuk|donmuş|arayın',
  shops: 'şube|şubesi|kasa|kasiyer|kase|lokanta',
  orderers: 'sipariş veren|gönderen|gönderici',
  behindFullName: 'için|adına|hanıma teslim|beye teslim',
  fullNameEndings: "'a teslim|'e teslim|'ya teslim|'ye teslim",
  forPerson: 'için',
  forRelatives:
    'anneme|babama|kız kardeşime|ablama|abime|eşime|kızıma|oğluma|teyzeme|halama|amcama|anneannem|' +
    'anneanneme|babaanneme|dedeme|arkadaşıma|kardeşime',
  relativesAlone: 'torunu|oğlu|kızı',
  ownWords: 'benim',
  pleaseBehindName: 'lütfen',
  addressWords: 'adresim|adres|adrese|konum|konumum',
  addressTails: 'lütfen',
  near: 'karşısı|yanı',
  doorsNearby: 'kapı',
  streets: `${STREETS}|apartmanı`,
  streetAbbreviations: 'cad|cd|sok|sk|mah|bulv|blv|apt',
  houseWords: 'oda|daire|kat',
  numberedByColon: 'kat|k|daire|d|blok',
  floorWords: 'kat',
  cities:
    'kadıköy|beşiktaş|şişli|istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kayseri|mersin|' +
    'eskişehir|samsun|trabzon|denizli|beyoğlu|üsküdar|bakırköy|ataşehir|maltepe|pendik|ümraniye|sarıyer|' +
    'çankaya|keçiören|yenimahalle|bornova|karşıyaka|nişantaşı|etiler|kızılay|zeytinburnu|esenyurt|beylikdüzü',
  postalWords: 'posta kodu',
  companyEndings: 'ltd. sti',
  noteHints: 'zilde|zile basmayın|zil|kapıcı|kapıyı|güvenlik',
  grandTotals: 'genel toplam',
  prices: 'tutar',
  payBefore: 'öder|ödeyecek',
  paidWords: 'nakit',
  deposits: 'kapora|peşinat',
  balances: 'kalanı|kalan ödeme|kalan',
  change: 'para üstü|bozuk',
  banknotes: 'verecek|vereceğim|üstü|banknotla|banknot',
  eachBehind: 'tanesi',
  atDelivery: 'kapıda',
  counted: 'adet',
  multipliers: 'bin',
  cash:
    'nakit ödeyeceğim|nakit vericem|nakit vereceğim|nakit öderim|kapıda nakit ödeme|kapıda ödeme|' +
    'kapıda nakit verecek|nakit|kapıda nakit',
  terminals: 'pos cihazı|pos getirin|pos cihazı ile|pos ile|pos makinesi',
  paid:
    'parayı gönderdim|parayı yatırdım|kartla ödedim|ödemesi yapıldı|ödeme yapıldı|parası ödendi|' +
    'internetten ödendi|havale yapıldı|ödeme almayın|para almayın|ödeme alındı|ödemesi alındı|' +
    'siteden ödedim|parasını siteden ödedim|ödedim|ücretini ödedim|peşin ödendi|online ödendi|' +
    'kartla ödendi|havale ettim|ödendi|kredi kartıyla ödendi',
  cards: 'kart|kart ile|kartla|kredi kartı|kredi kartı ile|kredi kartıyla',
  transfers: 'papara|internetten|havale|eft',
  doors:
    'kapıda teslim|teslimde|teslim alınca|kapıya gelince|kapıda olsun|geldiğinde|gelince|' +
    'teslimat sırasında|teslim alırken|kapıda|teslimatta|ödeyecek|ödenecek',
  atDoor: 'kapıda ödeme',
  riders: 'kuryeye',
  paying: 'ödeme',
  leftThere: 'bırak',
  paidWith: 'ile',
  negations: 'değil',
  paymentHeads: 'ödeme|ödeme şekli',
  deeds: [
    [
      'ödeme|ödemesi|ödemeyi|ücret|ücreti|para|parası|parayı|havale|eft',
      'yaptım|yapıldı|ödedim|ödendi|gönderdim|yatırdım|attım',
    ],
  ],
  orders: 'sipariş|sipariş no',
  bills: 'sipariş|fatura',
  dishCounters: 'tane|adet|porsiyon',
  thingNumbers: 'fatura',
  courtesies:
    'merhabalar|vericem|vereceğim|ödeyeceğim|istiyorum|alabilir miyim|saygılarımla|iyi çalışmalar|güle güle|' +
    'kolay gelsin|hayırlı işler|bugün|için sipariş|merhaba|selam|selamlar|iyi günler|iyi akşamlar|' +
    'günaydın|lütfen|teşekkürler|teşekkür ederim|sağol|rica etsem|siparişi|sipariş|götürür müsünüz|' +
    'getirir misiniz|bir|ya da|veya|e|ya|saat|gibi olsun|olsun',
  forwarded: 'iletildi|iletilen mesaj|yönlendirildi',
  itemsAnd: 've',
  conditions: 'yoksa|açmazsa',
}
