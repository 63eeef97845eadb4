import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { PAID_MESSAGES } from './paidMessages.ts'

interface Kit {
  readonly amounts: ReadonlyArray<readonly [written: string, value: string]>
  readonly phones: ReadonlyArray<readonly [written: string, number: string]>
  /** Numbers that are neither. */
  readonly others: ReadonlyArray<string>
}

const KITS = {
  PK: {
    amounts: [
      ['Rs. 1,250', '1250'],
      ['Rs1,250/-', '1250'],
      ['1250 rs', '1250'],
      ['total 1,250', '1250'],
      ['Total: 1250', '1250'],
      ['bill 850', '850'],
    ],
    phones: [
      ['0300-1234567', '+923001234567'],
      ['03001234567', '+923001234567'],
      ['+92 300 1234567', '+923001234567'],
    ],
    others: ['3rd floor', 'House 45', 'DHA Phase 5', 'Zamzama Lane 4', '3x shirts', 'by 5 pm', '75500', 'sector F-8/3'],
  },
  SG: {
    amounts: [
      ['$48.50', '48.50'],
      ['48 dollars', '48'],
      ['total 48.50', '48.50'],
      ['cash 45', '45'],
      ['Total: S$1,250.00', '1250'],
    ],
    phones: [
      ['9123 4567', '+6591234567'],
      ['81234567', '+6581234567'],
    ],
    others: [
      'level 3',
      '#03-12',
      'Blk 412',
      '10 Anson Road',
      'S238872',
      'Singapore 238872',
      '3 boxes',
      '7pm',
      'unit 5',
    ],
  },
  MY: {
    amounts: [
      ['RM45.50', '45.50'],
      ['RM 1,250', '1250'],
      ['45 ringgit', '45'],
    ],
    phones: [['012-345 6789', '+60123456789']],
    others: ['tingkat 2', 'No 12', 'Jalan 5/3', '50480 KL', 'lot 5', '2 nasi lemak', 'A-12-3', 'pukul 5'],
  },
  CZ: {
    amounts: [
      ['1 250 Kč', '1250'],
      ['1,250 Kč', '1250'],
      ['1.250 Kč', '1250'],
      ['1250,-', '1250'],
      ['celkem 459', '459'],
      ['hotově 1 250 Kč', '1250'],
    ],
    phones: [
      ['777 214 563', '+420777214563'],
      ['602318774', '+420602318774'],
    ],
    others: [
      '3. patro',
      'Mánesova 3',
      '110 00 Praha 1',
      'byt 14',
      '2x pizza',
      '3 ks',
      'v 18:30',
      'do 17.00',
      'č.p. 15',
    ],
  },
  AE: {
    amounts: [
      ['١٥٠ درهم', '150'],
      ['150 درهم', '150'],
      ['المبلغ 150', '150'],
      ['١٬٢٥٠ درهم', '1250'],
    ],
    phones: [
      ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
      ['050 123 4567', '+971501234567'],
    ],
    others: ['الطابق ٣', 'الدور 3', 'شارع ٧', 'شقة ١٢', 'رقم ١٢', 'الساعة 8', '٣ قطع', 'بعد ٣٠ دقيقة'],
  },
  TH: {
    amounts: [
      ['350 บาท', '350'],
      ['๓๕๐ บาท', '350'],
      ['ยอด 350', '350'],
      ['เก็บปลายทาง 1,250 บาท', '1250'],
    ],
    phones: [['081-234-5678', '+66812345678']],
    others: ['ชั้น 3', 'ห้อง 12', 'ซอย 5', '99/12 ถนนสีลม', '3 ชิ้น', '10110', '18.00 น.', '5 โมง'],
  },
  JP: {
    amounts: [
      ['1,250円', '1250'],
      ['１，２５０円', '1250'],
      ['合計1,250円', '1250'],
      ['代引き 3200円', '3200'],
    ],
    phones: [
      ['090-1234-5678', '+819012345678'],
      ['０９０－１２３４－５６７８', '+819012345678'],
    ],
    others: ['3階', '302号室', '神南1-2-3', '〒150-0043', '2個', '3人前', '19時', '2丁目', '12時まで'],
  },
} as const satisfies Partial<Record<CountryCode, Kit>>
const COUNTRIES_WITH_KITS = Object.keys(KITS) as ReadonlyArray<keyof typeof KITS>

describe('the amount and the phone of a message', () => {
  it.each(PAID_MESSAGES)('are read in $country from $text', ({ country, text, amount, unsure, phone }) => {
    const reading = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)
    expect([reading.amount?.value, reading.unsureAmount?.value, reading.phone?.value]).toEqual([amount, unsure, phone])
  })

  it.each(COUNTRIES_WITH_KITS)('are never taken from other numbers in %s, in any order', (code) => {
    const { amounts, phones, others }: Kit = KITS[code]
    const message = fc
      .record({
        amount: fc.constantFrom(...amounts),
        phone: fc.constantFrom(...phones),
        rest: fc.array(fc.constantFrom(...others), { minLength: 1, maxLength: 5 }),
        separator: fc.constantFrom(', ', ',', ' ', '\n', ' / ', '. ', '، ', '、'),
      })
      .chain(({ amount, phone, rest, separator }) =>
        fc
          .shuffledSubarray([amount[0], phone[0], ...rest], { minLength: rest.length + 2 })
          .map((parts) => ({ text: parts.join(separator), value: amount[1], number: phone[1] })),
      )
    fc.assert(
      fc.property(message, ({ text, value, number }) => {
        const reading = readMessage(text, COUNTRIES[code], COUNTRIES[code].capital)
        expect([undefined, value]).toContain(reading.amount?.value)
        expect([undefined, number]).toContain(reading.phone?.value)
      }),
      { numRuns: 150, seed: 30 },
    )
  })
})
