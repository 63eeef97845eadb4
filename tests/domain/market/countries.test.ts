import { getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import {
  COUNTRIES,
  COUNTRY_CODES,
  REGISTRATION_TYPES,
  isCountryCode,
  type Country,
} from '../../../src/domain/market/countries.ts'
import { CURRENCY_DIGITS } from '../../../src/domain/market/currencies.ts'
import { isLocale } from '../../../src/domain/market/languages.ts'

const countries = Object.values(COUNTRIES)
const codesWhere = (holds: (country: Country) => boolean) => countries.filter(holds).map(({ code }) => code)

/** The table of OP-09: code, currency, prefix, zone, languages with the default first, registration. */
const COUNTRY_ROWS = `
SG SGD +65 Asia/Singapore en,zh-MY,ms,ta PV
MY MYR +60 Asia/Kuala_Lumpur en,ms,zh-MY,ta NPV
HK HKD +852 Asia/Hong_Kong zh-HK,en NPV
TH THB +66 Asia/Bangkok th,en PV
TW TWD +886 Asia/Taipei zh-TW,en NPV
MM MMK +95 Asia/Yangon my,en NPV
BD BDT +880 Asia/Dhaka en,bn PV
PK PKR +92 Asia/Karachi en,ur,ur-Latn PV
PH PHP +63 Asia/Manila en,tl,ceb NPV
KH KHR +855 Asia/Phnom_Penh km,en PV
LA LAK +856 Asia/Vientiane lo,en PV
JP JPY +81 Asia/Tokyo ja,en PV
KR KRW +82 Asia/Seoul ko,en PV
KW KWD +965 Asia/Kuwait ar,en PV
SA SAR +966 Asia/Riyadh ar-SA,en PV
AE AED +971 Asia/Dubai en,ar,ur PV
BH BHD +973 Asia/Bahrain ar,en PV
QA QAR +974 Asia/Qatar ar,en PV
OM OMR +968 Asia/Muscat ar,en PV
JO JOD +962 Asia/Amman ar,en PV
EG EGP +20 Africa/Cairo ar,en PV
IQ IQD +964 Asia/Baghdad ar,ckb,en PV
TR TRY +90 Europe/Istanbul tr,en PV
CZ CZK +420 Europe/Prague cs,en PV
HU HUF +36 Europe/Budapest hu,en PV
RO RON +40 Europe/Bucharest ro,en PV
AT EUR +43 Europe/Vienna de,en PV
SE SEK +46 Europe/Stockholm sv,en PV
FI EUR +358 Europe/Helsinki fi,sv,en PV
NO NOK +47 Europe/Oslo nb,en PV
GR EUR +30 Europe/Athens el,en PV
CY EUR +357 Asia/Nicosia el,tr,en PV
AR ARS +54 America/Argentina/Buenos_Aires es,en PV`

describe('The table of countries', () => {
  it('has the 33 countries, each under its own code (COUNTRY-01)', () => {
    expect(COUNTRY_CODES).toHaveLength(33)
    expect(new Set(COUNTRY_CODES).size).toBe(33)
    expect(countries.map(({ code }) => code)).toEqual([...COUNTRY_CODES])
    expect(Object.keys(COUNTRIES)).toEqual([...COUNTRY_CODES])
  })

  it('recognizes its own codes and no others (COUNTRY-01)', () => {
    expect(COUNTRY_CODES.every(isCountryCode)).toBe(true)
    expect(['cz', 'DE', '', 'toString', undefined, 33].filter(isCountryCode)).toEqual([])
  })

  it('contains the documented Czech deployment (COUNTRY-02, CONST-46)', () => {
    expect(COUNTRIES.CZ).toMatchObject({
      code: 'CZ',
      defaultLocale: 'cs',
      supportedLocales: ['cs', 'en'],
      currency: 'CZK',
      currencyDigits: 2,
      phonePrefix: '+420',
      timeZone: 'Europe/Prague',
      defaultPayment: 'PAID',
      registration: 'PV',
      minimumEta: 15,
      defaultServiceHours: '0000:2359',
    })
  })

  it.each(COUNTRY_ROWS.trim().split('\n'))('contains the row %s of the required table (OP-09, COUNTRY-03)', (row) => {
    const [code = '', currency, phonePrefix, timeZone, languages = '', registration] = row.split(' ')
    const supportedLocales = languages.split(',')
    expect(COUNTRIES[code as keyof typeof COUNTRIES]).toMatchObject({
      currency,
      phonePrefix,
      timeZone,
      registration,
      supportedLocales,
      defaultLocale: supportedLocales[0],
      defaultPayment: 'PAID',
      minimumEta: 15,
    })
  })

  it('has no further countries (OP-09, COUNTRY-03)', () => {
    expect(COUNTRY_CODES.toSorted()).toEqual(
      COUNTRY_ROWS.trim()
        .split('\n')
        .map((row) => row.slice(0, 2))
        .toSorted(),
    )
  })

  it.each(COUNTRY_CODES)('has valid values for %s: currency, calling code, zone, languages', (code) => {
    const country = COUNTRIES[code]
    expect(Intl.supportedValuesOf('currency')).toContain(country.currency)
    expect(country.currencyDigits).toBe(CURRENCY_DIGITS[country.currency])
    expect(country.phonePrefix).toBe(`+${getCountryCallingCode(code)}`)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: country.timeZone })).not.toThrow()
    expect(country.supportedLocales.filter((locale) => !isLocale(locale))).toEqual([])
    expect(country.supportedLocales[0]).toBe(country.defaultLocale)
    expect(country.supportedLocales).toContain('en')
    expect(country.defaultPayment).toBe('PAID')
    expect(REGISTRATION_TYPES).toContain(country.registration)
    expect(country.minimumEta).toBe(15)
    expect(country.defaultServiceHours).toMatch(/^\d{4}:\d{4}$/)
  })

  it('has the minor units of ISO 4217: none for yen and won, three decimals for the five dinars and rials (COUNTRY-08)', () => {
    const withDigits = (digits: number) => codesWhere(({ currencyDigits }) => currencyDigits === digits)
    expect(withDigits(0)).toEqual(['JP', 'KR'])
    expect(withDigits(3)).toEqual(['KW', 'BH', 'OM', 'JO', 'IQ'])
    expect(withDigits(2)).toHaveLength(26)
  })

  it('requires the unit number in Singapore only (COUNTRY-04, CON-21)', () => {
    expect(codesWhere(({ unitRequired }) => unitRequired)).toEqual(['SG'])
  })

  it('requires the amount everywhere but in Kuwait (COUNTRY-05)', () => {
    expect(codesWhere(({ amountRequired }) => !amountRequired)).toEqual(['KW'])
  })

  it('has a minimum amount in Pakistan only, of 100 rupees (COUNTRY-06)', () => {
    expect(codesWhere(({ minimumAmount }) => minimumAmount !== undefined)).toEqual(['PK'])
    expect(COUNTRIES.PK).toMatchObject({ currency: 'PKR', minimumAmount: 10_000 })
  })

  it('has individual senders, who register without a vendor code, in five countries (OP-32, BRAND-05)', () => {
    expect(codesWhere(({ individualSenders }) => individualSenders)).toEqual(['MY', 'HK', 'TW', 'MM', 'PH'])
    expect(codesWhere(({ registration }) => registration === 'NPV')).toEqual(['MY', 'HK', 'TW', 'MM', 'PH'])
  })

  it('links external terms in Sweden, Finland and Norway only (OP-11)', () => {
    expect(codesWhere(({ termsUrl }) => termsUrl !== undefined)).toEqual(['SE', 'FI', 'NO'])
    expect(countries.flatMap(({ termsUrl }) => termsUrl ?? []).filter((url) => !url.startsWith('https://'))).toEqual([])
  })

  it('limits the weight to 10 kg in Hong Kong, 15 in Malaysia, 20 in the Philippines and 5 elsewhere (FAQ-03)', () => {
    const { HK, MY, PH, ...others } = COUNTRIES
    expect([HK, MY, PH].map(({ itemWeightLimitKg }) => itemWeightLimitKg)).toEqual([10, 15, 20])
    expect(new Set(Object.values(others).map(({ itemWeightLimitKg }) => itemWeightLimitKg))).toEqual(new Set([5]))
  })

  it('limits the item value in five countries; in Taiwan together with a weight over 20 kg (FAQ-04)', () => {
    const limits = countries.flatMap(({ currency, itemValueLimit }) =>
      itemValueLimit ? [[currency, itemValueLimit]] : [],
    )
    expect(Object.fromEntries(limits)).toEqual({
      HKD: { minor: 100_000 },
      MMK: { minor: 30_000_000 },
      PHP: { minor: 1_000_000 },
      MYR: { minor: 20_000 },
      TWD: { minor: 500_000, togetherWithWeightOverKg: 20 },
    })
  })

  it('states the delivery distance in six countries, in Malaysia as nationwide (FAQ-05, CON-02)', () => {
    const telling = countries.filter(({ tellsDeliveryDistance }) => tellsDeliveryDistance)
    const told = telling.map(({ code, deliveryDistanceKm }) => [code, deliveryDistanceKm])
    expect(Object.fromEntries(told)).toEqual({ MY: 10, HK: 10, TH: 15, TW: 12, MM: 4, BD: 10 })
    expect(codesWhere(({ deliversNationwide }) => deliversNationwide)).toEqual(['MY'])
  })

  it.each(COUNTRY_CODES)('has a capital of %s whose longitude agrees with the time zone', (code) => {
    const { capital, timeZone } = COUNTRIES[code]
    const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
      Date.UTC(2026, 0, 15),
    )
    const offset = clock.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '', hours = '', minutes = ''] = /GMT([+-])(\d\d):(\d\d)/.exec(offset) ?? []
    const eastOfGreenwich = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
    expect(Math.abs(capital.longitude / 15 - eastOfGreenwich)).toBeLessThan(1.5)
    expect(Math.abs(capital.latitude)).toBeLessThan(61)
  })
})
