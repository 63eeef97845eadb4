import { isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'

/** What an address is written from; empty texts are left out. */
export interface AddressParts {
  readonly street: string
  readonly streetNumber: string
  readonly area: string
  readonly city: string
  readonly postalCode: string
}

interface AddressStyle {
  /** The city of the country's table, in its own script and in English. */
  readonly city: { readonly own: string; readonly english: string }
  readonly own: (parts: AddressParts) => string
  /** Between the name of a place and its address, in the own script. */
  readonly separator: string
  /** Where an address in Latin letters is written otherwise. */
  readonly english?: (parts: AddressParts) => string
}

const joined = (separator: string, ...texts: ReadonlyArray<string>): string =>
  texts.filter((text) => text !== '').join(separator)

const numberLast = ({ street, streetNumber }: AddressParts) => joined(' ', street, streetNumber)
const numberFirst = ({ street, streetNumber }: AddressParts) => joined(' ', streetNumber, street)

const CITY_LAST_WITH_CODE = (parts: AddressParts) =>
  joined(', ', numberFirst(parts), parts.area, joined(' ', parts.city, parts.postalCode))

/** How each country writes an address. Countries without an embedded table are written the usual way. */
const STYLES: Partial<Readonly<Record<CountryCode, AddressStyle>>> = {
  CZ: {
    city: { own: 'Praha', english: 'Prague' },
    separator: ', ',
    own: (parts) =>
      joined(', ', numberLast(parts), joined(' ', spaced(parts.postalCode), joined(' – ', parts.city, parts.area))),
  },
  SG: {
    city: { own: 'Singapore', english: 'Singapore' },
    separator: ', ',
    own: (parts) => joined(', ', numberFirst(parts), joined(' ', parts.city, parts.postalCode)),
  },
  KW: {
    city: { own: 'مدينة الكويت', english: 'Kuwait City' },
    separator: '، ',
    own: (parts) => joined('، ', numberLast(parts), parts.area, joined(' ', parts.city, parts.postalCode)),
    english: CITY_LAST_WITH_CODE,
  },
  PK: {
    city: { own: 'کراچی', english: 'Karachi' },
    separator: '، ',
    own: (parts) => joined('، ', numberLast(parts), parts.area, joined(' ', parts.city, parts.postalCode)),
    english: CITY_LAST_WITH_CODE,
  },
  TH: {
    city: { own: 'กรุงเทพมหานคร', english: 'Bangkok' },
    separator: ' ',
    own: (parts) => joined(' ', numberFirst(parts), parts.area, parts.city, parts.postalCode),
    english: CITY_LAST_WITH_CODE,
  },
  JP: {
    city: { own: '東京都', english: 'Tokyo' },
    separator: ' ',
    own: (parts) => joined(' ', parts.city + parts.area, numberLast(parts)),
    english: CITY_LAST_WITH_CODE,
  },
}

const spaced = (postalCode: string) => postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')

const USUAL: AddressStyle = { city: { own: '', english: '' }, separator: ', ', own: CITY_LAST_WITH_CODE }

const styleOf = (country: string): AddressStyle => (isCountryCode(country) ? STYLES[country] : undefined) ?? USUAL

/** Both names of the city; empty where the country has no table. */
export const cityOf = (country: string): { readonly own: string; readonly english: string } => styleOf(country).city

/** One line, the way people of the country write it; the name of a place goes in front. */
export const formatAddress = (
  country: string,
  parts: AddressParts & { readonly building?: string },
  script: 'own' | 'english',
): string => {
  const style = styleOf(country)
  const write = script === 'own' ? style.own : (style.english ?? style.own)
  const building = parts.building === parts.street ? '' : (parts.building ?? '')
  return joined(script === 'own' ? style.separator : ', ', building, write(parts))
}

const scriptOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    return undefined
  }
}

const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Jpan', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Latn', /\p{Script=Latin}/u],
]

/** Names of one thing: the country's own, the English one, and others in any script. */
interface Names {
  readonly name: string
  readonly nameEn: string
  readonly aliases: ReadonlyArray<string>
}

const scriptOfText = (text: string): string | undefined => SCRIPTS.find(([, letters]) => letters.test(text))?.[0]

/** English names for English and for any language of another script than the name's; the name itself otherwise. */
export const scriptFor = (name: string, language: string | undefined): 'own' | 'english' => {
  if (language === undefined) return 'own'
  if (/^en\b/i.test(language)) return 'english'
  return scriptOf(language) === scriptOfText(name) ? 'own' : 'english'
}

/** The name in the script of the language, where there is one, and how the address around it is written. */
export const nameFor = (
  { name, nameEn, aliases }: Names,
  language: string | undefined,
): { readonly name: string; readonly script: 'own' | 'english' } => {
  if (scriptFor(name, language) === 'own') return { name, script: 'own' }
  const script = language === undefined ? undefined : scriptOf(language)
  const alias = script === 'Latn' ? undefined : aliases.find((other) => scriptOfText(other) === script)
  return alias === undefined ? { name: nameEn, script: 'english' } : { name: alias, script: 'own' }
}
