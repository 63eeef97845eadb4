import type { CountryCode } from '../market/countries.ts'
import { foldedText } from '../text/plainText.ts'
import { LETTERS, NUMBERS } from '../text/letters.ts'
import { alternatives, anyWordOf } from '../text/wordPattern.ts'

/** Words for a flat or a room that also label one in a message; spelled as people write them. */
export const UNIT_LABELS =
  'الوحدة|رقم الوحدة|unit|unit no|unit number|apt|apt no|apartment|flat|flat no|room|room no|byt|číslo bytu|appartement|квартира|شقة|الشقة|رقم الشقة|' +
  'ห้อง|เลขห้อง|ห้องเลขที่|lakás|ajtó|διαμέρισμα|daire|daire no|depto|dpto|dto|departamento|ap|apartament|wohnung|top|' +
  '樓層|楼层|單位|单位|lägenhet|lgh|leilighet|asunto|室|房號|房间|호수|bilik|no unit'

const DOOR_WORDS = `${UNIT_LABELS}|korridor|បន្ទប់លេខ|ordinace|kancelář|kanc|zasedačka|zasedací místnost|zasedací místnosti|místnost|učebna|sál|salonek|apartmán|chata|chatka|ward|bed|cabin|studio|classroom|meeting room|conference room|consultorio|local|aula|birou|biroul|sala|sală|cabinet|cabinetul|toimisto|sali|osasto|kontor|møterom|mötesrum|sal|avdeling|avdelning|iroda|kórterem|tárgyaló|rendelő|terem|salonul|salon|toplantı odası|servis|zi|zimmernummer|ordination|besprechungsraum|kanzlei|မြောက်ခန်း|အခန်းနံပါတ်|เตียง|ห้องพัก|ห้องประชุม|المكتب رقم|عيادة|العيادة|غرفة رقم|جناح|کمرہ نمبر|فلیٹ نمبر|দোকান|কক্ষ|রুম নং|ফ্ল্যাট নং|pokoj|zimmer|huone|szoba|δωμάτιο|cameră|habitación|bureau|apts|suite|ste|rm|office|studio|dveře|кв|διαμ|γραφείο|oficina|büro|ofis|مكتب|المكتب|غرفة|الغرفة|شقه رقم|فلیٹ|فليت|شوقەی|شوقە|دکان|کمرہ|apartman|apto|oda|ຫ້ອງ|បន្ទប់|အခန်း|ফ্ল্যাট|রুম|அறை`

/** Words before the number of a floor, which also label one in a message. */
export const FLOOR_WORDS =
  'plan|piętro|طابق رقم|الطابق رقم|ชั้นที|podl|posch|em|emelete|etaja|etasjen|våningen|' +
  'ফ্লোর|তলা|தளம்|மாடி|krs|kerros|stockwerk|poschodí|قات|نهۆمی|نهۆم|منزل نمبر|floor no|楼层|樓層|층수|階数|' +
  'floor|flr|fl|level|lvl|patro|podlaží|kat|etaj|etajul|piso|våning|vån|etasje|etg|tingkat|aras|όροφος|stock|etage|emelet|poschodie|palapag|الدور|دور|الطابق|طابق|طبقة|فلور|ຊັ້ນ|ជាន់ទី|ជាន់|အထပ်|ชั้นที่|ชั้น'

/** Words behind the number of a floor. */
const FLOOR_ENDINGS =
  'လွှာ|' +
  'floor|flr|fl|patro|patře|podlaží|np|nadzemní podlaží|level|emelet|kat|kata|orofos|όροφος|όροφο|piso|stock|og|etage|våning|vån|etasje|etg|krs|kerros|kerroksessa|poschodie|poschodí|etaj|palapag|منزل'

const NAMED_FLOORS: ReadonlyArray<string> = [
  '(?:ground|lg|ug|lower ground|upper ground|first|second|third|fourth|fifth|sixth|top|upper|lower)\\s(?:floor|flr)',
  '(?:první|prvním|prvý|druhý|třetího|čtvrtý|pátý|šestý|sedmý|druhé|druhém|třetí|třetím|čtvrté|čtvrtém|páté|pátém|šesté|šestém|sedmé|sedmém|osmé|osmém|poslední|posledním|nejvyšším)\\s(?:patro|patře|podlaží)',
  '(?:الدور|الطابق)\\s(?:الأرضي|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الحادي عشر|الثاني عشر|الأخير)',
  '(?:دور|طابق)\\s(?:أرضي|أول|ثاني|ثالث|رابع|خامس|سادس|سابع|أخير)|(?:بدروم|ميزانين|السرداب|الأرضي)',
  '(?:পাঁচ|চার|তিন|দুই|ছয়|সাত|নিচ|উপর|তৃতীয়|চতুর্থ|পঞ্চম|দ্বিতীয়|ষষ্ঠ|সপ্তম|প্রথম)\\s?(?:তলা|তলায়)',
  '(?:ပထမ|ဒုတိယ|တတိယ|စတုတ္ထ|ပဉ္စမ|ဆဌမ|သတ္တမ|အဋ္ဌမ)(?:ထပ်|လွှာ)|မြေညီထပ်|အပေါ်ဆုံးထပ်|(?<=[\\s,])[၁-၉\\d]{1,2}\\s?(?:လွှာ|ထပ်)',
  '(?:en|två|tre|fyra|fem|sex|sju|åtta)\\s(?:trappor|tr)(?:\\supp)?',
  '(?:الدور|الطابق)\\s(?:الاولاني|التاني|التالت|الثامن|التامن|الأخراني)',
  '(?:முதல்|இரண்டாம்|மூன்றாம்|நான்காம்|ஐந்தாம்|தரை)\\s(?:மாடி|தளம்)(?:யில்)?',
  '(?:primer|segundo|tercer|cuarto|quinto|sexto|último|1er|2do|3er)\\spiso|planta\\s(?:baja|alta)|entrepiso|subsuelo',
  '(?:erster|zweiter|dritter|vierter|fünfter|sechster|oberster|ersten|zweiten|dritten|vierten|fünften|sechsten|obersten)\\s(?:stock|etage)|souterrain|hochparterre|mezzanin|keller|dachgeschoß|erdgeschoß',
  '(?:första|andra|tredje|fjärde|femte|sjätte|översta|første|fjerde|øverste|sjette)\\s(?:våningen|våning|etasje|etg)|kjelleren|kjeller|källaren|källare|bottenplan|nedre\\splan|sokkel|underetasje|loftet',
  '(?:ensimmäinen|toinen|kolmas|neljäs|viides|kuudes|ylin)\\skerros|(?:ensimmäisessä|toisessa|kolmannessa|neljännessä|viidennessä|kuudennessa|ylimmässä)\\skerroksessa|katutaso|kellarikerros|kellari',
  '(?:első|második|harmadik|negyedik|ötödik|hatodik|legfelső)\\s(?:emelet|emeleten)|földszinten|magasföldszint|alagsor|félemelet|tetőtér',
  '(?:primul|al doilea|al treilea)\\setaj|etajul\\s(?:întâi|unu|doi|trei|patru|cinci|șase)|demisol|mansardă|mansarda|subsol',
  'birinci\\skatta|zemin\\skatta|bodrum(?:\\skat)?|giriş\\skatı|çatı\\skatı|bahçe\\skatı',
  'พื้นชั้นล่าง|ชั้นล่าง|ชั้นบนสุด|ชั้นใต้ดิน|ชั้นลอย|ຊັ້ນລຸ່ມ|ຊັ້ນເທິງ|ជាន់ផ្ទាល់ដី|ជាន់ក្រោម|ជាន់លើ',
  '(?:پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں)\\sمنزل',
  '(?:zemin|giriş|birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|son)\\skat',
  'přízemí|suterén|mezanin|planta baja|erdgeschoss|dachgeschoss|ισόγειο|υπόγειο|ημιόροφος|földszint|parter|penthouse|(?:upar|neeche|niche)\\swala\\sportion|(?:upper|lower|ground)\\sportion|bottenvåning|pohjakerros',
]

interface OwnForms {
  readonly door?: string
  readonly floor?: string
  /** A flat without a word for it, which may follow a letter. */
  readonly lastNumber?: string
  /** "5F" is a floor and not a house number with a letter. */
  readonly hasFloorLetter?: true
}

/** Forms that mean a floor or a flat only in some countries; elsewhere they are house numbers or other words. */
const OF_COUNTRIES: Readonly<Partial<Record<CountryCode, OwnForms>>> = {
  AT: {
    // "Haus 2" behind the number of the house.
    door: '(?<=\\d[a-z]?,?\\s)haus\\s\\d{1,2}|(?:stiege|stg|tur|top)\\.?\\s?(?:nr\\.?\\s?)?\\d{1,3}[a-z]?|(?:stiege|stg|haus|block)\\s[a-z]',
    floor: 'dg|eg',
  },
  AR: {
    door: '(?:depto|dpto|dto)\\.?\\s?[a-z](?=\\s\\p{L})|of\\.?\\s?\\d{1,4}',
    // "3ro B", "3° B"
    floor:
      '(?<![.,])\\d{1,2}(?:er|ro|do|to|mo|vo|no)\\s"?[a-z]"?|(?<![.,])\\d{1,2}°\\s?piso|(?<![.,])\\d{1,2}°\\s?"[a-z]"|(?<![.,])\\d{1,2}°(?:\\s?(?:[a-z]|\\d{1,3}))?(?!\\s?[\\d\'"]|\\.\\d)|pb(?:\\s?"?(?:\\d{1,3}|[a-z])"?)?|piso\\s?\\d{1,2}\\s[a-z]',
  },
  CZ: {
    door: '(?:vchod|schodiste|blok|sekce|pavilon|budova)\\s(?:[a-z]|\\d{1,2})',
    floor: '\\d{1,2}(?:\\.\\s?)?n?p\\.?',
  },
  FI: {
    door: 'as(?:unto)?\\.?\\s?\\d{1,3}|(?:rappu|porras)\\s[a-z](?:\\s\\d{1,3})?',
    floor: '\\d{1,2}\\.\\s?(?:krs|kerros|kerroksessa)\\.?',
  },
  HK: { hasFloorLetter: true },
  HU: {
    door: '\\d{1,3}(?:\\.|-[aeo]s)\\s?(?:ajto|lakas)',
    // "III. em. 14.", "2/5" behind the number of the house.
    floor:
      '(?:\\d{1,2}|[ivx]{1,4})\\.?\\s?em(?:elet)?\\.?(?:\\s?/?\\s?\\d{1,3}(?!\\d|(?:\\.|-[aeo]s)?\\s?(?:ajto|lakas))(?:/?[a-z]|\\.\\s?[a-d](?=\\s*(?:$|,)))?\\.?)?|(?:fszt|fsz|mfszt|mfsz)\\.?(?:\\s?/?\\s?\\d{1,3})?|(?<=\\d\\.?,?\\s)\\d{1,2}/\\d{1,3}[a-z]?',
  },
  // A number behind the name of a building: "メゾン天神305", "コーポ桜 103".
  // The fourth of the numbers, or the third behind a block, is that of a room: "外神田3-12-8-201".
  JP: {
    lastNumber:
      '(?<=\\d\\s\\P{N}{2,24})\\d{3,4}(?=\\s*$)|(?<=(?:\\d[-の]|丁目\\s?)\\d{1,3}[-の]\\d{1,3}[-の])\\d{3,4}(?![\\d-]|\\s?号?室)',
    hasFloorLetter: true,
  },
  KR: { hasFloorLetter: true },
  MY: { floor: 'tkt\\.?\\s?\\d{1,2}', door: '[a-z]{1,2}-\\d{1,2}-\\d{1,2}[a-z]?', hasFloorLetter: true },
  NO: {
    door: '[hulk]\\d{4}|(?:leil|leilighet|bolig)\\.?\\s?[hulk]?\\d{1,4}|rom\\s?\\d{1,4}|oppgang\\s(?:[a-z]|\\d{1,2})',
    floor: '\\d{1,2}\\.\\s?(?:etg|etasje)\\.?(?:\\s?\\([hulk]\\d{4}\\))?',
  },
  PH: { hasFloorLetter: true },
  RO: { door: '(?:scara|sc)\\.?\\s?[a-z\\d]', floor: 'et\\.?\\s?\\d{1,2}' },
  SE: {
    door: 'rum\\s?\\d{1,4}|(?:uppgång|port|trapphus)\\s(?:[a-z]|\\d{1,2})',
    floor: '\\d{1,2}\\.?\\s?(?:tr|trappor)\\.?|\\d{1,2}\\.\\s?vån\\.?',
  },
  SG: { door: '(?:0\\d|b\\d)-\\d{2,4}[a-z]?', hasFloorLetter: true },
  TH: { hasFloorLetter: true },
  TW: { hasFloorLetter: true },
  TR: { door: 'd\\s?[:.]\\s?\\d{1,3}|(?<=\\d\\s)d\\s\\d{1,3}', floor: 'k\\s?[:.]\\s?\\d{1,2}' },
}

const NOT_INSIDE = `(?<![${LETTERS}${NUMBERS}])`
const ENDS = `(?![${LETTERS}${NUMBERS}])`
/** "no.", "č.", "رقم" between the word and its value. */
const LABEL = '\\s?[.:]?\\s?(?:(?:no|nr|num|number|numara|numarasi|cislo|c|رقم|نمبر|เลขที่)\\s?[.:]?\\s?)?#?\\s?'
const ANY_LETTER = `[${LETTERS}]`
const VALUE = `(?:${ANY_LETTER}-?)?\\d{1,5}(?:${ANY_LETTER}\\p{M}{0,2})?(?:[/-](?:${ANY_LETTER}?\\d{1,5}${ANY_LETTER}?|${ANY_LETTER}${ENDS}))?`
/** A single letter is a value before the end of a clause only: it may be the article "a". */
const LETTER = `[a-z](?=\\s*(?:[^${LETTERS}\\s]|$))`
/** A number before the word of a floor is its own, not a house number before "floor 3". */
const MARKED = foldedText('\\d{1,2}(?:\\.|st|nd|rd|th|er|ro|do|os|ος|ου|ο|η|o|°)\\.?\\s?')
const UNMARKED = '\\d{1,2}\\s?'
/** Also without a space: "3krs". */
const ENDINGS = `(?:${alternatives(FLOOR_ENDINGS)})`
const NO_NUMBER_NEXT = '(?!\\s?[.:]?\\s?(?:no\\s?[.:]?\\s?)?\\d)'

const folded = (pattern: string): string => foldedText(pattern)

const DOOR = [
  `${NOT_INSIDE}#\\s?${ANY_LETTER}?\\d{1,4}[-/]\\d{1,5}${ANY_LETTER}?${ENDS}`,
  `${anyWordOf(DOOR_WORDS)}${LABEL}(?:${VALUE}${ENDS}|${LETTER})`,
  // Behind a street it is the number of a house: 彌敦道100号.
  '(?<![路街道巷弄段中東西东]\\s?|\\d)\\d{3,4}号(?![室線館])',
  // "12階 1205": the number of a flat behind its floor.
  '(?<=[階樓楼층]\\s)\\d{3,4}(?=\\s*(?:$|[\\n,;(]))',
  '(?<=部屋(?:番号)?[は:]\\s?)\\d{2,5}',
  '(?:地下)?[a-z]?\\d{1,4}[a-z]?[舖鋪]',
  '(?:(?<!\\d-?)(?:[a-z]-?)?\\d{1,5}(?:-\\d{1,3})?|(?<=\\d-\\d{1,3}-)\\d{2,5})[a-z]?\\s?(?:号室|號室|室|호실|호(?!선))',
  '(?<![a-z\\d])[a-z]\\s?室',
]
const FLOOR = [
  `${NOT_INSIDE}${MARKED}(?:${ENDINGS}|p\\.)${ENDS}`,
  `${NOT_INSIDE}${UNMARKED}${ENDINGS}${ENDS}${NO_NUMBER_NEXT}`,
  `\\(\\d{1,2}\\)\\s?${ENDINGS}${ENDS}`,
  `${anyWordOf(FLOOR_WORDS)}${LABEL}(?:b?\\d{1,2}(?:st|nd|rd|th)?${ENDS}|[gm]${ENDS})`,
  `${NOT_INSIDE}(?:${folded(NAMED_FLOORS.join('|'))})${ENDS}`,
  `${NOT_INSIDE}(?:\\d{1,2}|[lu]?g|m|b\\d?)/f${ENDS}`,
  `${NOT_INSIDE}ط\\s?[.:]?\\s?\\d{1,2}${ENDS}`,
  '(?<=[號号樓楼棟座]\\s?)b[1-5](?![a-z\\d])',
  '(?:地下|b)?\\d{1,3}\\s?(?:階|樓|楼|層|层|층)(?:\\s?之\\s?\\d{1,3}|\\d{3,4}(?![\\d号號室호])|[a-z](?![a-z\\d室座棟]))?|지하\\s?\\d{1,2}\\s?층|\\d{1,2}\\s?(?:য়|ম|র্থ)?\\s?তলা',
]
/** Left and right of the stairs. */
const SIDE = `(?:\\s?(?:${anyWordOf('vlevo|vpravo|left|right|links|rechts|izquierda|derecha|dveře vlevo|dveře vpravo|dveře uprostřed|v levo|v pravo|uprostřed|till vänster|till höger|t v|t h|til venstre|til høyre|vasemmalla|oikealla|balra|jobbra|stânga|dreapta|sol|sağ|mitte')}|${anyWordOf('izq|der|dcha')}\\.?))?`
/** "on the", "ve", "im" before the floor. */
const BEFORE = `(?:${NOT_INSIDE}(?:on the|in the|at|ve|v|im|στον|στο|en el)\\s)?`

const makeUnitForms = (country: CountryCode): RegExp => {
  const { door, floor, lastNumber, hasFloorLetter = false } = OF_COUNTRIES[country] ?? {}
  const own = (form: string | undefined) => (form === undefined ? [] : [`${NOT_INSIDE}(?:${form})${ENDS}`])
  const letter = hasFloorLetter
    ? [
        '(?<=[\\d\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hangul}]\\s)b[1-5](?![a-z\\d])',
        '(?<![a-z\\d/])b?\\d{1,2}f(?:\\.?\\s?[-之]\\s?\\d{1,2})?(?![a-z\\d])',
      ]
    : []
  return new RegExp(
    `(?<door>${[...own(door), ...DOOR, lastNumber].filter((form) => form !== undefined).join('|')})|(?<floor>${BEFORE}(?:${[...own(floor), ...FLOOR, ...letter].join('|')})${SIDE})`,
    'gu',
  )
}

const made = new Map<CountryCode, RegExp>()

/** Finds floors and flats of the country in folded text, in the groups `door` and `floor`. */
export const unitForms = (country: CountryCode): RegExp => {
  const forms = made.get(country) ?? makeUnitForms(country)
  made.set(country, forms)
  return forms
}
