import { addressPattern } from '../../src/domain/market/addressPatterns.ts'
import { isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'

/** The parts of an address; empty parts are omitted. */
export interface AddressParts {
  readonly street: string
  readonly streetNumber: string
  readonly area: string
  readonly city: string
  readonly postalCode: string
}

interface AddressStyle {
  /** The city of the country's gazetteer, in its own script and in English. */
  readonly city: { readonly own: string; readonly english: string }
  readonly own: (parts: AddressParts) => string
  /** How an address in Latin letters is formatted, if differently. */
  readonly english?: (parts: AddressParts) => string
}

const joinParts = (separator: string, ...texts: ReadonlyArray<string>): string =>
  texts.filter((text) => text !== '').join(separator)

const numberLast = ({ street, streetNumber }: AddressParts) => joinParts(' ', street, streetNumber)
const numberFirst = ({ street, streetNumber }: AddressParts) => joinParts(' ', streetNumber, street)

const CITY_LAST_WITH_CODE = (parts: AddressParts) =>
  joinParts(', ', numberFirst(parts), parts.area, joinParts(' ', parts.city, parts.postalCode))

/** How addresses are formatted in each country with a gazetteer; others use the default style. */
const STYLES: Partial<Readonly<Record<CountryCode, AddressStyle>>> = {
  CZ: {
    city: { own: 'Praha', english: 'Prague' },
    own: (parts) =>
      joinParts(
        ', ',
        numberLast(parts),
        joinParts(' ', spaced(parts.postalCode), joinParts(' – ', parts.city, parts.area)),
      ),
  },
  SG: {
    city: { own: 'Singapore', english: 'Singapore' },
    own: (parts) => joinParts(', ', numberFirst(parts), joinParts(' ', parts.city, parts.postalCode)),
  },
  KW: {
    city: { own: 'مدينة الكويت', english: 'Kuwait City' },
    own: (parts) => joinParts('، ', numberLast(parts), parts.area, joinParts(' ', parts.city, parts.postalCode)),
    english: CITY_LAST_WITH_CODE,
  },
  PK: {
    city: { own: 'کراچی', english: 'Karachi' },
    own: (parts) => joinParts('، ', numberLast(parts), parts.area, joinParts(' ', parts.city, parts.postalCode)),
    english: CITY_LAST_WITH_CODE,
  },
  TH: {
    city: { own: 'กรุงเทพมหานคร', english: 'Bangkok' },
    own: (parts) => joinParts(' ', numberFirst(parts), parts.area, parts.city, parts.postalCode),
    english: CITY_LAST_WITH_CODE,
  },
  JP: {
    city: { own: '東京都', english: 'Tokyo' },
    own: (parts) => joinParts(' ', parts.city + parts.area, numberLast(parts)),
    english: CITY_LAST_WITH_CODE,
  },
}

const spaced = (postalCode: string) => postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')

const USUAL: AddressStyle = { city: { own: '', english: '' }, own: CITY_LAST_WITH_CODE }

const styleOf = (country: string): AddressStyle => (isCountryCode(country) ? STYLES[country] : undefined) ?? USUAL

/** Both names of the city; empty for a country without a gazetteer. */
export const cityOf = (country: string): { readonly own: string; readonly english: string } => styleOf(country).city

/** Formats an address on one line by the conventions of the country, starting with the name of the place. */
export const formatAddress = (
  country: string,
  parts: AddressParts & { readonly building?: string },
  script: 'own' | 'english',
): string => {
  const style = styleOf(country)
  const write = script === 'own' ? style.own : (style.english ?? style.own)
  const building = parts.building === parts.street ? '' : (parts.building ?? '')
  const address = write(parts)
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

const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Jpan', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
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

/** English names for English and for any language in another script than the name's; otherwise the name itself. */
export const scriptFor = (name: string, language: string | undefined): 'own' | 'english' => {
  if (language === undefined) return 'own'
  if (/^en\b/i.test(language)) return 'english'
  return scriptOf(language) === scriptOfText(name) ? 'own' : 'english'
}

/**
 * The name in the script of the language, if there is one, and the script for the address around it. Around a Latin name
 * in a Latin district the city is in English too, so that an address has one script (ADDR-29).
 */
export const nameFor = (
  country: string,
  { name, nameEn, aliases, district }: Names,
  language: string | undefined,
): { readonly name: string; readonly script: 'own' | 'english' } => {
  const isLatin = [name, district].every((one) => scriptOfText(one) === 'Latn')
  if (scriptFor(name, language) === 'own')
    return { name, script: isLatin && scriptOfText(cityOf(country).own) !== 'Latn' ? 'english' : 'own' }
  const script = language === undefined ? undefined : scriptOf(language)
  const alias = script === 'Latn' ? undefined : aliases.find((other) => scriptOfText(other) === script)
  return alias === undefined ? { name: nameEn, script: 'english' } : { name: alias, script: 'own' }
}
