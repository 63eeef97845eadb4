import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import {
  LONGEST_MESSAGE,
  readMessage,
  type MessageReading,
  type ReadField,
} from '../../../src/domain/reading/readMessage.ts'
import { MESSAGES, type SampleMessage } from './messages.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { FLOORS_AND_PAYMENTS, IN_FIVE_LANGUAGES } from './everydayMessages.ts'
import { OTHER_MESSAGES } from './otherMessages.ts'

const read = (sample: SampleMessage) => ({
  sample,
  reading: readMessage(sample.text, COUNTRIES[sample.country], COUNTRIES[sample.country].capital),
})
const READ = MESSAGES.map(read)
const READ_ELSEWHERE = OTHER_MESSAGES.map(read)
type Read = (typeof READ)[number]

const FIELDS = {
  phone: ({ sample, reading }: Read) => reading.phone?.value === sample.phone,
  name: ({ sample, reading }: Read) => reading.name?.value === sample.name,
  address: ({ sample, reading }: Read) =>
    sample.street === undefined
      ? reading.address?.value === sample.address
      : reading.address?.value.includes(sample.street) === true,
  amount: ({ sample, reading }: Read) => {
    const amount = writtenAmount(reading.amount?.value ?? '', COUNTRIES[sample.country])
    return (amount && toNumber(amount)) === sample.amount
  },
  payment: ({ sample, reading }: Read) => reading.payment?.value === sample.payment,
  unit: ({ sample, reading }: Read) => reading.unit?.value === sample.unit,
  building: ({ sample, reading }: Read) => reading.building?.value === sample.building,
  notes: ({ sample, reading }: Read) =>
    sample.notes === undefined
      ? sample.note === undefined || reading.notes?.value.includes(sample.note) === true
      : (reading.notes?.value ?? '') === sample.notes,
} as const

const missed = (reads: ReadonlyArray<Read>, field: keyof typeof FIELDS): ReadonlyArray<string> =>
  reads
    .filter((read) => !FIELDS[field](read))
    .map(
      ({ sample, reading }) =>
        `${sample.country} ${JSON.stringify(sample.text)} → ${JSON.stringify(reading[field]?.value)}`,
    )

const KINDS: ReadonlyArray<readonly [string, ReadonlyArray<Read>]> = [
  ['sixty chat messages of ten countries', READ],
  ['messages that the reader was not written for', READ_ELSEWHERE],
  ['messages with floors, doorbells and payments', FLOORS_AND_PAYMENTS.map(read)],
  ['everyday messages in the languages of the portal', IN_FIVE_LANGUAGES.map(read)],
]

describe.each(KINDS)('readMessage of %s', (_, reads) => {
  it.each(['phone', 'address', 'amount', 'payment', 'unit', 'building', 'notes'] as const)(
    'reads the %s as a careful person does',
    (field) => {
      expect(missed(reads, field)).toEqual([])
    },
  )

  it('reads the name as a careful person does, except a surname alone in lower case', () => {
    expect(
      missed(
        reads.filter(({ sample }) => sample.name !== 'novak'),
        'name',
      ),
    ).toEqual([])
  })
})

const fieldsOf = (reading: MessageReading) =>
  Object.entries(reading).flatMap(([field, read]) => (field === 'heads' || read === undefined ? [] : [field]))

const valueOf = (text: string, field: ReadField, country: SampleMessage['country'] = 'CZ') =>
  readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)[field]?.value

describe('readMessage', () => {
  it('reads a message without an order as notes only', () => {
    for (const text of ['Dobrý den, máte dnes otevřeno?', 'ok', 'thank you!!'])
      expect(fieldsOf(readMessage(text, COUNTRIES.CZ, undefined)), text).toEqual(['notes'])
    for (const text of ['', ' \n ', '👍🎂', '!!'])
      expect(fieldsOf(readMessage(text, COUNTRIES.CZ, undefined)), text).toEqual([])
  })

  it('returns the phone number as written and in E.164', () => {
    const { phone } = readMessage('tel. 777 214 563', COUNTRIES.CZ, undefined)
    expect(phone).toEqual({ value: '+420777214563', written: '777 214 563', spans: [{ from: 5, to: 16 }] })
  })

  it('returns the position of each proposal', () => {
    const text = 'Jana Malá, 777 214 563, Korunní 12, 459 Kč'
    const { name, phone, address, amount } = readMessage(text, COUNTRIES.CZ, undefined)
    const parts = [name, phone, address, amount].map((reading) =>
      reading?.spans.map(({ from, to }) => text.slice(from, to)),
    )
    expect(parts).toEqual([['Jana Malá'], ['777 214 563'], ['Korunní 12'], ['459 Kč']])
  })

  it('reads a shared location (ADDR-02)', () => {
    const shared = 'Ahmed 66554433\nlocation: https://maps.google.com/?q=29.3375,48.0758'
    expect(valueOf(shared, 'place', 'KW')).toEqual({
      kind: 'coordinates',
      coordinates: { latitude: 29.3375, longitude: 48.0758 },
    })
    expect(valueOf('jsem tady https://maps.app.goo.gl/Ab12Cd34 777 214 563', 'place')).toEqual({ kind: 'short-link' })
    expect(valueOf('2x pizza 12.50, 14.90', 'place')).toBeUndefined()
  })

  it('reads unit, building and instructions that are stated clearly', () => {
    expect(valueOf('21 Tampines Street 32, #11-406, Singapore 520321', 'unit', 'SG')).toBe('11-406')
    expect(valueOf('Mangaf, block 4, st 12, bldg 9, flat 31', 'unit', 'KW')).toBe('31')
    expect(valueOf('Mangaf, block 4, st 12, bldg 9, flat 31', 'building', 'KW')).toBe('9')
    expect(valueOf('Korunní 12, Praha\nPoznámka: nezvonit, spí dítě', 'notes')).toBe('nezvonit, spí dítě')
    expect(valueOf('Korunní 12, Praha', 'unit')).toBeUndefined()
  })

  it('finds the phone number among order numbers, prices, postcodes and dates', () => {
    const text = 'Order 81234568\nDate 04.05.2026\nS(560412) total $1,234.50\nhp 9123 4567'
    expect(valueOf(text, 'phone', 'SG')).toBe('+6591234567')
    expect(valueOf(text, 'amount', 'SG')).toBe('1234.50')
  })

  it.each([
    ['٧٫٥٠٠ د.ك', 'KW', '7.500'],
    ['12,500.250 KD', 'KW', '12500.250'],
    ['1.250 Kč', 'CZ', '1250'],
    ['1 250,50 Kč', 'CZ', '1250,50'],
    ['1,250/-', 'PK', '1250'],
    ['¥3,200', 'JP', '3200'],
    ['HK$96', 'HK', '96'],
    ['RM45.50', 'MY', '45.50'],
    ['250tl', 'TR', '250'],
    ['total १२५० taka', 'BD', '1250'],
  ] as const)('reads the amount of %s in %s as %s', (text, country, amount) => {
    expect(valueOf(text, 'amount', country)).toBe(amount)
  })

  it('ignores text after 10,000 characters', () => {
    expect(valueOf(`${' '.repeat(LONGEST_MESSAGE)}tel. 777 214 563`, 'phone')).toBeUndefined()
    expect(valueOf(`tel. 777 214 563${'x'.repeat(100_000)}`, 'phone')).toBe('+420777214563')
  })

  it.each([
    '<script>alert(1)</script> Name: <img src=x onerror=alert(1)> tel 777 214 563',
    '=HYPERLINK("http://evil.example";"Jana") +420 777 214 563',
    "'; DROP TABLE orders; --",
    '((((((((((((((((((((((((((((((',
    'Name: Name: Name: Name:',
    '[[[[12:03: ]]]]: ::::',
  ])('treats malicious text as text: %s', (text) => {
    const reading = readMessage(text, COUNTRIES.CZ, undefined)
    const { heads: _, ...fields } = reading
    for (const piece of Object.values(fields).flatMap((found) => found?.spans ?? []))
      expect(piece.from >= 0 && piece.to <= text.length).toBe(true)
    expect(reading.name?.value ?? '').not.toMatch(/[<>=()"]/)
  })

  it('never throws, and every proposal occurs in the text', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'Name: ',
        'ชื่อ',
        'الاسم: ',
        'tel ',
        '777 214 563',
        '12 Kč',
        'Korunní 12',
        ', ',
        '\n',
        ' / ',
        '\u202b',
        '🎂',
        '+',
        '#',
        '[12:03, 4/5/2026] A: ',
        'vagyok',
      ),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom(...COUNTRY_CODES), (words, country) => {
        const text = words.join('')
        const reading = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)
        const { heads: _, ...fields } = reading
        for (const found of Object.values(fields)) {
          if (found === undefined) continue
          expect(found.spans.length).toBeGreaterThan(0)
          for (const { from, to } of found.spans) expect(text.slice(from, to)).toHaveLength(to - from)
        }
        for (const field of ['name', 'address', 'unit', 'building', 'notes'] as const)
          for (const { from, to } of reading[field]?.spans ?? [])
            expect(reading[field]?.value).toContain(text.slice(from, to).trim())
        expect(text.includes(reading.phone?.written ?? '')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  const everyMessage = [...MESSAGES, ...OTHER_MESSAGES, ...FLOORS_AND_PAYMENTS, ...IN_FIVE_LANGUAGES]

  /** Words that are neither in a displayed value nor announce one. */
  const lostWords = (text: string, reading: MessageReading): ReadonlyArray<string> => {
    const { heads, place, ...fields } = reading
    const shown = Object.values(fields).flatMap((found) => found?.spans ?? [])
    const pinned = place?.value.kind === 'coordinates' ? place.spans : []
    const kept = [...shown, ...pinned, ...heads]
    // In plain text, a prolonged sound mark between digits counts as the dash it was typed for.
    return [...plainText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
      .filter(({ 0: word, index }) => {
        const letters = [...word].map((_, at) => index + at)
        return /[\p{L}\p{N}]/u.test(word) && !letters.every((at) => kept.some(({ from, to }) => from <= at && at < to))
      })
      .map(({ 0: word }) => word)
  }

  it('keeps every word: the rest is in the notes', () => {
    for (const { text, country } of everyMessage)
      expect(lostWords(text, readMessage(text, COUNTRIES[country], undefined)), text).toEqual([])
    const part = fc.constantFrom(...everyMessage.flatMap(({ text }) => text.split(/(?<=[\n,.]\s?)/u)))
    const word = fc.oneof(
      part,
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(', ', '\n', ' / ', '. ', ': ', ' – ', 'https://maps.app.goo.gl/Ab12Cd34 ', '50.0755,14.4378 '),
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 14 }),
        fc.constantFrom(...COUNTRY_CODES),
        fc.subarray([...PAYMENT_METHODS]),
        (words, country, offered) => {
          const text = words.join('')
          const reading = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital, offered)
          expect(lostWords(text, reading)).toEqual([])
          for (const { from, to } of reading.notes?.spans ?? [])
            expect(reading.notes?.value).toContain(text.slice(from, to).trim())
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('recognizes announcing words only from their lists', () => {
    const text = 'Prosím doručit na Korunní 12, tel. 777 214 563, jmenuji se Jana Malá, platba hotově, celkem 459 Kč'
    const { heads } = readMessage(text, COUNTRIES.CZ, undefined)
    expect(heads.map(({ from, to }) => text.slice(from, to).trim()).toSorted()).toEqual([
      'celkem',
      'jmenuji se',
      'na',
      'platba',
      'tel.',
    ])
    expect(valueOf(text, 'notes')).toBe('Prosím doručit')
  })

  it('returns an offered payment method; other ones go to the notes', () => {
    const text = 'Jana Malá, 777 214 563, platba hotově, celkem 459 Kč'
    const reading = readMessage(text, COUNTRIES.CZ, undefined, ['PAID'])
    expect(reading.payment).toBeUndefined()
    expect(reading.notes?.value).toBe('platba hotově')
    for (const cash of ['hotově 459 Kč', 'Hotově: 459 Kč'])
      expect(readMessage(cash, COUNTRIES.CZ, undefined, ['PAID']).notes?.value.toLowerCase(), cash).toBe('hotově')
    for (const said of ['nezaplaceno', 'not paid yet', 'ยังไม่ได้โอนแล้ว', 'غير مدفوع'])
      expect(valueOf(said, 'payment'), said).toBeUndefined()
  })

  it('keeps an ambiguous amount as it was written', () => {
    expect(valueOf('total 1,250 KD', 'amount', 'KW')).toBe('1,250')
  })
})
