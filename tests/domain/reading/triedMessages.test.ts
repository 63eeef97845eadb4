import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { JUDGED_FIELDS, TRIED_MESSAGES, type JudgedField, type TriedMessage } from './triedMessages.ts'

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
  const isRight = field === 'notes' ? bare(read).includes(bare(String(meant))) : bare(read) === bare(String(meant))
  return isRight ? 'right' : 'wrong'
}

const verdicts = (field: JudgedField): ReadonlyArray<Verdict> =>
  TRIED_MESSAGES.filter(({ open }) => open?.includes(field) !== true).map((sample) => verdictOf(sample, field))

const countOf = (found: ReadonlyArray<Verdict>, verdict: Verdict): number =>
  found.filter((one) => one === verdict).length

describe('readMessage of messages in twelve languages', () => {
  it.each([
    ['name', 70],
    ['phone', 70],
    ['address', 67],
    ['unit', 67],
    ['amount', 65],
    ['payment', 70],
    ['time', 69],
    ['notes', 56],
  ] as const)('reads %s right in at least %i of them', (field, floor) => {
    expect(countOf(verdicts(field), 'right')).toBeGreaterThanOrEqual(floor)
  })

  it('reads at least 96 % of all fields right', () => {
    const all = JUDGED_FIELDS.flatMap(verdicts)
    expect(countOf(all, 'right') / all.length).toBeGreaterThanOrEqual(0.96)
  })

  it('reads no amount and no phone number wrong: what is not certain is left empty', () => {
    expect(countOf([...verdicts('amount'), ...verdicts('phone')], 'wrong')).toBe(0)
  })
})
