import type { Words } from './words.ts'

/** "Send" or "bring" behind an address. */
export const SEND = 'بھیج|بھجوا|پہنچا'
/** The start of "give" behind SEND. */
export const GIVE = 'د'
/** "At" or "in" behind an address. */
export const AT = 'پر|پہ|میں'
/** "Deliver" behind AT. */
export const DELIVER = 'ڈیلیور'
/** AT in Latin letters. */
export const LATIN_AT = 'par|pe|mein|mai'
/** SEND in Latin letters. */
export const LATIN_SEND = 'bhej|bhij|pohanch|deliver'

/** Urdu, in Arabic and in Latin letters. */
export const UR: Words = {
  limitsBehind: 'ke baad|se pehle|tak|کے بعد|سے پہلے|تک',
  rangeWords: 'تک|سے|se',
  days: 'kal|parson|کل|پرسوں',
  weekdays: 'پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار|somvar|jumma|hafta|itwar',
  months: 'جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر',
  prayers: 'fajr|zuhr|zohar|asr|maghrib|isha|ظہر|عصر|فجر',
  behindPrayers: 'ke baad|se pehle|kay baad|کے بعد|سے پہلے|ke time',
  periods: 'منٹ|minat|mint|گھنٹہ|گھنٹے|ghanta|ghante|ghantay',
  periodCounts: 'aadhe|adhe|آدھے|ایک',
  periodsToCome: 'aadhe ghante mein|ek ghante mein|آدھے گھنٹے میں|ایک گھنٹے میں',
  periodsBehind: 'mein|me|tak|baad|ke baad|ke andar|میں|کے بعد|کے اندر|تک',
  noCalls: 'فون نہ کریں|call na karein|call mat karna',
  morning: 'آج صبح|صبح|subah',
  noon: 'آج دوپہر|دوپہر|dopahar',
  afternoon: 'سہ پہر',
  evening: 'آج شام|شام|shaam|sham',
  night: 'آج رات|رات|raat',
  partLinks: 'ko|ke',
  dayLinks: 'ke|ko',
  midnight: 'aadhi raat|آدھی رات',
  oclock: 'baje|bajay|bajey|bje|بجے',
  halfPastOclock: 'ساڑھے|saade|saadhe|saarhe|saarhay|sarhe|sarhay|sadhe',
  quarterPastOclock: 'سوا|sawa',
  quarterToOclock: 'پونے|pone|paune',
  hours: [
    'ایک|aik',
    'دو|do',
    'تین|teen',
    'چار|chaar|char',
    'پانچ|paanch|panch',
    'چھ|chay|che',
    'سات|saat',
    'آٹھ|aath',
    'نو|nau',
    'دس|das',
    'گیارہ|gyara',
    'بارہ|bara',
  ],
  nameLabels: 'مریض|گاہک کا نام|خریدار|وصول کنندہ|نام|نام گاہک|گاہک|naam',
  phoneLabels:
    'ان کا نمبر|اس کا نمبر|unka number|uska number|رابطہ نمبر|سیل نمبر|rabta|میرا نمبر|mera number|' +
    'موبایل|رابطہ|فون|فون نمبر|موبائل|نمبر|موبائل نمبر',
  addressLabels: 'پتہ ہے|ایڈریس ہے|جگہ|ڈیلیوری ایڈریس|مکمل پتہ|مقام|delivery ka pata|پتہ|ایڈریس|pata|ghar ka address',
  addressPartLabels: 'محلہ|شہر|سیکٹر|علاقہ',
  totalLabels:
    'kul|kul mila kar|سب ملا کر|کل قیمت|واجب الادا|total raqam|kul raqam|raqam|کل رقم|کل بل|ٹوٹل|ٹوٹل بل|' + 'کل|قیمت|بل',
  partAmountLabels: 'ڈیلیوری|ڈیلیوری چارجز',
  notesLabels: 'خاص ہدایت|zaroori baat|hidayat|ہدایت|ہدایات|نوٹ',
  timeLabels: 'waqt|vaqt|ڈیلیوری کا وقت|delivery ka waqt',
  otherLabels: 'adaigi|آرڈر|آرڈر نمبر|ادائیگی',
  isBehindLabels: 'هے|hai',
  namePhrases: 'hai naam|نام ہے|mera naam|naam|میرا نام|نام',
  nameEndings: 'hai|hoon|hun|naam hai|name hai|نام ہے|bhai',
  sureNameEndings: 'naam hai|name hai|نام ہے',
  hereBehind: 'hai|hoon|hun',
  titles: 'جناب|محترمہ',
  namingTitles: 'janab|mian|begum',
  uncasedTitles: 'مولانا|میجر|کرنل|کیپٹن|بریگیڈیئر|مسٹر|مس|جناب|محترم|محترمہ|بیگم|ڈاکٹر|حاجی|مسز|پروفیسر|انجینئر',
  honorifics: 'sahiba|saheb|sahibah|begum|بیگم|آنٹی|انکل|sahab|sahib|saab|baji|bhai|api|صاحب|صاحبہ|باجی|بھائی',
  noCustomers: 'بھائی|رائیڈر|ڈرائیور|گارڈ',
  behindFullName:
    'کو پہنچا دیں|کو بھیج دیں|کو دے دیں|ko bhej dein|ko bhej do|ko pohancha dein|ko de dein|ke liye|ke naam',
  noNames: 'rs|کو|کے|کا|کی|par|pe|hai|kar|میرا|میری|میرے|mera|mere|meri|assalam|salam|alaikum|bhai|parcel|آرڈر|شکریہ',
  oneOfGoods: 'ایک',
  goods: 'بریانی|کڑاہی|چکن|پیزا|برگر|کھانا|دوائی|پارسل|کیک|مٹھائی|پھول|دوا|تحفہ|کاغذات|دستاویزات|phool|dawai|mithai',
  things: 'آدھا|نازک|منجمد|ٹھنڈا|فوری|کال کریں',
  shops: 'برانچ|کیشئر|کاؤنٹر|ریسٹورنٹ|دکان',
  orderers: 'آرڈر دینے والا|بھیجنے والا',
  uncasedRelatives:
    'میری والدہ|میرے والد|میری امی|میرے ابو|میری بہن|میرے بھائی|میری بیوی|میرے شوہر|میری بیٹی|میرے بیٹے|' +
    'میری خالہ|میرے دوست|میری دوست|والدہ|اپنی والدہ',
  nameStops: 'ہے|ہیں|hai',
  addressWords:
    'آرڈر|pata|پتہ|پتہ ہے|ایڈریس ہے|pata hai|address hai|bhej dein|bhej do|bhej dena|bhijwa dein|' +
    'pohancha dein|بھجوا دیں|بھیج دیں|پہنچا دیں',
  addressIntroductions: 'hai|هے',
  near: 'کے سامنے|کے قریب|نزد',
  streets:
    'ٹاورز|ٹاور|پلازہ|ہائٹس|اپارٹمنٹس|gali|mohalla|bazar|bazaar|chowk|khayaban-e|shahrah-e|شاہراہ|گلی|سڑک|روڈ|بلاک|' +
    'مکان|محلہ|سیکٹر|فیز',
  houseWords: 'گھر نمبر|فلیٹ|کمرہ',
  subdivisions: 'بلاک|سیکٹر|فیز',
  cities:
    'gulberg|hyderabad|karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|' +
    'quetta|کراچی|لاہور|اسلام آباد|راولپنڈی|فیصل آباد|ملتان|پشاور|کوئٹہ|حیدرآباد',
  totalFillers: 'hai',
  afterTotal: 'bhai|hai',
  prices: 'قیمت',
  deposits: 'ایڈوانس',
  balances: 'باقی|baqi|baaki',
  hedges: 'lagbhag|takreeban',
  change: 'کھلا|چھٹا|khula|chutta',
  banknotes: 'ka note|کا نوٹ|نوٹ',
  atDelivery: 'par|pe',
  multipliers: 'lakh|lakhs|lac|hazar|hazaar|sau',
  cash:
    'naqd|naqad|cash dunga|cash dungi|cash denge|نقد دیں گی|نقد دیں گے|cash lena hai|کیش لینا ہے|' +
    'کیش آن ڈیلیوری|delivery pe|delivery pe lena|ڈیلیوری پر|ڈیلیوری پر دیں گے|کیش|نقد ادائیگی',
  terminals: 'کارڈ والی مشین|کارڈ مشین|سوائپ مشین',
  paid:
    'ادا کر دیے ہیں|ادا کر دی ہے|ادا کر دی|ادائیگی کر دی ہے|رقم بھیج دی ہے|پیمنٹ کر دی ہے|ادا شدہ|پیمنٹ ہو گئی|پیسے بھیج دیے|paise nahi lene|' +
    'پیسے نہیں لینے|ایزی پیسہ کر دیے ہیں|جاز کیش کر دیے ہیں|jazzcash se kar di hai|' +
    'easypaisa se kar di hai|paid kar diya|paid kar diya hai|payment kar di hai|payment ho chuki hai|' +
    'paise de diye hain|ادائیگی ہو گئی ہے|ادا کر دیا|ادا کر دیے|payment ho gayi hai|' +
    'jazzcash kar diye hain|ادائیگی ہو چکی ہے|پیسے دے دیے ہیں',
  cards: 'کریڈٹ کارڈ|ڈیبٹ کارڈ|کارڈ|card se',
  transfers: 'nayapay|sadapay|kuickpay|raast|راست|jazzcash|easypaisa|جاز کیش|ایزی پیسہ',
  doors:
    'ڈیلیوری کے وقت|پہنچنے پر|ملنے پر|delivery par|ghar par|darwaze par|گھر پر|دروازے پر|ڈیلیوری پر|' +
    'سے دیں گی|سے دیں گے|سے دوں گا|سے دوں گی|se denge|se dengi|se dunga|se dungi|delivery pe|darwaze pe',
  atDoor: 'ڈیلیوری پر|delivery pe',
  riders: 'رائیڈر کو',
  paying: 'ادائیگی',
  deeds: [
    ['ادائیگی|پیسے|پیمنٹ|ایزی پیسہ|جاز کیش|ٹرانسفر|رقم', 'کر دی|کر دیے|کر دیا|کر چکے|ہو چکی|ہو گئی|دے دیے|بھیج دیے'],
    [
      'payment|paise|jazzcash|easypaisa|jazz cash|easy paisa|transfer|online',
      'kar di|kar diya|kar diye|kar dia|kardi|kardiya|kardiye|ho gayi|ho gai|ho chuki|ho chuka|bhej diye|' + 'de diye',
    ],
  ],
  numberIs: 'hai|ہے',
  thingNumbers: 'cnic',
  orders: 'آرڈر|آرڈر نمبر',
  bills: 'آرڈر',
  orderNumbers: 'نمبر',
  courtesies:
    'de dunga|de dungi|de dega|chahiye|mujhe|unka|uska|وہ|ان کا|اس کا|کو|چاہیے|مجھے|براہِ کرم|براہ کرم|' +
    'wassalam|jazakallah|jzk|jazakallah khair|aoa|allah hafiz|aaj|آج|السلام علیکم|assalam o alaikum|' +
    'assalamualaikum|assalam alaikum|walaikum|bhai|shukriya|meherbani|ye|parcel|ko|dena hai|ko dena hai|' +
    'hai|hain|bhej do|bhej dein|kar diye|kar di|aur|number|lena|یہ|پارسل|کے لیے|ہے|کے لیے ہے|بھائی|شکریہ|' +
    'مہربانی|پر|نمبر|پہنچا دیں|دیں|اور|کر دی',
  forwarded: 'فارورڈ|فارورڈڈ',
  itemsAnd: 'aur',
  conditions: 'اگر|agar',
  unitLabels: 'فلیٹ|اپارٹمنٹ',
}
