import type { Row } from './chunks.ts'
import type { CountryCode } from '../market/countries.ts'
import { isOnlyUnit } from '../address/writtenUnit.ts'
import { HASHED_UNIT, UNIT } from './messageDetails.ts'
import { foldedText } from '../text/plainText.ts'
import { trimmed, type Span } from '../text/span.ts'
import { streetEvidence } from './streetEvidence.ts'

const ORDINAL = '\\d{1,2}(?:st|nd|rd|th|er|os|ος|η|o|º|°)?'
/** A floor number and its word in either order, or the name of a floor. */
const FLOORS: ReadonlyArray<string> = [
  `${ORDINAL}\\.?\\s?(?:patro|patre|p\\.|floor|flr|/f|emelet|em\\.|kat|οροφος|piso|stock|og|etage|tr|vaning|etasje|krs|kerros|poschodie|etaj|tala)`,
  '(?:patro|floor|flr|level|lvl|kat|etaj|piso|vaning|etasje|tingkat|οροφος|الدور|دور|الطابق|طابق)\\.?\\s?:?\\s?\\d{1,2}',
  '(?:prvni|druhe|druhem|treti|tretim|ctvrte|ctvrtem|pate|patem|seste|sestem)\\s(?:patro|patre)',
  '(?:ground|first|second|third|fourth|fifth|sixth|top)\\sfloor',
  '(?:الدور|الطابق)\\s(?:الارضي|الاول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الاخير)',
  '(?:پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں)\\sمنزل',
  '(?:upar|neeche|niche)\\swala\\sportion|(?:upper|lower|ground)\\sportion',
  'prizemi|zemin kat|planta baja|erdgeschoss|ισογειο|foldszint|parter',
]
/** Left and right of the stairs. */
const SIDE = '(?:\\s(?:vlevo|vpravo|links|rechts|left|right))?'
const SPACED = `(?<![\\p{L}\\p{N}])(?:${foldedText(FLOORS.join('|'))})${SIDE}(?![\\p{L}\\p{N}])`
const UNSPACED =
  'ชั้น\\s?(?:ที่\\s?)?\\d{1,2}|(?:地下)?\\d{1,2}\\s?(?:階|樓|楼|層|층)|ຊັ້ນ\\s?\\d{1,2}|ជាន់ទី\\s?\\d{1,2}|\\d{1,2}\\s?তলা'
const FLOOR = new RegExp(`(?:${SPACED}|${foldedText(UNSPACED)})`, 'u')
const PIECE = /[^,;()!?\n]+/g
/** The minimum score of an address without its floor. */
const ADDRESS = 2

/**
 * Finds a floor that is stated apart from the street: at the start or the end of a clause that is no address and names
 * no door. A floor within an address stays part of it.
 */
export const findFloor = (
  plain: string,
  folded: string,
  rows: ReadonlyArray<Row>,
  country: CountryCode,
): ReadonlyArray<Span> => {
  const pieces = rows.flatMap((row) =>
    [...folded.slice(row.from, row.to).matchAll(PIECE)].map(({ 0: piece, index }) =>
      trimmed(plain, { from: row.from + index, to: row.from + index + piece.length }),
    ),
  )
  for (const piece of pieces) {
    const low = folded.slice(piece.from, piece.to)
    // "15樓1503室"
    if (FLOOR.test(low) && !/\s/.test(low) && isOnlyUnit(plain.slice(piece.from, piece.to), country)) return [piece]
    const match = FLOOR.exec(low)
    if (!match) continue
    const span = { from: piece.from + match.index, to: piece.from + match.index + match[0].length }
    const around = [
      { from: piece.from, to: span.from },
      { from: span.to, to: piece.to },
    ]
    const isApart = match.index === 0 || span.to === piece.to
    const isAddress = around.some((other) => streetEvidence(plain, folded, other).score >= ADDRESS)
    const hasDoor = around.some(
      ({ from, to }) => UNIT.test(folded.slice(from, to)) || HASHED_UNIT.test(folded.slice(from, to)),
    )
    if (isApart && !isAddress && !hasDoor) return [span]
  }
  return []
}
