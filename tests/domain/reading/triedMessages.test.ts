import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { JUDGED_FIELDS, TRIED_MESSAGES, type JudgedField, type TriedMessage } from './triedMessages.ts'
import { UNKNOWN_MESSAGES } from './unknownMessages.ts'

type Verdict = 'right' | 'wrong' | 'missed'

/** What counts of a text: not its punctuation. */
const bare = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[\s,.;:()'-]+/g, ' ')
    .trim()

const verdictOf = (sample: TriedMessage, field: JudgedField): Verdict => {
  const country = COUNTRIES[sample.country]
  const reading = readMessage(sample.text, country, country.capital)
  const read = reading[field]?.value
  const meant = sample[field]
  if (meant === undefined || read === undefined)
    return meant === read ? 'right' : meant === undefined ? 'wrong' : 'missed'
  if (field === 'amount') {
    const amount = writtenAmount(read, country)
    return amount !== undefined && toNumber(amount) === meant ? 'right' : 'wrong'
  }
  const isRight =
    field === 'notes'
      ? String(meant)
          .split(';')
          .every((part) => bare(read).includes(bare(part)))
      : bare(read) === bare(String(meant))
  return isRight ? 'right' : 'wrong'
}

const verdicts = (messages: ReadonlyArray<TriedMessage>, field: JudgedField): ReadonlyArray<Verdict> =>
  messages.filter(({ open }) => open?.includes(field) !== true).map((sample) => verdictOf(sample, field))

const countOf = (found: ReadonlyArray<Verdict>, verdict: Verdict): number =>
  found.filter((one) => one === verdict).length

/** Of how many messages a field is at least read right. */
type Floors = ReadonlyArray<readonly [field: JudgedField, floor: number]>

const TRIED_FLOORS: Floors = [
  ['name', 70],
  ['phone', 70],
  ['address', 67],
  ['unit', 67],
  ['amount', 66],
  ['payment', 70],
  ['time', 69],
  ['notes', 56],
]
const UNKNOWN_FLOORS: Floors = [
  ['name', 35],
  ['phone', 35],
  ['address', 36],
  ['unit', 36],
  ['amount', 36],
  ['payment', 36],
  ['time', 34],
  ['notes', 28],
]

describe.each([
  ['seventy messages', TRIED_MESSAGES, TRIED_FLOORS, 0.96],
  ['thirty-six messages by another author', UNKNOWN_MESSAGES, UNKNOWN_FLOORS, 0.97],
] as const)('readMessage of %s in twelve languages', (_, messages, floors, share) => {
  it.each(floors)('reads %s right in at least %i of them', (field, floor) => {
    expect(countOf(verdicts(messages, field), 'right')).toBeGreaterThanOrEqual(floor)
  })

  it('reads nearly all fields right', () => {
    const all = JUDGED_FIELDS.flatMap((field) => verdicts(messages, field))
    expect(countOf(all, 'right') / all.length).toBeGreaterThanOrEqual(share)
  })

  it('reads no amount and no phone number wrong: what is not certain is left empty', () => {
    const all = [...verdicts(messages, 'amount'), ...verdicts(messages, 'phone')]
    expect(countOf(all, 'wrong')).toBe(0)
  })
})
