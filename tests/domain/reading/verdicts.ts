import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { readMessage, type MessageReading } from '../../../src/domain/reading/readMessage.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import type { JudgedField, TriedMessage } from './triedMessages.ts'

type Verdict = 'right' | 'wrong' | 'missed'

/** What counts of a text: not its punctuation. */
const bare = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[\s,.;:()'-]+/g, ' ')
    .trim()

const readings = new Map<TriedMessage, MessageReading>()

/** The reading of a message, which is read once for all its fields. */
const readingOf = (sample: TriedMessage): MessageReading => {
  const country = COUNTRIES[sample.country]
  const reading = readings.get(sample) ?? readMessage(sample.text, country, country.capital)
  readings.set(sample, reading)
  return reading
}

/** How a field of a message is read; a field that the message does not state must stay empty. */
const verdictOf = (sample: TriedMessage, field: JudgedField): Verdict => {
  const country = COUNTRIES[sample.country]
  const read = readingOf(sample)[field]?.value
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

export const verdicts = (messages: ReadonlyArray<TriedMessage>, field: JudgedField): ReadonlyArray<Verdict> =>
  messages.filter(({ open }) => open?.includes(field) !== true).map((sample) => verdictOf(sample, field))

export const countOf = (found: ReadonlyArray<Verdict>, verdict: Verdict): number =>
  found.filter((one) => one === verdict).length
