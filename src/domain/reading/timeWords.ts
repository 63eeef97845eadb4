/** Words of times, separated by bars. Case and accents are ignored. */

/** Words before a time that limit it. */
export const LIMITS =
  'before|after|until|till|by|from|between|mezi|před|po|do|od|bis|ab|vor|nach|von|zwischen|antes de las|después de las|a partir de las|hasta las|desde las|entre las|entre|قبل|بعد|بين|من|ก่อน|หลัง|ระหว่าง|ตั้งแต่|' +
  'μετά τις|μετά|πριν τις|πριν|μέχρι τις|μέχρι|από τις|από|μεταξύ|efter|före|innan|från|mellan|senast|etter|fra|mellom|innen|după ora|după|înainte de ora|înainte de|până la|între|de la|ennen|sebelum|selepas|antara|dari|bago mag|bago|pagkatapos ng|mula|' +
  'ក្រោយ|មុន|ចន្លោះ|ກ່ອນ|ຫຼັງ|ລະຫວ່າງ|پێش|دوای|نێوان'

/** Endings that limit a time: "until", "after", "before". */
export const LIMITS_BEHIND =
  'まで|以降|以後|前|後|之前|之後|之后|以前|后|까지|이후|이전|전|후|전까지|ke baad|se pehle|tak|کے بعد|سے پہلے|تک|után|utan|előtt|között|jälkeen|mennessä|sonra|önce|kadar|পরে|পর|আগে|মধ্যে|பிறகு|பின்|முன்|முன்பு|க்குள்|နောက်ပိုင်း|မတိုင်ခင်|အရောက်'

/** Words beside a time that say nothing about it: "at", "about". */
export const AT_WORDS =
  'at|about|around|at about|v|ve|kolem|okolo|asi v|um|gegen|so um|a las|tipo|saat|الساعة|الساعه|ساعة|على الساعة|على|เวลา|ตอน|ถึงตอน|ขอถึงตอน|klo|kello|kl|klokken|klockan|pukul|jam|στις|στη|γύρω στις|la ora|ora|pe la|alas|bandang|ម៉ោង|ເວລາ|کاتژمێر'
/** Those of them that stand only before a clock time. */
export const CLOCK_WORDS =
  'ora|' + 'klo|kello|kl|klokken|klockan|pukul|alas|a las|la ora|στις|saat|الساعة|الساعه|ម៉ោង|کاتژمێر'
/** Limits that only an hour follows: "después de las 20". */
export const HOUR_LIMITS =
  'antes de las|después de las|a partir de las|hasta las|desde las|μετά τις|πριν τις|μέχρι τις|από τις'
export const ABOUT_BEHIND = '頃|ごろ|쯤|くらい|ぐらい|左右|kör|körül'

/** Words for another day than today: a time of that day is shown as it is written. */
export const DAYS =
  'tomorrow|tmr|tmrw|zítra|pozítří|morgen|übermorgen|mañana|pasado mañana|yarın|holnap|holnapután|mâine|poimâine|αύριο|μεθαύριο|imorgon|i morgon|i morgen|i övermorgon|i overmorgen|huomenna|ylihuomenna|esok|besok|lusa|bukas|ugma|kal|parson|کل|پرسوں|غدا|بكرة|بكره|باجر|بعد بكرة|' +
  'พรุ่งนี้|มะรืนนี้|明日|あした|あす|明後日|明天|聽日|听日|後天|后天|내일|모레|ມື້ອື່ນ|ថ្ងៃស្អែក|ស្អែក|မနက်ဖြန်|আগামীকাল|কাল|நாளை|سبەی|سبەینێ|بەیانی'

/** Prayers, before or after which people want an order. */
export const PRAYERS =
  'fajr|zuhr|zohar|asr|maghrib|isha|asar|isyak|subuh|صلاة الفجر|صلاة الظهر|صلاة العصر|صلاة المغرب|صلاة العشاء|الفجر|المغرب|العشاء|مغرب|عشاء|ظہر|عصر|فجر|التراويح|মাগরিব|এশা|আসর'

/** "in", "within" before a number of minutes. */
export const IN_WORDS =
  'around|about|abt|approx|' +
  'in|within|in about|za|do|během|in einer|innerhalb|innerhalb von|en|dentro de|om|inom|peste|în|σε|μέσα σε|dalam|lagi|dalam masa|pagkatapos ng|sa loob ng|بعد|خلال|في غضون|อีก|ภายใน|ในอีก|ອີກ|ພາຍໃນ|ក្នុងរយៈពេល|ក្នុង|រយៈពេល|دوای'
/** Minutes and hours. */
export const PERIODS =
  'halvtimme|halvtime|půlhodiny|個鐘|个钟|個鐘頭|个小时|個小時|半小時|half hour|' +
  'min|mins|minute|minutes|minut|minuty|minutu|minuten|minuter|minutter|minuuttia|minuutin|minutos|minuto|minit|perc|percen|λεπτά|dakika|dk|دقيقة|دقايق|دقائق|منٹ|minat|mint|นาที|分鐘|分钟|分間|分|분|ນາທີ|នាទី|မိနစ်|মিনিট|মিনিটের|நிமிடம்|நிமிடங்கள்|நிமிடத்தில்|நிமிடங்களில்|خولەک|' +
  'hour|hours|hr|hrs|hodin|hodiny|hodinu|stunde|stunden|timme|timmar|timer|tunti|tuntia|tunnin|hora|horas|óra|órán|ώρα|ώρες|oră|ore|saat|jam|oras|ساعة|ساعات|گھنٹہ|گھنٹے|ghanta|ghante|ghantay|ชั่วโมง|時間|小時|小时|鐘頭|钟头|시간|ຊົ່ວໂມງ|ម៉ោង|နာရီ|ঘণ্টা|ঘন্টা|மணி நேரம்|کاتژمێر'
/** One hour, half an hour, before its word. */
export const PERIOD_COUNTS =
  'a|an|half an|one|půl|jednu|halben|einer|einer halben|una|media|yarım|bir|fél|egy|jumătate de|o|μισή|μία|en|en halv|puolen|puoli|setengah|sejam|aadhe|adhe|آدھے|ایک|نص|نصف|半|1個半|ครึ่ง|ເຄິ່ງ|កន្លះ|আধা|অর্ধেক|அரை'
/** "later" behind a number of minutes. */
export const PERIODS_BEHIND =
  'later|from now|後|后|以内|內|内|之內|之后|之後|뒤|후|뒤에|이내|안에|쯤 뒤|içinde|sonra|múlva|belül|kuluttua|päästä|sisällä|mein|me|tak|baad|ke baad|ke andar|میں|بعد|کے بعد|کے اندر|تک|পর|পরে|মধ্যে|এর মধ্যে|பிறகு|கழித்து|အတွင်း|ပြီးရင်|នឹងមកដល់|ទៀត'

/** The part of the day decides which of two hours is meant. Twelve in the evening is midnight. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Parts of the day, on either side of the hour. */
export const DAY_PARTS: Readonly<Record<DayPart, string>> = {
  morning:
    '上午|午前|朝|早上|오전|아침|صبح|subah|صباحا|الصبح|صباح|sabah|ráno|dopoledne|morgens|vormittags|in der früh|am vormittag|de la mañana|in the morning|เช้า|' +
    'reggel|délelőtt|dimineața|το πρωί|πρωί|på morgonen|på förmiddagen|om morgenen|om formiddagen|aamulla|aamupäivällä|pagi|ng umaga|sa umaga|sa buntag|সকাল|সকালে|காலை|ព្រឹក|ពេលព្រឹក|ຕອນເຊົ້າ|ເຊົ້າ|မနက်|နံနက်',
  noon:
    '中午|昼|점심|낮|دوپہر|dopahar|ظهرا|الظهر|öğlen|öğle|mittags|zu mittag|del mediodía|' +
    'délben|la prânz|το μεσημέρι|μεσημέρι|tengah hari|tanghali|ng tanghali|দুপুর|দুপুরে|மதியம்|ថ្ងៃត្រង់|ຕອນທ່ຽງ|နေ့လယ်|نیوەڕۆ',
  afternoon:
    '下午|午後|오후|العصر|عصرا|öğleden sonra|odpoledne|nachmittags|am nachmittag|de la tarde|in the afternoon|บ่าย|' +
    'délután|după-amiază|după amiază|το απόγευμα|απόγευμα|på eftermiddagen|om ettermiddagen|iltapäivällä|petang|ng hapon|sa hapon|বিকাল|বিকেল|বিকালে|বিকেলে|பிற்பகல்|រសៀល|ຕອນບ່າຍ|ບ່າຍ|دوای نیوەڕۆ',
  evening:
    '晚上|今晚|夜晚|夕方|저녁|شام|shaam|sham|مساء|المسا|المساء|العشاء|akşam|večer|abends|am abend|in the evening|tonight|เย็น|' +
    'este|ma este|seara|diseară|το βράδυ|βράδυ|απόψε|på kvällen|ikväll|i kväll|i kveld|om kvelden|illalla|tänään illalla|malam|ng gabi|mamayang gabi|sa gabii|সন্ধ্যা|সন্ধ্যায়|மாலை|ល្ងាច|ຕອນແລງ|ແລງ|ညနေ|ئێوارە|heute abend|esta noche',
  night:
    '夜|深夜|밤|رات|raat|ليلا|بالليل|gece|v noci|nachts|de la noche|at night|' +
    'éjjel|noaptea|τη νύχτα|på natten|om natten|yöllä|রাত|রাতে|இரவு|យប់|ຕອນກາງຄືນ|ည|شەو',
}
/** The same, only behind the hour. */
export const MARKS: Readonly<Partial<Record<DayPart, string>>> = {
  morning: 'a.m.|am|صباحا|الصبح|الصباح|π.μ.|πμ',
  noon: 'ظهرا|الظهر',
  afternoon: 'p.m.|pm|العصر|عصرا|μ.μ.|μμ',
  evening: 'مساء|المسا|المساء',
  night: 'بالليل|ليلا',
}
/** The same, only behind minutes: "م ٥" is also a house. */
export const SHORT_MARKS: Readonly<Partial<Record<DayPart, string>>> = { morning: 'ص', afternoon: 'م' }

/** Words for hours in scripts with spaces. */
export const HOURS =
  "h|hs|hod|hodin|uhr|horas|baje|bajay|bajey|bje|بجے|o'clock|óra|órakor|óráig|órára|টায়|টার|மணி|மணிக்கு|மணிக்குப்|மணிக்குள்"

/** Words that move an hour by minutes. */
type Fractions = ReadonlyArray<readonly [words: string, minutes: number]>

/** Before the hour: "half past", German "halb". */
export const BEFORE_HOUR: Fractions = [
  ['half past', 30],
  ['quarter past|viertel nach|kvart över|kvart over|varttia yli', 15],
  ['quarter to|viertel vor|dreiviertel|tři čtvrtě na|háromnegyed|kvart i|kvart på|varttia vaille', -15],
  ['halb|půl|halv|puoli|fél', -30],
  ['čtvrt na|negyed', -45],
]
/** The same if a word for hours follows, for they multiply other numbers too: "ساڑھے آٹھ بجے", "saade aath sau". */
export const BEFORE_OCLOCK: Fractions = [
  ['ساڑھے|saade|saadhe|saarhe|saarhay|sarhe|sarhay|sadhe|সাড়ে', 30],
  ['سوا|sawa|সোয়া', 15],
  ['پونے|pone|paune|পৌনে', -15],
]
/** Behind the hour. */
export const BEHIND_HOUR: Fractions = [
  ['buçuk|buçukta|buçuğa|y media|កន្លះ|ونص|ونصف|و نص|και μισή|și jumătate|setengah', 30],
  ['y cuarto|وربع|و ربع|çeyrek geçe|και τέταρτο|și un sfert', 15],
  ['menos cuarto|الا ربع|إلا ربع|παρά τέταρτο|fără un sfert', -15],
]

/** Endings of hours in words: "nyolcra", "hatkor". */
export const HOUR_ENDINGS = '(?:kor|re|ra|ig)?'

/** The hours from one to twelve in words. */
export const HOUR_WORDS: ReadonlyArray<string> = [
  'one|eins|jedné|jednu|bir|una|ایک|aik|한|หนึ่ง|一|واحدة|وحدة|الواحدة|egy|ett|yksi|unu|μία|satu|একটা|একটায়',
  'two|zwei|druhé|dvě|iki|dos|دو|do|두|สอง|二|兩|ثنتين|الثانية|két|kettő|två|kaksi|două|δύο|dua|দুইটা|দুইটায়|দুটা|দুটায়',
  'three|drei|třetí|tři|üç|tres|تین|teen|세|สาม|三|ثلاث|ثلاثة|الثالثة|három|tre|kolme|trei|τρεις|tiga|তিনটা|তিনটায়',
  'four|vier|čtvrté|čtyři|dört|cuatro|چار|chaar|char|네|สี่|四|اربع|أربعة|الرابعة|négy|fyra|fire|neljä|patru|τέσσερις|empat|চারটা|চারটায়',
  'five|fünf|páté|pět|beş|cinco|پانچ|paanch|panch|다섯|ห้า|五|خمس|خمسة|الخامسة|öt|fem|viisi|cinci|πέντε|lima|পাঁচটা|পাঁচটায়',
  'six|sechs|šesté|šest|altı|seis|چھ|chay|che|여섯|หก|六|ست|ستة|السادسة|hat|sex|seks|kuusi|șase|έξι|enam|ছয়টা|ছয়টায়',
  'seven|sieben|sedmé|sedm|yedi|siete|سات|saat|일곱|เจ็ด|七|سبع|سبعة|السابعة|hét|sju|syv|seitsemän|șapte|επτά|εφτά|tujuh|সাতটা|সাতটায়',
  'eight|acht|osmé|osm|sekiz|ocho|آٹھ|aath|여덟|แปด|八|ثمان|ثمانية|الثامنة|nyolc|åtta|åtte|kahdeksan|opt|οκτώ|οχτώ|lapan|আটটা|আটটায়',
  'nine|neun|deváté|devět|dokuz|nueve|نو|nau|아홉|เก้า|九|تسع|تسعة|التاسعة|kilenc|nio|ni|yhdeksän|nouă|εννέα|εννιά|sembilan|নয়টা|নয়টায়',
  'ten|zehn|desáté|deset|on|diez|دس|das|열|สิบ|十|عشر|عشرة|العاشرة|tíz|tio|ti|kymmenen|zece|δέκα|sepuluh|দশটা|দশটায়',
  'eleven|elf|jedenácté|jedenáct|on bir|once|گیارہ|gyara|열한|สิบเอ็ด|十一|الحادية عشرة|tizenegy|elva|elleve|yksitoista|unsprezece|έντεκα|sebelas|এগারোটা|এগারোটায়',
  'twelve|zwölf|dvanácté|dvanáct|on iki|doce|بارہ|bara|열두|สิบสอง|十二|الثانية عشرة|tizenkettő|tolv|kaksitoista|doisprezece|δώδεκα|dua belas|বারোটা|বারোটায়',
]

/** Noon and midnight, which need no hour. */
export const NOON = 'noon|midday|v poledne|正午|정오|al mediodía|keskipäivällä'
export const MIDNIGHT =
  'midnight|půlnoc|o půlnoci|do půlnoci|零時|零点|자정|medianoche|a medianoche|gece yarısı|mitternacht|um mitternacht|midnatt|keskiyöllä|éjfél|éjfélkor|miezul nopții|μεσάνυχτα|τα μεσάνυχτα|منتصف الليل|tengah malam|hatinggabi|aadhi raat|آدھی رات'

/** Words between two hours. */
export const AND_WORDS =
  'a|až|and|to|bis|und|och|og|y|y las|e|hasta|és|ja|και|έως|και τις|și|până la|dan|hingga|sampai|hanggang|at|ile|至|到|から|الى|إلى|و|تک|سے|se|থেকে|முதல்|ถึง|ຫາ|ដល់|تا|에서|부터'

/** Words before two hours. */
export const BETWEEN_LIMITS =
  'between|from|mezi|od|entre las|de|zwischen|von|mellan|från|mellom|fra|între|μεταξύ|από τις|antara|dari|بين|من|ระหว่าง|ตั้งแต่'

/** Matches hours and parts of the day that need no space before them. */
export const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
