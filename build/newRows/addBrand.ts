import { BRAND_IDS, BRANDS } from '../../src/domain/market/brands.ts'
import { COUNTRIES, isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'
import { NotWritten, quoted, withRow, write, type Edit } from './rows.ts'

export const BRAND_USAGE = `Usage: npm run new-brand -- <id> <name> <domain> <country code> …
For example: npm run new-brand -- zephyra Zephyra zephyra.example AT`

/** Colours to begin with; the tests check the contrast of those that replace them. */
const COLOURS = {
  light: { brand: '#0b5a8a', brandContrast: '#ffffff', accent: '#8a4b00', accentContrast: '#ffffff', soft: '#e4f1f9' },
  dark: { brand: '#7cc4f2', brandContrast: '#04233a', accent: '#ffb26b', accentContrast: '#2b1500', soft: '#1d3340' },
} as const

const TILE = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z'

/** Three bars whose lengths follow from the letters of the id, so that no two marks are equal. */
const figureOf = (id: string): string => {
  const sums = [0, 1, 2].map((bar) =>
    [...id].reduce((sum, letter, place) => (sum * 7 + (letter.codePointAt(0) ?? 0) * (bar + place + 1)) % 1_009, bar),
  )
  return sums.map((sum, bar) => `M7 ${8 + bar * 6}h${6 + (sum % 13)}v4H7z`).join('')
}

const coloursText = (appearance: keyof typeof COLOURS) =>
  `${appearance}: { ${Object.entries(COLOURS[appearance])
    .map(([name, colour]) => `${name}: '${colour}'`)
    .join(', ')} },`

/** The countries without those that go to the new brand. */
const withoutCountries = (codes: ReadonlyArray<CountryCode>) => (text: string) =>
  text.replaceAll(/^( {4}countries: )\[(.*)\],$/gm, (_, start: string, list: string) => {
    const left = list.split(', ').filter((code) => !codes.some((taken) => code === `'${taken}'`))
    return `${start}[${left.join(', ')}],`
  })

/** Writes the rows of a new brand; returns what was written and what is missing. Throws `NotWritten`. */
export const addBrand = (
  root: string,
  [id = '', name = '', domain = '', ...codes]: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  if (!/^[a-z]{3,20}$/.test(id)) throw new NotWritten(`The id "${id}" must have 3 to 20 small letters of a to z`)
  if (BRAND_IDS.some((known) => known === id)) throw new NotWritten(`There is a brand ${id} already`)
  if (name.trim() === '') throw new NotWritten('The name is empty')
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain))
    throw new NotWritten(`"${domain}" is not a domain such as zephyra.example`)
  const unknown = codes.filter((code) => !isCountryCode(code))
  if (unknown.length > 0)
    throw new NotWritten(`Not a country: ${unknown.join(', ')} (npm run new-country adds one; codes are like AT)`)
  const countries = codes.filter(isCountryCode)
  const [first] = countries
  if (first === undefined) throw new NotWritten('No country is given')
  const emptied = BRAND_IDS.filter((brand) => BRANDS[brand].countries.every((code) => countries.includes(code)))
  if (emptied.length > 0) throw new NotWritten(`${emptied.join(' and ')} would have no country left`)
  const figure = figureOf(id)
  const row = [
    `  ${id}: {`,
    `    ...looksOf('${id}'),`,
    `    name: ${quoted(name.trim())},`,
    `    countries: [${countries.map(quoted).join(', ')}],`,
    '    helpCentre: false,',
    `    helpCentreName: '${id}',`,
    `    language: '${COUNTRIES[first].defaultLocale}',`,
    `    domain: '${domain}',`,
    "    privacyUrl: '',",
    "    apiDocsUrl: '',",
    '  },',
  ]
  const favicon = `public/brands/${id}/favicon.svg`
  const edits: ReadonlyArray<Edit> = [
    {
      file: 'src/domain/market/brands.ts',
      change: (text) =>
        withRow(
          'export const BRANDS:',
          ...row,
        )(withoutCountries(countries)(withRow('export const BRAND_IDS', `  '${id}',`)(text))),
    },
    {
      file: 'src/domain/market/palettes.ts',
      change: withRow(
        'export const PALETTES',
        `  ${id}: {`,
        `    ${coloursText('light')}`,
        `    ${coloursText('dark')}`,
        '  },',
      ),
    },
    { file: 'src/ui/theme/BrandMark.tsx', change: withRow('export const BRAND_MARKS', `  ${id}: '${figure}',`) },
    {
      file: favicon,
      isNew: true,
      change: () =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill-rule="evenodd"><rect width="32" height="32" rx="9" fill="#ffffff"/><path fill="${COLOURS.light.brand}" d="${TILE}${figure}"/></svg>\n`,
    },
  ]
  write(root, edits)
  return [
    `Written: ${edits.map(({ file }) => file).join(', ')}.`,
    '',
    'Missing, for you to decide:',
    `  - the colours in src/domain/market/palettes.ts, and the colour in ${favicon}`,
    `  - the figure in src/ui/theme/BrandMark.tsx, and the same path in ${favicon}`,
    `  - privacyUrl, apiDocsUrl and helpCentre in src/domain/market/brands.ts; language is that of ${first}`,
    '  - the numbers that tests/domain/market and tests/ui/market compare with BRAND-01 and PROD-07 of docs/requirements.md',
    '  - adapters of its own: docs/country-team.md, part 3',
    '',
    'Then: npm run format && npm run test:only -- tests/domain/market tests/ui/market',
  ]
}
