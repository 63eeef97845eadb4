import { parseArgs } from 'node:util'
import { ZoneId } from '@js-joda/core'
import '@js-joda/timezone/dist/js-joda-timezone-1970-2030.esm.js'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { isOnEarth } from '../../src/domain/coordinates.ts'
import { COUNTRY_CODES } from '../../src/domain/market/countries.ts'
import { CURRENCY_DIGITS } from '../../src/domain/market/currencies.ts'
import { isLocale, LOCALES } from '../../src/domain/market/languages.ts'
import { NotWritten, quoted, withRow, write, type Edit } from './rows.ts'

/** The options of the command, each with the form of its value. */
const OPTIONS = {
  code: 'ISO code of two capital letters, such as DE or GB',
  currency: 'its ISO code, such as EUR',
  prefix: 'of its phone numbers, such as +49 for DE',
  zone: 'time zone, such as Europe/Berlin',
  locale: `main language: one of ${LOCALES.join(', ')} (docs/translating.md adds one)`,
  city: 'the main city in its own letters, such as Berlin or 서울',
  'city-en': 'the same in English, such as Berlin or Seoul',
  centre: 'of the city: latitude,longitude, such as 52.52,13.405',
  box: 'around the country: south,west,north,east, such as 47.2,5.8,55.1,15.1',
  base: 'fee before distance, in minor units, such as 450',
  'per-km': 'fee of a kilometre, in minor units, such as 90',
  example: 'an address: street, number, code and town, such as "Torstraße 12, 10119 Berlin"',
} as const
type Option = keyof typeof OPTIONS
type Given = Readonly<Record<Option, string>>

/** Rules to begin with: those of most countries. */
const RULES = [
  "registration: 'PV'",
  'individualSenders: false',
  "ageValidation: 'none'",
  'unitRequired: false',
  'amountRequired: true',
  'minimumAmount: undefined',
  'itemWeightLimitKg: 5',
  'itemValueLimit: undefined',
  'deliveryDistanceKm: 10',
  'tellsDeliveryDistance: false',
  'deliversNationwide: false',
  "defaultServiceHours: '0000:2359'",
  "defaultPayment: 'PAID'",
  'minimumEta: 15',
  'termsUrl: undefined',
] as const

export const COUNTRY_USAGE = `Usage: npm run new-country -- with all of these options:
${Object.entries(OPTIONS)
  .map(([name, meaning]) => `  --${name.padEnd(9)} ${meaning}`)
  .join('\n')}
A value that begins with a minus needs an equals sign: --centre=-34.6,-58.4`

const numbersIn = (text: string): ReadonlyArray<number> =>
  text.split(',').map((part) => (/^\s*-?\d+(?:\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN))

/** `Intl` also takes offsets and any capitals, which the rules of the zones do not have. */
const isZone = (zone: string): boolean => zone.includes('/') && ZoneId.getAvailableZoneIds().includes(zone)

/** In degrees; no country is half as wide as the Earth. */
const WIDEST_BOX = 180

/** All options that are missing or wrong, with what they must be. */
const faultsOf = (given: Partial<Given>): ReadonlyArray<string> => {
  const centre = numbersIn(given.centre ?? '')
  const [latitude = Number.NaN, longitude = Number.NaN] = centre
  const box = numbersIn(given.box ?? '')
  const { code = '' } = given
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = box
  const isRight: Readonly<Record<Option, (text: string) => boolean>> = {
    code: isSupportedCountry,
    currency: (currency) => /^[A-Z]{3}$/.test(currency),
    prefix: (prefix) =>
      /^\+\d{1,4}$/.test(prefix) && (!isSupportedCountry(code) || prefix === `+${getCountryCallingCode(code)}`),
    zone: isZone,
    locale: isLocale,
    city: (city) => city.trim() !== '',
    'city-en': (city) => /^\p{Script=Latin}/u.test(city),
    centre: () => centre.length === 2 && isOnEarth({ latitude, longitude }),
    box: () =>
      box.length === 4 && south < north && north - south < WIDEST_BOX && west < east && east - west < WIDEST_BOX,
    base: (base) => /^\d{1,9}$/.test(base),
    'per-km': (perKm) => /^\d{1,9}$/.test(perKm),
    example: (example) => /\d/.test(example),
  }
  const faults = (Object.keys(OPTIONS) as ReadonlyArray<Option>).flatMap((name) => {
    const value = given[name]
    if (value === undefined) return [`--${name} is missing: ${OPTIONS[name]}`]
    return isRight[name](value) ? [] : [`--${name} ${JSON.stringify(value)} cannot be used: ${OPTIONS[name]}`]
  })
  // Comparisons with NaN are false: what is wrong by itself is named already.
  const isOutside = latitude < south || latitude > north || longitude < west || longitude > east
  return isOutside
    ? [...faults, `--centre "${given.centre}" is not in --box "${given.box}": both begin with the latitude`]
    : faults
}

const readGiven = (args: ReadonlyArray<string>): Given => {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]))
  const given = parseArgs({ args: [...args], options }).values as Partial<Given>
  if (COUNTRY_CODES.some((known) => known === given.code))
    throw new NotWritten(`There is a country ${given.code} already`)
  const faults = faultsOf(given)
  if (faults.length > 0) throw new NotWritten(faults.join('\n'))
  return given as Given
}

/** Writes the rows of a new country; returns what was written and what is missing. Throws `NotWritten`. */
export const addCountry = (root: string, args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const {
    code,
    currency,
    prefix,
    zone,
    locale,
    city,
    'city-en': cityEn,
    centre,
    box,
    base,
    'per-km': perKm,
    example,
  } = readGiven(args)
  if (!Object.hasOwn(CURRENCY_DIGITS, currency))
    throw new NotWritten(
      `The currency ${currency} is not known yet: add its decimals to src/domain/market/currencies.ts and its names to src/domain/reading/words/currencies.ts`,
    )
  const [latitude, longitude] = numbersIn(centre)
  const file = code.toLowerCase()
  const languages = [...new Set([locale, 'en'])].map(quoted).join(', ')
  const edits: ReadonlyArray<Edit> = [
    {
      file: 'src/domain/market/countries.ts',
      change: (text) =>
        withRow(
          'export const COUNTRIES:',
          `  ${code}: {`,
          `    ...inCurrency('${currency}'),`,
          `    code: '${code}',`,
          `    phonePrefix: '${prefix}',`,
          `    timeZone: '${zone}',`,
          `    defaultLocale: '${locale}',`,
          `    supportedLocales: [${languages}],`,
          `    capital: { latitude: ${latitude}, longitude: ${longitude} },`,
          ...RULES.map((rule) => `    ${rule},`),
          '  },',
        )(withRow('export const COUNTRY_CODES', `  '${code}',`)(text)),
    },
    {
      file: 'src/domain/market/addressPatterns.ts',
      change: withRow('const ADDRESS_PATTERNS', `  ${code}: inEveryScript(DOOR_AFTER_STREET),`),
    },
    {
      file: 'src/domain/market/separators.ts',
      change: withRow('const SEPARATORS', `  ${code}: COMMA_AND_POINT,`),
    },
    {
      file: 'src/domain/market/writingConventions.ts',
      change: withRow('const CONVENTIONS', `  ${code}: { wholeAmounts: false, dayOrder: 'DMY' },`),
    },
    { file: 'src/domain/market/nameOrder.ts', change: withRow('const NAME_ORDERS', `  ${code}: FIRST_NAME_FIRST,`) },
    { file: 'src/domain/market/messengers.ts', change: withRow('const MESSENGERS', `  ${code}: ['whatsapp'],`) },
    {
      file: 'src/domain/pricing/deliveryFee.ts',
      change: withRow(
        'export const FEE_RULES',
        `  ${code}: { ...UNPUBLISHED, currency: '${currency}', base: ${Number(base)}, perKm: ${Number(perKm)} },`,
      ),
    },
    {
      file: 'service/delivery/countryBounds.ts',
      change: withRow('const BOUNDS', `  ${code}: [${numbersIn(box).join(', ')}],`),
    },
    {
      file: 'service/geolocator/addressFormat.ts',
      change: withRow(
        'const STYLES',
        `  ${code}: { city: { own: ${quoted(city)}, english: ${quoted(cityEn)} }, own: CODE_FOR_DISTRICT },`,
      ),
    },
    {
      file: 'tests/support/writtenAddresses.ts',
      change: withRow('export const WRITTEN_ADDRESSES', `  ${code}: [${quoted(example)}],`),
    },
  ]
  write(root, edits)
  return [
    `Written: ${edits.map((edit) => edit.file).join(', ')}.`,
    '',
    'Missing, for you to decide:',
    `  - its brand: npm run new-brand, or ${code} in the countries of a file of src/domain/market/brands`,
    '  - how addresses are written: src/domain/market/addressPatterns.ts, service/geolocator/addressFormat.ts (both have the order of Austria), and a sample in tests/domain/address/readableAddress.test.ts',
    '  - names as people write them: tests/domain/reading/oneLineMessages.test.ts',
    '  - whether the family name comes first: src/domain/market/nameOrder.ts',
    '  - its messengers: src/domain/market/messengers.ts',
    '  - its rules (registration, limits, distance, service hours), which are those of most countries: src/domain/market/countries.ts',
    '  - how amounts and dates are written, if not as 1,234.50 and 31/12: src/domain/market/separators.ts, src/domain/market/writingConventions.ts',
    `  - addresses and map of ${city} for our service: service/geolocator/gazetteer/places/${file}.tsv and ground/${file}.json`,
    `  - towns for our service: service/geolocator/gazetteer/towns/${file}.tsv, which build/towns/writeTowns.ts writes, and rows in tests/service/geolocator/towns.test.ts`,
    `  - shops, customers, riders and dishes of its demo: simulator/demo/world/${file}.ts, and its row in simulator/demo/demoWorlds.ts`,
    '  - what the examples of the bulk template say: service/bulk/exampleWords.ts',
    '  - the numbers that tests/domain/market compares with COUNTRY-01 and PROD-07 of docs/requirements.md',
    '',
    'Then: npm run format && npx tsc --noEmit, which names what is still missing',
  ]
}
