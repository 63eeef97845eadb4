import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customerPhone, isUnusualPhone, validPhone } from '../../../src/domain/request/customerPhone.ts'

describe('customerPhone and validPhone', () => {
  it.each([
    ['777123456', 'CZ', '+420777123456'],
    ['+420 777 123 456', 'SG', '+420777123456'],
    ['00420 777-123-456', 'CZ', '+420777123456'],
    ['081 234 5678', 'TH', '+66812345678'],
    ['6123 4567', 'SG', '+6561234567'],
    ['٥٥٥١٢٣٤٥', 'KW', '+96555512345'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678'],
    ['\u200e+420 777 123 456\u200f', 'CZ', '+420777123456'],
  ] as const)('read %j in %s as %s (VAL-07)', (text, country, e164) => {
    expect(customerPhone(text, country)).toBe(e164)
  })

  it.each([
    ['', 'CZ'],
    ['7771234', 'CZ'],
    ['+420 777 123 456 7890', 'CZ'],
    ['call 777123456', 'CZ'],
    ['777-CAKES', 'CZ'],
    ['6123 456', 'SG'],
  ] as const)('reject %j in %s as impossible (VAL-06, VAL-07)', (text, country) => {
    expect(customerPhone(text, country)).toBeUndefined()
  })

  it.each([
    ['tel:777123456', 'CZ', '+420777123456'],
    ['Tel. 777 123 456', 'CZ', '+420777123456'],
    ['tel. č. 777 123 456', 'CZ', '+420777123456'],
    ['č. tel. 777 123 456', 'CZ', '+420777123456'],
    ['Ph# 0300-1234567', 'PK', '+923001234567'],
    ['CP# 0917 558 2031', 'PH', '+639175582031'],
    ['Handy: 0664 5322190', 'AT', '+436645322190'],
    ['puh. 040 1234567', 'FI', '+358401234567'],
    ['tlf. 404 18 922', 'NO', '+4740418922'],
    ['nr. tel. 0722415908', 'RO', '+40722415908'],
    ['<tel:+420777123456>', 'CZ', '+420777123456'],
    ["'777123456", 'CZ', '+420777123456'],
    ['‘777123456’', 'CZ', '+420777123456'],
    ['"777123456"', 'CZ', '+420777123456'],
    ['(777123456)', 'CZ', '+420777123456'],
    ['[777123456]', 'CZ', '+420777123456'],
    ['โทร.081 234 5678', 'TH', '+66812345678'],
    ['هاتف: 66554433', 'KW', '+96566554433'],
    ['+420 (0) 777 123 456', 'CZ', '+420777123456'],
    ['00420 (0)777 123 456', 'CZ', '+420777123456'],
    ['+46 (0)70-123 45 67', 'SE', '+46701234567'],
    ['(+420) 776339378', 'CZ', '+420776339378'],
    ['777123456.0', 'CZ', '+420777123456'],
    ['420777123456.0', 'CZ', '+420777123456'],
    ['777123456,00', 'CZ', '+420777123456'],
    ['+420 777 123 456.0', 'CZ', '+420777123456'],
    ['012-345 6789.0', 'MY', '+60123456789'],
    ['(091) 234 567,00', 'KH', '+85591234567'],
    ['="777123456"', 'CZ', '+420777123456'],
    ['777\u202f123\u202f456', 'CZ', '+420777123456'],
    ['+420\u2009777\u2009123\u2009456', 'CZ', '+420777123456'],
    ['📞 777 123 456', 'CZ', '+420777123456'],
    ['☎\ufe0f+420 777 123 456', 'CZ', '+420777123456'],
    ['M: 777 123 456', 'CZ', '+420777123456'],
    ['GSM: 0532 123 45 67', 'TR', '+905321234567'],
    ['Ph: 0300 1234567', 'PK', '+923001234567'],
    ['Mobile No. 8123 4567', 'SG', '+6581234567'],
    ['電話：090-1234-5678', 'JP', '+819012345678'],
    ['携帯090-1234-5678', 'JP', '+819012345678'],
    ['℡090-1234-5678', 'JP', '+819012345678'],
    ['手機：0912-345-678', 'TW', '+886912345678'],
    ['핸드폰: 010-1234-5678', 'KR', '+821012345678'],
    ['เบอร์โทร 081-234-5678', 'TH', '+66812345678'],
    ['0065 8123 4567', 'SG', '+6581234567'],
    ['(00852) 5123 4567', 'HK', '+85251234567'],
    ['00 855 91 234 567', 'KH', '+85591234567'],
    ['0081 90-1234-5678', 'JP', '+819012345678'],
    ['0082 10 1234 5678', 'KR', '+821012345678'],
    ['0082 (0) 10 2000 0000', 'KR', '+821020000000'],
    ['00420 777 123 456', 'JP', '+420777123456'],
    ['001 65 8123 4567', 'SG', '+6581234567'],
    ['15 6677-3399', 'AR', '+5491166773399'],
    ['11 15 6677-3399', 'AR', '+5491166773399'],
    ['5567 8214', 'LA', '+8562055678214'],
    ['6301234567', 'HU', '+36301234567'],
    ['06 30 123 4567', 'HU', '+36301234567'],
    ['020 5567 8214', 'LA', '+8562055678214'],
    ['021 212345', 'LA', '+85621212345'],
    ['8123 4567', 'PH', '+63281234567'],
    ['(02) 8123 4567', 'PH', '+63281234567'],
    ['224 812 336 linka 3', 'CZ', '+420224812336'],
    ['210 331 8842 (εσωτ. 14)', 'GR', '+302103318842'],
    ['電話：2811 4473 內線 206', 'HK', '+85228114473'],
    ['02-2771 8835 轉 123', 'TW', '+886227718835'],
    ['011-462-8834 تحويلة 15', 'SA', '+966114628834'],
    ['053-214 418 ต่อ 12', 'TH', '+6653214418'],
    ['(02) 8812-4457 loc. 113', 'PH', '+63288124457'],
    ['Κιν.: 6974.338.441', 'GR', '+306974338441'],
    ['wa.me/971552218834', 'AE', '+971552218834'],
  ] as const)('read the number alone in %j in %s as %s (VAL-07)', (text, country, e164) => {
    expect(customerPhone(text, country)).toBe(e164)
    expect(isUnusualPhone(text, country)).toBe(false)
  })

  it.each([
    ['777123456, 608111222', 'CZ'],
    ['15 677-3399', 'AR'],
    ['7.77123456E8', 'CZ'],
    ['order 777123456', 'CZ'],
  ] as const)('leave %j in %s open: it may be another number', (text, country) => {
    expect(customerPhone(text, country)).toBeUndefined()
  })

  it('tell a possible number that is not in the numbering plan (VAL-07)', () => {
    expect(['123456789', '777123456', '12'].map((text) => isUnusualPhone(text, 'CZ'))).toEqual([true, false, false])
  })

  it('accept an unassigned number, because only the length counts (VAL-07)', () => {
    expect(customerPhone('+1 555 000 0000', 'CZ')).toBe('+15550000000')
  })

  it.each([
    ['777 123 456', 'CZ', '+420777123456'],
    ['٥٥٥١٢٣٤٥', 'KW', '+96555512345'],
    ['081 234 5678', 'TH', '+66812345678'],
    ['021 234 5678', 'TH', undefined],
    ['123456789', 'CZ', undefined],
    ['1234 5678', 'SG', undefined],
    ['777', 'CZ', undefined],
  ] as const)('match %j in %s to the numbering plan as %s (TRACK-22, HIST-12)', (text, country, e164) => {
    expect(validPhone(text, country)).toBe(e164)
  })

  it('read their own output as the same number in every country (VAL-07)', () => {
    const number = fc.integer({ min: 600_000_000, max: 799_999_999 }).map(String)
    fc.assert(
      fc.property(number, fc.constantFrom('CZ', 'SG', 'KW', 'AR'), (digits, country) => {
        const e164 = customerPhone(digits, 'CZ')
        expect(e164).toBe(`+420${digits}`)
        expect(customerPhone(`+420${digits}`, country)).toBe(e164)
      }),
      { numRuns: 50 },
    )
  })

  it('use the given country, however often text and country alternate (VAL-07)', () => {
    const asked = ['CZ', 'SG', 'CZ', 'SG'] as const
    expect(asked.map((country) => customerPhone('6123 4567', country))).toEqual([
      undefined,
      '+6561234567',
      undefined,
      '+6561234567',
    ])
    expect(['777123456', '777123457', '777123456'].map((text) => customerPhone(text, 'CZ'))).toEqual([
      '+420777123456',
      '+420777123457',
      '+420777123456',
    ])
    expect(customerPhone('', 'CZ')).toBeUndefined()
  })

  it('ignore surrounding blanks and direction marks (VAL-07)', () => {
    expect(customerPhone(' \t777 123 456\n', 'CZ')).toBe('+420777123456')
    expect(customerPhone('\u2066\u061c+420 777 123 456\u202c\u2069 ', 'CZ')).toBe('+420777123456')
  })

  it('drop an extension (VAL-07)', () => {
    expect(customerPhone('+420 777 123 456 ext. 12', 'CZ')).toBe('+420777123456')
  })
})
