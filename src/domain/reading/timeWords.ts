/** Words of times, separated by bars. Case and accents are ignored. */

/** Words before a time that limit it. */
export const LIMITS =
  'btw|btwn|no later than|not later than|latest|nejpozději do|nejpozději v|nejpozději|spätestens um|spätestens|bis spätestens|a más tardar a las|en geç|legkésőbb|το αργότερο|viimeistään|cel târziu|cel târziu la|paling lewat|最晚|最遲|遅くとも|늦어도|' +
  'before|after|until|till|by|from|between|mezi|před|po|do|od|bis|ab|vor|nach|von|zwischen|antes de las|después de las|a partir de las|hasta las|desde las|entre las|entre|قبل|بعد|بين|من|ก่อน|หลัง|ระหว่าง|ตั้งแต่|' +
  'μετά τις|μετά|πριν τις|πριν|μέχρι τις|μέχρι|από τις|από|μεταξύ|efter|före|innan|från|mellan|senast|etter|fra|mellom|innen|după ora|după|înainte de ora|înainte de|până la|între|de la|ennen|sebelum|selepas|antara|dari|bago mag|bago|pagkatapos ng|mula|' +
  'ក្រោយ|មុន|ចន្លោះ|ກ່ອນ|ຫຼັງ|ລະຫວ່າງ|پێش|دوای|نێوان'

/** Endings that limit a time: "until", "after", "before". */
export const LIMITS_BEHIND =
  'arası|arasında|araları|之間|の間|まで|以降|以後|前|後|之前|之後|之后|以前|后|까지|이후|이전|전|후|전까지|ke baad|se pehle|tak|کے بعد|سے پہلے|تک|után|utan|előtt|között|jälkeen|mennessä|sonra|önce|kadar|পরে|পর|আগে|মধ্যে|பிறகு|பின்|முன்|முன்பு|க்குள்|နောက်ပိုင်း|မတိုင်ခင်|အရောက်'

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
  'holnapra|tomorrow|tmr|tmrw|zítra|pozítří|morgen|übermorgen|mañana|pasado mañana|yarın|holnap|holnapután|mâine|poimâine|αύριο|μεθαύριο|imorgon|i morgon|i morgen|i övermorgon|i overmorgen|huomenna|ylihuomenna|esok|besok|lusa|bukas|ugma|kal|parson|کل|پرسوں|غدا|بكرة|بكره|باجر|بعد بكرة|' +
  'พรุ่งนี้|มะรืนนี้|明日|あした|あす|明後日|明天|聽日|听日|後天|后天|내일|모레|ມື້ອື່ນ|ថ្ងៃស្អែក|ស្អែក|မနက်ဖြန်|আগামীকাল|কাল|நாளை|سبەی|سبەینێ|بەیانی'

/** Weekdays as they stand in a sentence. */
export const WEEKDAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun|' +
  'pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli|středa|sobota|neděle|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|' +
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mandag|tirsdag|lørdag|søndag|' +
  'maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat|' +
  'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|' +
  'isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|miyerkules|huwebes|biyernes|linggo|' +
  'الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار|somvar|jumma|hafta|itwar|' +
  'সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার|திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு|' +
  'วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันพฤหัส|วันศุกร์|วันเสาร์|วันอาทิตย์|ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ|' +
  'ថ្ងៃចន្ទ|ថ្ងៃអង្គារ|ថ្ងៃពុធ|ថ្ងៃព្រហស្បតិ៍|ថ្ងៃសុក្រ|ថ្ងៃសៅរ៍|ថ្ងៃអាទិត្យ|တနင်္လာနေ့|အင်္ဂါနေ့|ဗုဒ္ဓဟူးနေ့|ကြာသပတေးနေ့|သောကြာနေ့|စနေနေ့|တနင်္ဂနွေနေ့|' +
  '月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|月曜|火曜|水曜|木曜|金曜|土曜|日曜|星期一|星期二|星期三|星期四|星期五|星期六|星期日|星期天|禮拜一|禮拜二|禮拜三|禮拜四|禮拜五|禮拜六|禮拜日|週一|週二|週三|週四|週五|週六|週日|월요일|화요일|수요일|목요일|금요일|토요일|일요일|دووشەممە|سێشەممە|چوارشەممە|پێنجشەممە|هەینی|شەممە|یەکشەممە'
/** Words before a weekday or a date. */
export const ON_WORDS = 'on|dne|v|ve|am|den|på|el|el día|pe|în|την|το|στις|σε|يوم|noong|sa|hari'
/** Months beside the number of a day. */
export const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|' +
  'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|jänner|januar|februar|märz|mai|juni|juli|oktober|dezember|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|' +
  'januari|februari|mars|augusti|desember|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|' +
  'január|február|március|április|május|június|július|augusztus|szeptember|október|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|' +
  'ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου|' +
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر|' +
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.'

/** Prayers, before or after which people want an order. */
export const PRAYERS =
  'fajr|zuhr|zohar|asr|maghrib|isha|asar|isyak|subuh|صلاة الفجر|صلاة الظهر|صلاة العصر|صلاة المغرب|صلاة العشاء|الفجر|المغرب|العشاء|مغرب|عشاء|ظہر|عصر|فجر|التراويح|মাগরিব|এশা|আসর'

/** "in", "within" before a number of minutes. */
export const IN_WORDS =
  'asi za|tak za|zhruba za|en unos|en unas|en menos de|dentro de unos|in ca|in etwa|in ungefähr|binnen|om ca|om cirka|innen|i løpet av|cam în|în maxim|în vreo|في خلال|تقريبا بعد|อีกประมาณ|ภายในอีก|' +
  'around|about|abt|approx|' +
  'in|within|in about|za|do|během|in einer|innerhalb|innerhalb von|en|dentro de|om|inom|peste|în|σε|μέσα σε|dalam|lagi|dalam masa|pagkatapos ng|sa loob ng|بعد|خلال|في غضون|อีก|ภายใน|ในอีก|ອີກ|ພາຍໃນ|ក្នុងរយៈពេល|ក្នុង|រយៈពេល|دوای'
/** Minutes and hours. */
export const PERIODS =
  'h|hod|std|' +
  'halvtimme|halvtime|půlhodiny|個鐘|个钟|個鐘頭|个小时|個小時|半小時|half hour|' +
  'min|mins|minute|minutes|minut|minuty|minutu|minuten|minuter|minutter|minuuttia|minuutin|minutos|minuto|minit|perc|percen|λεπτά|dakika|dk|دقيقة|دقايق|دقائق|منٹ|minat|mint|นาที|分鐘|分钟|分間|分|분|ນາທີ|នាទី|မိနစ်|মিনিট|মিনিটের|நிமிடம்|நிமிடங்கள்|நிமிடத்தில்|நிமிடங்களில்|خولەک|' +
  'hour|hours|hr|hrs|hodin|hodiny|hodinu|stunde|stunden|timme|timmar|timer|tunti|tuntia|tunnin|hora|horas|óra|órán|ώρα|ώρες|oră|ore|saat|jam|oras|ساعة|ساعات|گھنٹہ|گھنٹے|ghanta|ghante|ghantay|ชั่วโมง|時間|小時|小时|鐘頭|钟头|시간|ຊົ່ວໂມງ|ម៉ោង|နာရီ|ঘণ্টা|ঘন্টা|மணி நேரம்|کاتژمێر'
/** Periods that need no number. */
export const WHOLE_PERIODS =
  'hodinu|hodinku|půlhodinu|půlhodiny|půlhodinku|čtvrthodinu|čtvrthodiny|čtvrthodinku|viertelstunde|dreiviertelstunde|stunde|an hour|half an hour|una hora|media hora|una hora y media|timme|halvtimme|kvart|time|halvtime|kvarter|tunnin|puolen tunnin|puolituntia|óra|félóra|negyedóra|órán|félórán|negyedórán|oră|jumătate de oră|sfert de oră|ساعة|نص ساعة|نصف ساعة|ربع ساعة|ثلث ساعة|ساعتين|ساعة ونص|saat|yarım saat|çeyrek saat|半時間|半小時|半個鐘|한시간|한 시간|ครึ่งชั่วโมง|ชั่วโมง'
/** Periods with "in" as their ending. */
export const PERIODS_TO_COME =
  'yarım saate|bir saate|bir saat içinde|yarım saat içinde|tunnissa|tunnin sisällä|puolessa tunnissa|puolen tunnin sisällä|fél órán belül|félórán belül|egy órán belül|egy óra múlva|fél óra múlva|aadhe ghante mein|ek ghante mein|آدھے گھنٹے میں|ایک گھنٹے میں|এক ঘণ্টার মধ্যে|আধা ঘণ্টার মধ্যে|အခုတစ်နာရီအတွင်း'
/** Noon behind a word that limits it. */
export const NOON_BEHIND_LIMITS =
  'poledne|polednem|poledni|noon|midday|lunch|lunchtime|mittag|mittags|el mediodía|del mediodía|al mediodía|mediodía|prânz|amiază|το μεσημέρι|μεσημέρι|lunsj|middag|tengah hari|tanghali|الظهر|ظهر|öğlen|öğle|نیوەڕۆ'
/** What not to do before or after a time that is not that of the delivery. */
export const NO_CALLS =
  "don't call|dont call|do not call|dun call|no calls|don't ring|do not ring|nevolejte|nevolat|nezvoňte|nezvonit|nicht anrufen|nicht läuten|bitte nicht läuten|no llamar|no llame|no llamen|no tocar|ne hívjon|ne csengessen|nu sunați|nu suna|ring inte|ikke ring|älä soita|älkää soittako|aramayın|zile basmayın|μην καλέσετε|μη χτυπήσετε|jangan telefon|jangan call|wag tumawag|huwag tumawag|لا تتصل|لا تتصلون|لا تتصلوا|لا ترن|فون نہ کریں|call na karein|call mat karna|ফোন দিবেন না|ห้ามโทร|อย่าโทร|อย่าเพิ่งโทร|唔好打|別打|请勿|請勿|勿打|電話しない|電話は控え|전화하지"

/** One hour, half an hour, before its word. */
export const PERIOD_COUNTS =
  '3/4|1/2|½|¾|tři čtvrtě|čtvrt|dreiviertel|tres cuartos de|negyed|tre kvart|tre kvarts|kolme varttia|ساعة الا ربع|半個|' +
  'a|an|half an|one|půl|jednu|halben|einer|einer halben|una|media|yarım|bir|fél|egy|jumătate de|o|μισή|μία|en|en halv|puolen|puoli|setengah|sejam|aadhe|adhe|آدھے|ایک|نص|نصف|半|1個半|ครึ่ง|ເຄິ່ງ|កន្លះ|আধা|অর্ধেক|அரை'
/** "later" behind a number of minutes. */
export const PERIODS_BEHIND =
  'later|from now|後|后|以内|內|内|之內|之后|之後|뒤|후|뒤에|이내|안에|쯤 뒤|içinde|sonra|múlva|belül|kuluttua|päästä|sisällä|mein|me|tak|baad|ke baad|ke andar|میں|بعد|کے بعد|کے اندر|تک|পর|পরে|মধ্যে|এর মধ্যে|பிறகு|கழித்து|အတွင်း|ပြီးရင်|នឹងមកដល់|ទៀត'

/** The part of the day decides which of two hours is meant. Twelve in the evening is midnight. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Parts of the day, on either side of the hour. */
export const DAY_PARTS: Readonly<Record<DayPart, string>> = {
  morning:
    'this morning|dnes ráno|dnes dopoledne|i förmiddag|i morse|i formiddag|på formiddagen|tänä aamuna|aamupäivän aikana|ma délelőtt|esta mañana|por la mañana|a la mañana|heute vormittag|heute früh|azi dimineață|sabahleyin|öğleden önce|上晝|朝早|早晨|凌晨|清晨|今朝|午前中|الفجر|الضحى|آج صبح|ตอนเช้า|เช้านี้|' +
    '上午|午前|朝|早上|오전|아침|صبح|subah|صباحا|الصبح|صباح|sabah|ráno|dopoledne|morgens|vormittags|in der früh|am vormittag|de la mañana|in the morning|เช้า|' +
    'reggel|délelőtt|dimineața|το πρωί|πρωί|på morgonen|på förmiddagen|om morgenen|om formiddagen|aamulla|aamupäivällä|pagi|ng umaga|sa umaga|sa buntag|সকাল|সকালে|காலை|ព្រឹក|ពេលព្រឹក|ຕອນເຊົ້າ|ເຊົ້າ|မနက်|နံနက်',
  noon:
    'dnes v poledne|heute mittag|azi la prânz|öğlene|öğleyin|晏晝|正午|お昼|နေ့လည်|ตอนเที่ยง|ظهر|الظهيرة|آج دوپہر|' +
    '中午|昼|점심|낮|دوپہر|dopahar|ظهرا|الظهر|öğlen|öğle|mittags|zu mittag|del mediodía|' +
    'délben|délre|la prânz|το μεσημέρι|μεσημέρι|tengah hari|tanghali|ng tanghali|দুপুর|দুপুরে|மதியம்|ថ្ងៃត្រង់|ຕອນທ່ຽງ|နေ့လယ်|نیوەڕۆ',
  afternoon:
    'this afternoon|dnes odpoledne|odpo|i eftermiddag|i ettermiddag|på ettermiddagen|tänään iltapäivällä|ma délután|esta tarde|por la tarde|a la tarde|heute nachmittag|după-masa|după masa|după-amiaza|azi după-amiază|下晝|午后|سہ پہر|ตอนบ่าย|บ่ายนี้|' +
    '下午|午後|오후|العصر|عصرا|öğleden sonra|odpoledne|nachmittags|am nachmittag|de la tarde|in the afternoon|บ่าย|' +
    'délután|după-amiază|după amiază|το απόγευμα|απόγευμα|på eftermiddagen|om ettermiddagen|iltapäivällä|petang|ng hapon|sa hapon|বিকাল|বিকেল|বিকালে|বিকেলে|பிற்பகல்|រសៀល|ຕອນບ່າຍ|ບ່າຍ|دوای نیوەڕۆ',
  evening:
    'this evening|dnes večer|på kvelden|ikveld|tänä iltana|iltaisin|ma esti|esti|por la noche|a la noche|heut abend|astă seară|deseară|bu akşam|akşama|akşamüstü|傍晚|黃昏|今晩|今夜|晚|المغرب|مغرب|العشا|الليلة|آج شام|ค่ำ|ตอนเย็น|เย็นนี้|ညနေခင်း|ពេលល្ងាច|ល្ងាចនេះ|' +
    '晚上|今晚|夜晚|夕方|저녁|شام|shaam|sham|مساء|المسا|المساء|العشاء|akşam|večer|abends|am abend|in the evening|tonight|เย็น|' +
    'este|ma este|seara|diseară|το βράδυ|βράδυ|απόψε|på kvällen|ikväll|i kväll|i kveld|om kvelden|illalla|tänään illalla|malam|ng gabi|mamayang gabi|sa gabii|সন্ধ্যা|সন্ধ্যায়|மாலை|ល្ងាច|ຕອນແລງ|ແລງ|ညနေ|ئێوارە|heute abend|esta noche',
  night:
    'i natt|inatt|bu gece|คืนนี้|ตอนกลางคืน|آج رات|ညဘက်|ពេលយប់|យប់នេះ|' +
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
  'hodinou|hour|timen|klokka|' +
  "h|hs|hod|hodin|uhr|horas|baje|bajay|bajey|bje|بجے|o'clock|óra|órakor|óráig|órára|টায়|টার|மணி|மணிக்கு|மணிக்குப்|மணிக்குள்"

/** Words that move an hour by minutes. */
type Fractions = ReadonlyArray<readonly [words: string, minutes: number]>

/** Before the hour: "half past", German "halb". */
export const BEFORE_HOUR: Fractions = [
  ['half past', 30],
  ['quarter past|kvarter over|viertel nach|kvart över|kvart over|varttia yli', 15],
  [
    'quarter to|viertel vor|dreiviertel|tři čtvrtě na|třičtvrtě na|3/4 na|háromnegyed|kvart i|kvart på|varttia vaille',
    -15,
  ],
  ['halb|půl|halv|puoli|fél', -30],
  ['čtvrt na|1/4 na|negyed', -45],
]
/** The same if a word for hours follows, for they multiply other numbers too: "ساڑھے آٹھ بجے", "saade aath sau". */
export const BEFORE_OCLOCK: Fractions = [
  ['ساڑھے|saade|saadhe|saarhe|saarhay|sarhe|sarhay|sadhe|সাড়ে', 30],
  ['سوا|sawa|সোয়া', 15],
  ['پونے|pone|paune|পৌনে', -15],
]
/** Behind the hour. */
export const BEHIND_HOUR: Fractions = [
  ['buçuk|buçukta|buçuğa|y media|កន្លះ|ونص|ونصف|و نص|και μισή|și jumătate|setengah|y medya|و نیو', 30],
  ['y cuarto|وربع|و ربع|çeyrek geçe|και τέταρτο|și un sfert', 15],
  ['وثلث|و ثلث', 20],
  ['الا ثلث|إلا ثلث', -20],
  ['menos cuarto|الا ربع|إلا ربع|παρά τέταρτο|fără un sfert', -15],
]

/** Endings of hours in words: "nyolcra", "hatkor", "yedide". */
export const HOUR_ENDINGS = '(?:kor|re|ra|ig|d[ea]|t[ea])?'

/** The hours from one to twelve in words. */
export const HOUR_WORDS: ReadonlyArray<string> = [
  'one|eins|jedné|jednu|bir|una|ایک|aik|한|หนึ่ง|一|واحدة|وحدة|الواحدة|egy|ett|yksi|unu|μία|satu|একটা|একটায়|jednou|yhdeltä|yhden',
  'two|zwei|druhé|dvě|iki|dos|دو|do|두|สอง|二|兩|ثنتين|الثانية|két|kettő|två|kaksi|două|δύο|dua|দুইটা|দুইটায়|দুটা|দুটায়|druhou|dvou|kahdelta|kahden',
  'three|drei|třetí|tři|üç|tres|تین|teen|세|สาม|三|ثلاث|ثلاثة|الثالثة|három|tre|kolme|trei|τρεις|tiga|তিনটা|তিনটায়|tří|kolmelta|kolmen',
  'four|vier|čtvrté|čtyři|dört|cuatro|چار|chaar|char|네|สี่|四|اربع|أربعة|الرابعة|négy|fyra|fire|neljä|patru|τέσσερις|empat|চারটা|চারটায়|čtvrtou|čtyř|neljältä|neljän|kwatro',
  'five|fünf|páté|pět|beş|cinco|پانچ|paanch|panch|다섯|ห้า|五|خمس|خمسة|الخامسة|öt|fem|viisi|cinci|πέντε|lima|পাঁচটা|পাঁচটায়|pátou|pěti|viideltä|viiden|singko',
  'six|sechs|šesté|šest|altı|seis|چھ|chay|che|여섯|หก|六|ست|ستة|السادسة|hat|sex|seks|kuusi|șase|έξι|enam|ছয়টা|ছয়টায়|šestou|šesti|kuudelta|kuuden|sais',
  'seven|sieben|sedmé|sedm|yedi|siete|سات|saat|일곱|เจ็ด|七|سبع|سبعة|السابعة|hét|sju|syv|seitsemän|șapte|επτά|εφτά|tujuh|সাতটা|সাতটায়|sedmou|sedmi|seitsemältä|siyete',
  'eight|acht|osmé|osm|sekiz|ocho|آٹھ|aath|여덟|แปด|八|ثمان|ثمانية|الثامنة|nyolc|åtta|åtte|kahdeksan|opt|οκτώ|οχτώ|lapan|আটটা|আটটায়|osmou|osmi|kahdeksalta|otso',
  'nine|neun|deváté|devět|dokuz|nueve|نو|nau|아홉|เก้า|九|تسع|تسعة|التاسعة|kilenc|nio|ni|yhdeksän|nouă|εννέα|εννιά|sembilan|নয়টা|নয়টায়|devátou|devíti|yhdeksältä|nuwebe',
  'ten|zehn|desáté|deset|on|diez|دس|das|열|สิบ|十|عشر|عشرة|العاشرة|tíz|tio|ti|kymmenen|zece|δέκα|sepuluh|দশটা|দশটায়|desátou|deseti|kymmeneltä|diyes',
  'eleven|elf|jedenácté|jedenáct|on bir|once|گیارہ|gyara|열한|สิบเอ็ด|十一|الحادية عشرة|tizenegy|elva|elleve|yksitoista|unsprezece|έντεκα|sebelas|এগারোটা|এগারোটায়|jedenáctou|jedenácti|yhdeltätoista|yhdentoista|onse',
  'twelve|zwölf|dvanácté|dvanáct|on iki|doce|بارہ|bara|열두|สิบสอง|十二|الثانية عشرة|tizenkettő|tolv|kaksitoista|doisprezece|δώδεκα|dua belas|বারোটা|বারোটায়|dvanáctou|dvanácti|kahdeltatoista|kahdentoista|dose',
]

/** Noon and midnight, which need no hour. */
export const NOON = 'déli 12|kl 12 på dagen|' + 'noon|midday|v poledne|正午|정오|al mediodía|keskipäivällä'
export const MIDNIGHT =
  'midnight|půlnoc|o půlnoci|do půlnoci|零時|零点|자정|medianoche|a medianoche|gece yarısı|mitternacht|um mitternacht|midnatt|keskiyöllä|éjfél|éjfélkor|miezul nopții|μεσάνυχτα|τα μεσάνυχτα|منتصف الليل|tengah malam|hatinggabi|aadhi raat|آدھی رات'

/** Words between two hours. */
export const AND_WORDS =
  'لـ|ل|لحد|لغاية|a|až|and|to|bis|und|och|og|y|y las|e|hasta|és|ja|και|έως|και τις|și|până la|dan|hingga|sampai|hanggang|at|ile|至|到|から|الى|إلى|و|تک|سے|se|থেকে|முதல்|ถึง|ຫາ|ដល់|تا|에서|부터'

/** Words before two hours. */
export const BETWEEN_LIMITS =
  'btw|btwn|' +
  'between|from|mezi|od|entre las|de|zwischen|von|mellan|från|mellom|fra|între|μεταξύ|από τις|antara|dari|بين|من|ระหว่าง|ตั้งแต่'

/** Matches hours and parts of the day that need no space before them. */
export const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
