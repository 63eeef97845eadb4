import type { Span } from '../text/span.ts'
import { alternatives } from '../text/wordPattern.ts'

/** Words before a time that limit it. */
const LIMITS =
  'before|after|until|till|by|mezi|před|po|do|od|bis|ab|vor|nach|a las|antes de las|después de las|قبل|بعد|بين|ก่อน|หลัง'
/** Halves and parts of the day. */
const PARTS_BEFORE = '上午|下午|午前|午後|晚上|오전|오후|صبح|دوپہر|شام|رات|subah|shaam|raat|บ่าย'
const PARTS_AFTER = 'a.m.|am|p.m.|pm|صباحا|مساء|ظهرا'
/** Words for hours in scripts with spaces, and in others. */
const HOURS = 'h|hs|hod|hodin|uhr|horas|baje|بجے'
const HOURS_UNSPACED =
  '(?:โมง(?:เย็น|เช้า|ครึ่ง)?|ทุ่ม(?:ครึ่ง)?|น\\.?(?![\\p{L}\\p{M}])|時半|[時點点시][^\\S\\n]?[0-5]?\\d[^\\S\\n]?[分분]|時(?!間)|點半|點(?![心餐])|시 ?반|시(?!\\p{L}|$)|시(?=까지|에|이후|쯤)|시$)'
/** Endings: "until", "after", "about". */
const ENDINGS = 'まで|以降|頃|前|後|까지|이후|이전|ke baad|se pehle|کے بعد|سے پہلے'

const SPACE = '[^\\S\\n]?'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const HOUR = '(?:[01]?\\d|2[0-4])'
const PART_BEFORE = `(?:(?:${alternatives(PARTS_BEFORE)})${SPACE})?`
const PART_AFTER = `${SPACE}(?:${alternatives(PARTS_AFTER)})\\p{M}?${END}`
const CLOCK = `${PART_BEFORE}(?:${HOUR}:[0-5]\\d(?![\\d:])(?:${PART_AFTER}|${SPACE}(?:(?:${alternatives(HOURS)})${END}|น\\.?(?![\\p{L}\\p{M}])))?|${HOUR}(?:[.:][0-5]\\d)?(?:${PART_AFTER}|${SPACE}(?:(?:${alternatives(HOURS)})${END}|${HOURS_UNSPACED})))`
const BETWEEN = `${SPACE}(?:-|~|〜|a|až|and|to|bis|至|から|الى)${SPACE}`

/** One time or two, with the words that limit it. */
const TIME = new RegExp(
  `(?<![\\p{N}#/]|\\p{N}[.,:-])(?:(?<!\\p{L})(?:${alternatives(LIMITS)})${SPACE})?(?:${HOUR}${BETWEEN})?${CLOCK}(?:${BETWEEN}${CLOCK})?(?:${SPACE}(?:${alternatives(ENDINGS)}))?(?!\\p{N})`,
  'u',
)

/** The time of delivery in folded text, if one is stated: "19:30", "before 6pm", "mezi 16 a 17 h". */
export const findTime = (folded: string): Span | undefined => {
  const match = TIME.exec(folded)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
}
