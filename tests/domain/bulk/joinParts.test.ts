import { describe, expect, it } from 'vitest'
import type { BulkPart } from '../../../src/domain/bulk/bulkColumns.ts'
import { joinParts } from '../../../src/domain/bulk/joinParts.ts'

const addressOf = (parts: Partial<Record<BulkPart, string>>): string =>
  joinParts(new Map(Object.entries(parts) as ReadonlyArray<[BulkPart, string]>)).address

describe('joinParts', () => {
  it.each([
    ['Czech', { street: 'Dlouhá', houseNumber: '12', postcode: '110 00', city: 'Praha' }, 'Dlouhá 12, 110 00 Praha'],
    ['Bengali', { street: 'রোড ৭', houseNumber: '১২', area: 'ধানমন্ডি', city: 'ঢাকা' }, 'রোড ৭ ১২, ধানমন্ডি, ঢাকা'],
    ['Arabic', { street: 'شارع تونس', houseNumber: '25', area: 'حولي', city: 'الكويت' }, 'شارع تونس 25، حولي، الكويت'],
    ['Urdu', { address: 'مکان نمبر 5، گلی 3', city: 'لاہور' }, 'مکان نمبر 5، گلی 3، لاہور'],
    ['Kurdish', { street: 'شەقامی گوڵان', houseNumber: '33', city: 'هەولێر' }, 'شەقامی گوڵان 33، هەولێر'],
    ['Burmese', { street: 'ပြည်လမ်း', houseNumber: '၁၂', city: 'ရန်ကုန်' }, 'ပြည်လမ်း ၁၂၊ ရန်ကုန်'],
    [
      'Thai',
      { street: 'ถนนสีลม', houseNumber: '12', area: 'บางรัก', postcode: '10500', city: 'กรุงเทพฯ' },
      'ถนนสีลม 12 บางรัก 10500 กรุงเทพฯ',
    ],
    ['Khmer', { street: 'ផ្លូវ ៦៣', city: 'ភ្នំពេញ' }, 'ផ្លូវ ៦៣ ភ្នំពេញ'],
    [
      'Japanese',
      { address: '丸の内1-12', area: '千代田区', city: '東京都', postcode: '100-0005' },
      '100-0005 東京都千代田区丸の内1-12',
    ],
    [
      'Japanese with a postcode alone',
      { address: '東京都千代田区1-1', postcode: '〒100-0001' },
      '〒100-0001 東京都千代田区1-1',
    ],
    [
      'Japanese with a second line',
      { address: '丸の内1-12', addressMore: 'ビル3階', city: '東京都' },
      '東京都丸の内1-12 ビル3階',
    ],
    ['Chinese', { street: '信義路', houseNumber: '12號', city: '台北市', postcode: '110' }, '110 台北市信義路 12號'],
    [
      'Korean',
      { street: '세종대로', houseNumber: '209', area: '종로구', city: '서울특별시' },
      '서울특별시 종로구 세종대로 209',
    ],
    [
      'Japanese with its prefecture',
      { street: '2-10-7', city: '渋谷区道玄坂', region: '東京都', postcode: '150-0043' },
      '150-0043 東京都渋谷区道玄坂2-10-7',
    ],
    [
      'Thai with two areas',
      { street: 'สุขุมวิท', houseNumber: '99/1', area: 'คลองเตย', district: 'วัฒนา', city: 'กรุงเทพฯ' },
      'สุขุมวิท 99/1 คลองเตย วัฒนา กรุงเทพฯ',
    ],
    [
      'Turkish with two areas',
      { street: 'Moda Cad.', houseNumber: '15', area: 'Caferağa Mah.', district: 'Kadıköy', city: 'İstanbul' },
      'Moda Cad. 15, Caferağa Mah., Kadıköy, İstanbul',
    ],
    [
      'Chinese with a district',
      { address: '信義路五段7號', district: '信義區', city: '台北市' },
      '台北市信義區信義路五段7號',
    ],
    [
      'Romanian with its county',
      { street: 'Strada Lungă', houseNumber: '5', city: 'Brașov', region: 'Brașov' },
      'Strada Lungă 5, Brașov',
    ],
    [
      'Malay with three lines',
      { address: '12, Jalan Ampang', addressMore: 'Taman U Thant', addressThird: 'Blok B', city: 'Kuala Lumpur' },
      '12, Jalan Ampang, Taman U Thant, Blok B, Kuala Lumpur',
    ],
  ] as const)('joins a street with its town as people write it: %s (BULK-31)', (_, parts, written) => {
    expect(addressOf(parts)).toBe(written)
  })

  it('repeats no town that the address names already (BULK-31)', () => {
    expect(addressOf({ address: '東京都千代田区丸の内1-12', area: '千代田区', city: '東京都' })).toBe(
      '東京都千代田区丸の内1-12',
    )
    expect(addressOf({ address: 'شارع تونس 25، حولي', city: 'حولي' })).toBe('شارع تونس 25، حولي')
    expect(addressOf({ address: '서울특별시 종로구 세종대로 209', city: '서울특별시' })).toBe(
      '서울특별시 종로구 세종대로 209',
    )
    expect(addressOf({ address: 'ถนนสีลม 12 กรุงเทพฯ', city: 'กรุงเทพฯ' })).toBe('ถนนสีลม 12 กรุงเทพฯ')
  })

  it.each([
    [{ street: '부산대로', houseNumber: '12', area: '금정구', city: '부산' }, '부산 금정구 부산대로 12'],
    [{ address: '99/1 ถ.สีลม', area: 'สีลม', district: 'บางรัก' }, '99/1 ถ.สีลม สีลม บางรัก'],
    [{ address: '99/1 ซ. สีลม 3 แขวง สีลม', area: 'สีลม' }, '99/1 ซ. สีลม 3 แขวง สีลม'],
    [{ street: 'สีลม', houseNumber: '99/1', area: 'สีลม' }, 'สีลม 99/1 สีลม'],
    [{ street: 'ถนนนครปฐม', houseNumber: '5', area: 'บางรัก', city: 'นครปฐม' }, 'ถนนนครปฐม 5 บางรัก นครปฐม'],
  ] as const)('keeps the town that a street is named after: %o (BULK-31)', (parts, written) => {
    expect(addressOf(parts)).toBe(written)
  })

  it.each([
    [{ address: '信義路1101號', postcode: '110' }, '110 信義路1101號'],
    [{ address: '110台北市信義路5號', postcode: '110' }, '110台北市信義路5號'],
    [{ address: 'ซอย 110500', postcode: '10500' }, 'ซอย 110500 10500'],
    [{ address: 'ถนนสีลม 12 กรุงเทพฯ10500', postcode: '10500' }, 'ถนนสีลม 12 กรุงเทพฯ10500'],
  ] as const)('repeats a postcode only if its digits are part of another number: %o (BULK-31)', (parts, written) => {
    expect(addressOf(parts)).toBe(written)
  })

  it.each([
    [{ firstName: '太郎', lastName: '山田' }, '山田 太郎'],
    [{ firstName: 'Jana', lastName: 'Nová' }, 'Jana Nová'],
  ] as const)('joins a name as people write it: %o (BULK-31)', (parts, written) => {
    expect(joinParts(new Map(Object.entries(parts) as ReadonlyArray<[BulkPart, string]>)).customerName).toBe(written)
  })

  it.each(['下午2:30', '2:30 pm', '٢:٣٠ م', '14.30 น.'])(
    'writes the time %s behind the day, whichever column has which (BULK-31)',
    (time) => {
      const momentOf = (deliverAt: string, deliverDate: string) =>
        joinParts(
          new Map<BulkPart, string>([
            ['deliverAt', deliverAt],
            ['deliverDate', deliverDate],
          ]),
        ).deliverAt
      expect(momentOf(time, '2026/12/01')).toBe(momentOf('2026/12/01', time))
      expect(momentOf(time, '2026/12/01')).toMatch(/^2026/)
    },
  )

  it.each([
    [{ street: 'Dlouhá', houseNumber: '1234', orientationNumber: '12a' }, 'Dlouhá 1234/12a'],
    [{ street: 'Dlouhá', orientationNumber: '12' }, 'Dlouhá 12'],
    [{ street: 'Dlouhá', houseNumber: '1234/12', orientationNumber: '12' }, 'Dlouhá 1234/12'],
    [{ address: 'Dlouhá 1234/12', houseNumber: '1234', orientationNumber: '12' }, 'Dlouhá 1234/12'],
  ] as const)('joins the two numbers of a house: %o (BULK-31)', (parts, written) => {
    expect(addressOf(parts)).toBe(written)
  })

  it('is empty without a street (BULK-31)', () => {
    expect(addressOf({ city: '東京都', postcode: '100-0005' })).toBe('')
  })
})
