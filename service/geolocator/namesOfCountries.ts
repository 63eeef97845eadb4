import type { CountryCode } from '../../src/domain/market/countries.ts'

interface OtherCountry {
  readonly code: string
  /** The state or region that is our country. */
  readonly state: RegExp
}

/** Countries that maps may have as a part of another one. */
const PARTS_OF: Partial<Readonly<Record<CountryCode, OtherCountry>>> = {
  HK: { code: 'CN', state: /hong\s?kong|香港/iu },
}

/** The country codes by which a geocoder that filters by country has the places of a country, in lower case. */
export const codesOf = (country: string): ReadonlyArray<string> => {
  const other = PARTS_OF[country.toUpperCase() as CountryCode]
  return [country.toLowerCase(), ...(other ? [other.code.toLowerCase()] : [])]
}

/**
 * The country of a place as this service names it: a place in Hong Kong is in HK, also for maps that have it in CN.
 * `states` are the names of its regions.
 */
export const countryOf = (
  country: CountryCode,
  code: string | undefined,
  states: ReadonlyArray<string | null | undefined>,
): string => {
  const codeOrName = (code ?? country).toUpperCase()
  const other = PARTS_OF[country]
  return other !== undefined && codeOrName === other.code && states.some((name) => name && other.state.test(name))
    ? country
    : codeOrName
}
