/** Words of times, separated by bars. Case and accents are ignored. */

/** Words before a time that limit it. */
export const LIMITS =
  'before|after|until|till|by|mezi|před|po|do|od|bis|ab|vor|nach|antes de las|después de las|قبل|بعد|بين|ก่อน|หลัง'

/** Endings that limit a time: "until", "after", "before". */
export const LIMITS_BEHIND = 'まで|以降|前|後|까지|이후|이전|ke baad|se pehle|tak|کے بعد|سے پہلے|تک'

/** Words beside a time that say nothing about it: "at", "about". */
export const AT_WORDS =
  'at|about|around|at about|v|ve|kolem|okolo|asi v|um|gegen|so um|a las|tipo|saat|الساعة|الساعه|ساعة|على|เวลา|ตอน|ถึงตอน|ขอถึงตอน|klo|kl|pukul|jam|στις|la ora'
export const ABOUT_BEHIND = '頃|ごろ|쯤'

/** The part of the day decides which of two hours is meant. Twelve in the evening is midnight. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Parts of the day, on either side of the hour. */
export const DAY_PARTS: Readonly<Record<DayPart, string>> = {
  morning:
    '上午|午前|朝|早上|오전|아침|صبح|subah|صباحا|الصبح|صباح|sabah|ráno|dopoledne|morgens|vormittags|in der früh|am vormittag|de la mañana|in the morning|เช้า',
  noon: '中午|昼|점심|دوپہر|dopahar|ظهرا|الظهر|öğlen|öğle|mittags|zu mittag|del mediodía',
  afternoon:
    '下午|午後|오후|العصر|عصرا|öğleden sonra|odpoledne|nachmittags|am nachmittag|de la tarde|in the afternoon|บ่าย',
  evening:
    '晚上|今晚|夜晚|夕方|저녁|شام|shaam|sham|مساء|المسا|المساء|العشاء|akşam|večer|abends|am abend|in the evening|tonight|เย็น',
  night: '夜|深夜|밤|رات|raat|ليلا|بالليل|gece|v noci|nachts|de la noche|at night',
}
/** The same, only behind the hour. */
export const MARKS: Readonly<Partial<Record<DayPart, string>>> = {
  morning: 'a.m.|am|صباحا',
  noon: 'ظهرا',
  afternoon: 'p.m.|pm',
  evening: 'مساء',
}
/** The same, only behind minutes: "م ٥" is also a house. */
export const SHORT_MARKS: Readonly<Partial<Record<DayPart, string>>> = { morning: 'ص', afternoon: 'م' }

/** Words for hours in scripts with spaces. */
export const HOURS = "h|hs|hod|hodin|uhr|horas|baje|bajay|bajey|بجے|o'clock"

/** Words that move an hour by minutes. */
type Fractions = ReadonlyArray<readonly [words: string, minutes: number]>

/** Before the hour: "half past", German "halb". */
export const BEFORE_HOUR: Fractions = [
  ['half past', 30],
  ['quarter past|viertel nach', 15],
  ['quarter to|viertel vor|dreiviertel|tři čtvrtě na', -15],
  ['halb|půl|halv', -30],
  ['čtvrt na', -45],
]
/** The same if a word for hours follows, for they multiply other numbers too: "ساڑھے آٹھ بجے", "saade aath sau". */
export const BEFORE_OCLOCK: Fractions = [
  ['ساڑھے|saade|saadhe|sarhe|sarhay|sadhe', 30],
  ['سوا|sawa', 15],
  ['پونے|pone|paune', -15],
]
/** Behind the hour. */
export const BEHIND_HOUR: Fractions = [
  ['buçuk|buçukta|buçuğa|y media|ونص|ونصف|و نص', 30],
  ['y cuarto|وربع|و ربع|çeyrek geçe', 15],
  ['menos cuarto|الا ربع|إلا ربع', -15],
]

/** The hours from one to twelve in words. */
export const HOUR_WORDS: ReadonlyArray<string> = [
  'one|eins|jedné|jednu|bir|una|ایک|aik|한|หนึ่ง|一|واحدة',
  'two|zwei|druhé|dvě|iki|dos|دو|do|두|สอง|二|兩|ثنتين',
  'three|drei|třetí|tři|üç|tres|تین|teen|세|สาม|三|ثلاث|ثلاثة',
  'four|vier|čtvrté|čtyři|dört|cuatro|چار|chaar|char|네|สี่|四|اربع|أربعة',
  'five|fünf|páté|pět|beş|cinco|پانچ|paanch|panch|다섯|ห้า|五|خمس|خمسة',
  'six|sechs|šesté|šest|altı|seis|چھ|chay|che|여섯|หก|六|ست|ستة',
  'seven|sieben|sedmé|sedm|yedi|siete|سات|saat|일곱|เจ็ด|七|سبع|سبعة',
  'eight|acht|osmé|osm|sekiz|ocho|آٹھ|aath|여덟|แปด|八|ثمان|ثمانية',
  'nine|neun|deváté|devět|dokuz|nueve|نو|nau|아홉|เก้า|九|تسع|تسعة',
  'ten|zehn|desáté|deset|on|diez|دس|das|열|สิบ|十|عشر|عشرة',
  'eleven|elf|jedenácté|jedenáct|on bir|once|گیارہ|gyara|열한|สิบเอ็ด|十一',
  'twelve|zwölf|dvanácté|dvanáct|on iki|doce|بارہ|bara|열두|สิบสอง|十二',
]

/** Matches hours and parts of the day that need no space before them. */
export const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u
