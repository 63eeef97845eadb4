import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { momentForms, readMoment } from '../../../src/domain/request/writtenMoment.ts'

const read = (text: string, code: CountryCode): string | undefined => {
  const moment = readMoment(text, COUNTRIES[code])
  return moment === undefined
    ? undefined
    : new Date(moment).toLocaleString('sv-SE', { timeZone: COUNTRIES[code].timeZone })
}
const AT_ONE = '2026-11-24 13:00:00'

describe('readMoment', () => {
  it.each([
    ['2026-11-24 13:00', 'CZ'],
    ['2026-11-24T13:00', 'CZ'],
    ['2026-11-24 13:00:00', 'CZ'],
    ['2026-11-24T12:00Z', 'CZ'],
    ['2026-11-24T13:00+01:00', 'CZ'],
    [' 24.11.2026 13:00 ', 'CZ'],
    ['24. 11. 2026 13:00', 'CZ'],
    ['24.11.2026, 13.00', 'CZ'],
    ['24.11.2026 v 13:00', 'CZ'],
    ['24.11.26 13:00', 'CZ'],
    [' 2026-11-24T12:00Z ', 'CZ'],
    ['24.11.2026   13:00', 'CZ'],
    ['24.11.2026 13 hod.', 'CZ'],
    ['24.11.2026 13 Uhr', 'AT'],
    ['24/11/2026 13:00', 'SG'],
    ['24-11-2026 1:00 PM', 'SG'],
    ['24/11/2026 1pm', 'SG'],
    ['11/24/2026 1:00 PM', 'PH'],
    ['2026/11/24 13:00', 'JP'],
    ['２０２６年１１月２４日　１３：００', 'JP'],
    ['2026年11月24日 13時', 'JP'],
    ['2026年11月24日 午後1時00分', 'JP'],
    ['2026年11月24日 下午1:00', 'TW'],
    ['115/11/24 13:00', 'TW'],
    ['民國115年11月24日 下午1時', 'TW'],
    ['中華民國 115 年 11 月 24 日 13:00', 'TW'],
    ['令和8年11月24日 13時', 'JP'],
    ['R8.11.24 13:00', 'JP'],
    ['24/11/2026 13:00 hs', 'AR'],
    ['24/11/2026 13:00hs.', 'AR'],
    ['24/11/2026 1:00 ptg', 'MY'],
    ['24/11/2026 1 petang', 'MY'],
    ['2026. 11. 24. 13:00', 'KR'],
    ['2026년 11월 24일 오후 1시', 'KR'],
    ['2026. 11. 24. 13:00', 'HU'],
    ['26-11-24 13:00', 'SE'],
    ['24/11/2569 13:00 น.', 'TH'],
    ['๒๔/๑๑/๒๕๖๙ ๑๓:๐๐', 'TH'],
    ['24/11/69 13.00 น.', 'TH'],
    ['٢٤/١١/٢٠٢٦ ١:٠٠ م', 'EG'],
    ['24.11.2026 13.00 Uhr', 'AT'],
    ['24.11.2026 kl. 13:00', 'NO'],
    ['24. listopadu 2026 13:00', 'CZ'],
    ['24. listopadu 2026 v 13:00', 'CZ'],
    ['24 November 2026 at 1 pm', 'SG'],
    ['Nov 24, 2026 13:00', 'SG'],
    ['24-Nov-26 13:00', 'PK'],
    ['November 24th, 2026, 1pm', 'PH'],
    ['24 de noviembre de 2026 13:00', 'AR'],
    ['24. marraskuuta 2026 klo 13.00', 'FI'],
    ['2026. november 24. 13:00', 'HU'],
    ['24. November 2026 um 13 Uhr', 'AT'],
    ['24 noiembrie 2026, ora 13:00', 'RO'],
    ['24 Kasım 2026 13:00', 'TR'],
    ['24 Νοεμβρίου 2026 13:00', 'GR'],
    ['๒๔ พฤศจิกายน ๒๕๖๙ เวลา ๑๓.๐๐ น.', 'TH'],
    ['٢٤ نوفمبر ٢٠٢٦ الساعة ١ م', 'EG'],
    ['২৪ নভেম্বর ২০২৬ 13:00', 'BD'],
    ['24 ພະຈິກ 2026 13:00', 'LA'],
  ] as const)('reads "%s" in %s as 13:00 on 24 November (REQ-31, BULK-14)', (text, country) => {
    expect(read(text, country)).toBe(AT_ONE)
  })

  it.each([
    ['3.4.2026 9:05', 'CZ'],
    ['3. 4. 26 9:05', 'CZ'],
    ['4/3/2026 9:05 AM', 'PH'],
    ['2026-4-3 9:05', 'JP'],
    ['2026年4月3日 9時05分', 'JP'],
  ] as const)('reads "%s" in %s as 9:05 on 3 April (REQ-31, BULK-14)', (text, country) => {
    expect(read(text, country)).toBe('2026-04-03 09:05:00')
  })

  it.each([
    ['Nov 24, 2026, 13:00 GMT+1', 'CZ'],
    ['Nov 24, 2026, 13:00', 'CZ'],
    ['24. 11. 2026 13:00 SEČ', 'CZ'],
    ['24. Nov. 2026, 13:00 MEZ', 'AT'],
    ['24. Nov. 2026, 13:00', 'AT'],
    ['24.11.2026 klo 13.00 UTC+2', 'FI'],
    ['2026年11月24日 13:00 [GMT+8]', 'HK'],
    ['24 พ.ย. 2026 13:00 GMT+7', 'TH'],
    ['24 نوفمبر 2026، 13:00 غرينتش+3', 'KW'],
  ] as const)('reads "%s" as it is shown in %s (OP-81)', (text, country) => {
    expect(read(text, country)).toBe(AT_ONE)
  })

  it.each([
    ['Nov 24, 2026, 13:00 GMT+8', 'CZ'],
    ['Nov 24, 2026, 13:00 GMT', 'SG'],
    ['Nov 24, 2026', 'CZ'],
    ['Tue, Nov 24, 13:00', 'CZ'],
    ['Nov 31, 2026, 13:00', 'CZ'],
    ['Nov 24, 2026, 24:00', 'CZ'],
    ['Nov 24, 2026, 13:0', 'CZ'],
    ['24 พ.ย. 2026 13:00', 'CZ'],
    [`Nov 24, 2026, 13:00${'x'.repeat(80)}`, 'CZ'],
  ] as const)('rejects "%s" in %s, which is not shown so there (OP-81)', (text, country) => {
    expect(readMoment(text, COUNTRIES[country])).toBeUndefined()
  })

  it('orders day and month by the country (BULK-14)', () => {
    expect(read('11/12/2026 13:00', 'SG')).toBe('2026-12-11 13:00:00')
    expect(read('11/12/2026 13:00', 'PH')).toBe('2026-11-12 13:00:00')
  })

  it.each([
    ['12:00 AM', '00:00:00'],
    ['12:30 PM', '12:30:00'],
    ['1:05 am', '01:05:00'],
    ['11:59 p.m.', '23:59:00'],
  ])('reads %s as %s (BULK-14)', (clock, time) => {
    expect(read(`24/11/2026 ${clock}`, 'SG')).toBe(`2026-11-24 ${time}`)
  })

  it.each([
    ['11/24/2026 13:00', 'CZ'],
    ['24/11/2026 13:00', 'PH'],
    ['24.11.2026 13:00', 'JP'],
    ['31.11.2026 13:00', 'CZ'],
    ['29.2.2026 13:00', 'CZ'],
    ['24.11.2026 24:00', 'CZ'],
    ['24.11.2026 13:60', 'CZ'],
    ['24.11.2026 13:00 PM', 'SG'],
    ['24.11.2026 0:30 PM', 'SG'],
    ['24.11.2026 1:60 PM', 'SG'],
    ['24.11.2026 AM 1:00 PM', 'SG'],
    ['24.11-2026 13:00', 'CZ'],
    ['24.11.2026', 'CZ'],
    ['24.11.2026 13', 'CZ'],
    ['24.11. 13:00', 'CZ'],
    ['13:00', 'CZ'],
    ['24.11.2026 13:00 tomorrow', 'CZ'],
    ['x24.11.2026 13:00', 'CZ'],
    ['2026-11-24T13:00+99', 'CZ'],
    ['124.11.2026 13:00', 'CZ'],
    ['24.11.20261 13:00', 'CZ'],
    ['tomorrow', 'CZ'],
    ['', 'CZ'],
  ] as const)('rejects "%s" in %s (BULK-14)', (text, country) => {
    expect(readMoment(text, COUNTRIES[country])).toBeUndefined()
  })

  it.each(COUNTRY_CODES)('accepts in %s the formats that a refusal suggests (BULK-14)', (code) => {
    for (const form of momentForms(COUNTRIES[code])) expect(read(form, code), form).toBe('2026-11-24 13:05:00')
  })
})
