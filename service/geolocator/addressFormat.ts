import { addressPattern } from '../../src/domain/market/addressPatterns.ts'
import { COUNTRIES, isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'

/** The parts of an address; empty parts are omitted. */
export interface AddressParts {
  readonly street: string
  readonly streetNumber: string
  readonly area: string
  readonly city: string
  readonly postalCode: string
}

type Written = (parts: AddressParts) => string

interface AddressStyle {
  /** The city of the country's gazetteer, in its own script and in English, and other names and regions of it. */
  readonly city: { readonly own: string; readonly english: string; readonly others?: ReadonlyArray<string> }
  readonly own: Written
  /** How an address in Latin letters is formatted, if differently. */
  readonly english?: Written
}

const joinParts = (separator: string, ...texts: ReadonlyArray<string>): string =>
  texts.filter((text) => text !== '').join(separator)

const numberLast = ({ street, streetNumber }: AddressParts) => joinParts(' ', street, streetNumber)
const numberFirst = ({ street, streetNumber }: AddressParts) => joinParts(' ', streetNumber, street)
const codeAndCity = ({ postalCode, city }: AddressParts) => joinParts(' ', postalCode, city)
const cityAndCode = ({ postalCode, city }: AddressParts) => joinParts(' ', city, postalCode)

const cityLast =
  (separator: string, line: Written): Written =>
  (parts) =>
    joinParts(separator, line(parts), parts.area, cityAndCode(parts))
const CITY_LAST_WITH_CODE = cityLast(', ', numberFirst)
const ARABIC = { own: cityLast('، ', numberLast), english: CITY_LAST_WITH_CODE }

/** "Mariahilfer Straße 12, 1070 Wien": the postal code says the district. */
const CODE_FOR_DISTRICT: Written = (parts) =>
  joinParts(', ', numberLast(parts), parts.postalCode === '' ? parts.area : '', codeAndCity(parts))

/**
 * "忠孝東路四段216巷8弄5號": lane and alley stand before the house. `second` is the sign of a second door, "5之1號", or of
 * the end of several houses, "24-26號".
 */
const chineseNumber = (number: string, second: '之' | '-'): string => {
  const [first = '', ...others] = number.split('/')
  if (number === '') return ''
  const house = (others.at(-1) ?? first).replace('-', second)
  const lanes = others.length === 0 ? [] : [first, ...others.slice(0, -1)]
  return `${lanes.map((lane, index) => `${lane}${index === 0 ? '巷' : '弄'}`).join('')}${house}號`
}

/** How addresses are formatted in each country. */
const STYLES: Readonly<Record<CountryCode, AddressStyle>> = {
  CZ: {
    city: { own: 'Praha', english: 'Prague', others: ['Česká republika', 'Czech Republic'] },
    own: (parts) =>
      joinParts(
        ', ',
        numberLast(parts),
        joinParts(' ', spaced(parts.postalCode), joinParts(' – ', parts.city, parts.area)),
      ),
  },
  SG: {
    city: { own: 'Singapore', english: 'Singapore' },
    own: (parts) => joinParts(', ', numberFirst(parts), cityAndCode(parts)),
  },
  MY: {
    city: { own: 'Kuala Lumpur', english: 'Kuala Lumpur', others: ['KL', 'Wilayah Persekutuan', 'WP', '吉隆坡'] },
    own: (parts) => joinParts(', ', numberFirst(parts), parts.area, codeAndCity(parts)),
  },
  HK: {
    city: {
      own: '香港',
      english: 'Hong Kong',
      others: ['HK', 'Hong Kong Island', 'Kowloon', 'KLN', 'New Territories', 'NT', '香港島', '九龍', '新界'],
    },
    own: ({ city, area, street, streetNumber }) => `${city}${area}${street}${chineseNumber(streetNumber, '-')}`,
    english: CITY_LAST_WITH_CODE,
  },
  TH: {
    city: { own: 'กรุงเทพมหานคร', english: 'Bangkok' },
    own: (parts) => joinParts(' ', numberFirst(parts), parts.area, parts.city, parts.postalCode),
    english: CITY_LAST_WITH_CODE,
  },
  TW: {
    city: { own: '臺北市', english: 'Taipei', others: ['臺北', 'Taipei City', '臺灣'] },
    own: ({ postalCode, city, area, street, streetNumber }) =>
      joinParts(' ', postalCode, `${city}${area}${street}${chineseNumber(streetNumber, '之')}`),
    english: CITY_LAST_WITH_CODE,
  },
  MM: {
    city: { own: 'ရန်ကုန်', english: 'Yangon', others: ['ရန်ကုန်မြို့', 'ရန်ကုန်တိုင်း', 'Rangoon', 'Burma'] },
    own: (parts) =>
      cityLast('၊ ', ({ street, streetNumber }) =>
        joinParts(' ', streetNumber === '' ? '' : `အမှတ် (${streetNumber})`, street),
      )(parts),
    english: CITY_LAST_WITH_CODE,
  },
  BD: {
    city: { own: 'Dhaka', english: 'Dhaka', others: ['ঢাকা'] },
    own: CITY_LAST_WITH_CODE,
  },
  PK: { city: { own: 'کراچی', english: 'Karachi' }, ...ARABIC },
  PH: {
    city: { own: 'Metro Manila', english: 'Metro Manila', others: ['NCR', 'Philippines', 'City'] },
    own: (parts) => joinParts(', ', numberFirst(parts), parts.area, codeAndCity(parts)),
  },
  KH: {
    city: { own: 'ភ្នំពេញ', english: 'Phnom Penh', others: ['រាជធានីភ្នំពេញ'] },
    own: cityLast(' ', ({ street, streetNumber }) =>
      joinParts(' ', streetNumber === '' ? '' : `ផ្ទះលេខ ${streetNumber}`, street),
    ),
    english: CITY_LAST_WITH_CODE,
  },
  LA: {
    city: { own: 'ວຽງຈັນ', english: 'Vientiane', others: ['ນະຄອນຫຼວງວຽງຈັນ', 'Vientiane Capital', 'Lao PDR'] },
    own: CITY_LAST_WITH_CODE,
  },
  JP: {
    city: { own: '東京都', english: 'Tokyo' },
    own: (parts) => joinParts(' ', parts.city + parts.area, numberLast(parts)),
    english: CITY_LAST_WITH_CODE,
  },
  KR: {
    city: { own: '서울특별시', english: 'Seoul', others: ['서울', '서울시', 'Republic of Korea'] },
    own: (parts) => joinParts(' ', parts.city, parts.area, numberLast(parts)),
    english: CITY_LAST_WITH_CODE,
  },
  KW: { city: { own: 'مدينة الكويت', english: 'Kuwait City' }, ...ARABIC },
  SA: { city: { own: 'الرياض', english: 'Riyadh', others: ['KSA'] }, ...ARABIC },
  AE: {
    city: { own: 'Abu Dhabi', english: 'Abu Dhabi', others: ['أبوظبي', 'أبو ظبي', 'UAE'] },
    own: CITY_LAST_WITH_CODE,
  },
  BH: { city: { own: 'المنامة', english: 'Manama' }, ...ARABIC },
  QA: { city: { own: 'الدوحة', english: 'Doha' }, ...ARABIC },
  OM: { city: { own: 'مسقط', english: 'Muscat' }, ...ARABIC },
  JO: { city: { own: 'عمّان', english: 'Amman' }, ...ARABIC },
  EG: { city: { own: 'القاهرة', english: 'Cairo' }, ...ARABIC, own: cityLast('، ', numberFirst) },
  IQ: { city: { own: 'بغداد', english: 'Baghdad' }, ...ARABIC },
  TR: {
    city: { own: 'Ankara', english: 'Ankara' },
    own: ({ street, streetNumber, postalCode, area, city }) =>
      joinParts(
        ', ',
        joinParts(' ', street, streetNumber === '' ? '' : `No: ${streetNumber}`),
        joinParts(' ', postalCode, joinParts('/', area, city)),
      ),
  },
  HU: {
    city: { own: 'Budapest', english: 'Budapest', others: ['Bp'] },
    own: (parts) => joinParts(', ', codeAndCity(parts), parts.postalCode === '' ? parts.area : '', numberLast(parts)),
  },
  RO: {
    city: { own: 'București', english: 'Bucharest', others: ['Bucuresti'] },
    own: (parts) => joinParts(', ', numberLast(parts), parts.area, codeAndCity(parts)),
  },
  AT: { city: { own: 'Wien', english: 'Vienna' }, own: CODE_FOR_DISTRICT },
  SE: { city: { own: 'Stockholm', english: 'Stockholm', others: ['Sthlm'] }, own: CODE_FOR_DISTRICT },
  FI: { city: { own: 'Helsinki', english: 'Helsinki', others: ['Helsingfors', 'Hki'] }, own: CODE_FOR_DISTRICT },
  NO: { city: { own: 'Oslo', english: 'Oslo' }, own: CODE_FOR_DISTRICT },
  GR: { city: { own: 'Αθήνα', english: 'Athens', others: ['Αθήναι', 'Athina', 'Ελλάς'] }, own: CODE_FOR_DISTRICT },
  CY: { city: { own: 'Λευκωσία', english: 'Nicosia', others: ['Lefkosia', 'Lefkoşa'] }, own: CODE_FOR_DISTRICT },
  AR: {
    city: {
      own: 'Buenos Aires',
      english: 'Buenos Aires',
      others: ['CABA', 'Capital Federal', 'Ciudad Autónoma de Buenos Aires', 'Bs As'],
    },
    own: (parts) => joinParts(', ', numberLast(parts), parts.area, codeAndCity(parts)),
  },
}

const spaced = (postalCode: string) => postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')

/** Both names of the country's main city. */
export const cityOf = (country: CountryCode): { readonly own: string; readonly english: string } => STYLES[country].city

const countryNames = (country: CountryCode): ReadonlyArray<string> =>
  COUNTRIES[country].supportedLocales.flatMap(
    (locale) => new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? [],
  )

const known = new Map<CountryCode, ReadonlyArray<string>>()

/** All names of the city and of the country, in the languages of the country. */
export const cityNames = (country: CountryCode): ReadonlyArray<string> => {
  const { own, english, others = [] } = STYLES[country].city
  const names = known.get(country) ?? [own, english, ...others, ...countryNames(country)]
  known.set(country, names)
  return names
}

/** Formats an address on one line by the conventions of the country, starting with the name of the place. */
export const formatAddress = (
  country: string,
  parts: AddressParts & { readonly building?: string },
  script: 'own' | 'english',
): string => {
  const style: Omit<AddressStyle, 'city'> = isCountryCode(country) ? STYLES[country] : { own: CITY_LAST_WITH_CODE }
  const write = script === 'own' ? style.own : (style.english ?? style.own)
  const building = parts.building === parts.street ? '' : (parts.building ?? '')
  const address = write({ ...parts, area: parts.area === parts.city ? '' : parts.area })
  const [, separator] = isCountryCode(country) ? addressPattern(country, address) : ['', ', ']
  return joinParts(separator, building, address)
}

const scriptOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    return undefined
  }
}

/**
 * The letters of a script by its code in a locale, in the order of the checks: Latin is last, because texts in other
 * scripts often contain Latin letters.
 */
const SCRIPTS: ReadonlyArray<readonly [codes: string, letters: RegExp]> = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Jpan Hant Hans', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Mymr', /\p{Script=Myanmar}/u],
  ['Khmr', /\p{Script=Khmer}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Latn', /\p{Script=Latin}/u],
]

/** The names of one place: in the country's language, in English, and aliases in any script. */
interface Names {
  readonly name: string
  readonly nameEn: string
  readonly aliases: ReadonlyArray<string>
  /** In the country's language. */
  readonly district: string
}

const scriptOfText = (text: string): string | undefined => SCRIPTS.find(([, letters]) => letters.test(text))?.[0]
const isWrittenIn = (text: string, script: string | undefined): boolean =>
  script !== undefined && (scriptOfText(text)?.split(' ').includes(script) ?? false)

/** A name that a map has in two scripts, "彌敦道 Nathan Road", in that of the language; any other name as it is. */
export const inScriptOf = (name: string, language: string | undefined): string => {
  if (!/\p{Script=Latin}{3}/u.test(name) || !/[^\p{Script=Latin}\P{L}]{2}/u.test(name)) return name
  const script = language === undefined ? undefined : scriptOf(language)
  const ofScript = name.split(/\s+/u).filter((word) => !/\p{L}/u.test(word) || isWrittenIn(word, script))
  return ofScript.some((word) => /\p{L}/u.test(word)) ? ofScript.join(' ') : name
}

/** English names for English and for any language in another script than the name's; otherwise the name itself. */
export const scriptFor = (name: string, language: string | undefined): 'own' | 'english' => {
  if (language === undefined) return 'own'
  if (/^en\b/i.test(language)) return 'english'
  return isWrittenIn(name, scriptOf(language)) ? 'own' : 'english'
}

/**
 * The name in the script of the language, if there is one, and the script for the address around it. Around a Latin name
 * in a Latin district the city is in English too, so that an address has one script (ADDR-29).
 */
export const nameFor = (
  country: CountryCode,
  { name, nameEn, aliases, district }: Names,
  language: string | undefined,
): { readonly name: string; readonly script: 'own' | 'english' } => {
  const isLatin = [name, district].every((one) => scriptOfText(one) === 'Latn')
  if (scriptFor(name, language) === 'own')
    return { name, script: isLatin && scriptOfText(cityOf(country).own) !== 'Latn' ? 'english' : 'own' }
  const script = language === undefined ? undefined : scriptOf(language)
  const alias = script === 'Latn' ? undefined : aliases.find((other) => isWrittenIn(other, script))
  return alias === undefined ? { name: nameEn, script: 'english' } : { name: alias, script: 'own' }
}
