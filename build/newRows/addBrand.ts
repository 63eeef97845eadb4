import { Script } from 'node:vm'
import { BRAND_IDS } from '../../src/domain/market/brand.ts'
import { BRAND_FILES, BRANDS } from '../../src/domain/market/brands.ts'
import { COUNTRIES, isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'
import { NotWritten, quoted, withRow, write, type Edit } from './rows.ts'

export const BRAND_USAGE = `Usage: npm run new-brand -- <id> <name> <domain> <country code> …
For example: npm run new-brand -- zephyra Zephyra zephyra.example AT`

/** Colours to begin with; the tests check the contrast of those that replace them. */
const COLOURS = {
  light: { brand: '#0b5a8a', brandContrast: '#ffffff', accent: '#8a4b00', accentContrast: '#ffffff', soft: '#e4f1f9' },
  dark: { brand: '#7cc4f2', brandContrast: '#04233a', accent: '#ffb26b', accentContrast: '#2b1500', soft: '#1d3340' },
} as const

/** Three bars whose lengths follow from the letters of the id, so that no two marks are equal. */
const figureOf = (id: string): string => {
  const sums = [0, 1, 2].map((bar) =>
    [...id].reduce((sum, letter, place) => (sum * 7 + (letter.codePointAt(0) ?? 0) * (bar + place + 1)) % 1_009, bar),
  )
  return sums.map((sum, bar) => `M7 ${8 + bar * 6}h${6 + (sum % 13)}v4H7z`).join('')
}

/** Whether a constant of this name cannot be declared. */
const isReserved = (id: string): boolean => {
  try {
    void new Script(`'use strict'; async () => { const ${id} = 0 }`)
    return false
  } catch {
    return true
  }
}

/** An object as the source of a brand's file has it. */
const inSource = (values: object, indent: string): ReadonlyArray<string> =>
  Object.entries(values).map(([name, value]) => `${indent}${name}: ${quoted(String(value))},`)

/** The countries without those that go to the new brand. */
const withoutCountries = (codes: ReadonlyArray<CountryCode>) => (text: string) =>
  text.replace(/^( {4}countries: )\[(.*)\],$/m, (_, start: string, list: string) => {
    const left = list.split(', ').filter((code) => !codes.some((taken) => code === `'${taken}'`))
    return `${start}[${left.join(', ')}],`
  })

/** Writes the rows of a new brand; returns what was written and what is missing. Throws `NotWritten`. */
export const addBrand = (
  root: string,
  [id = '', name = '', domain = '', ...codes]: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  if (id === '') throw new NotWritten('The id, the name, the domain and the countries are missing')
  if (!/^[a-z]{3,20}$/.test(id)) throw new NotWritten(`The id "${id}" must have 3 to 20 small letters of a to z`)
  if (isReserved(id)) throw new NotWritten(`The id "${id}" is a word of TypeScript: choose another`)
  if (id in globalThis) throw new NotWritten(`The id "${id}" is a name of JavaScript itself: choose another`)
  if (BRAND_IDS.some((known) => known === id)) throw new NotWritten(`There is a brand ${id} already`)
  if (name.trim() === '') throw new NotWritten('The name is missing')
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain))
    throw new NotWritten(`"${domain}" is not a domain such as zephyra.example`)
  const wanted = name.trim().toLowerCase()
  const namesake = BRANDS.find((brand) => brand.name.toLowerCase() === wanted)
  if (namesake !== undefined) throw new NotWritten(`The name "${name}" is that of ${namesake.id}`)
  const neighbour = BRANDS.find((brand) => brand.domain === domain)
  if (neighbour !== undefined) throw new NotWritten(`The domain ${domain} is that of ${neighbour.id}`)
  const twice = codes.find((code, place) => codes.indexOf(code) < place)
  if (twice !== undefined) throw new NotWritten(`${twice} is given twice`)
  const unknown = codes.filter((code) => !isCountryCode(code))
  if (unknown.length > 0)
    throw new NotWritten(`Not a country: ${unknown.join(', ')} (npm run new-country adds one; codes are like AT)`)
  const countries = codes.filter(isCountryCode)
  const [first] = countries
  if (first === undefined) throw new NotWritten('No country is given: add codes such as AT')
  const emptied = BRANDS.filter((brand) => brand.countries.every((code) => countries.includes(code)))
  if (emptied.length > 0)
    throw new NotWritten(`${emptied.map((brand) => brand.id).join(' and ')} would have no country left`)
  const file = `src/domain/market/brands/${id}.ts`
  const content = [
    "import type { BrandFile } from '../brand.ts'",
    '',
    `export const ${id}: BrandFile = {`,
    '  brand: {',
    `    id: '${id}',`,
    `    name: ${quoted(name.trim())},`,
    `    countries: [${countries.map(quoted).join(', ')}],`,
    '    helpCentre: false,',
    `    helpCentreName: '${id}',`,
    `    language: '${COUNTRIES[first].defaultLocale}',`,
    `    domain: '${domain}',`,
    "    apiDocsUrl: '',",
    `    mark: '${figureOf(id)}',`,
    '  },',
    '  palettes: {',
    '    light: {',
    ...inSource(COLOURS.light, '      '),
    '    },',
    '    dark: {',
    ...inSource(COLOURS.dark, '      '),
    '    },',
    '  },',
    '  look: {',
    ...inSource(BRAND_FILES.dobrego.look, '    '),
    '  },',
    '}',
    '',
  ]
  const giving = BRANDS.filter((brand) => brand.countries.some((code) => countries.includes(code)))
  const edits: ReadonlyArray<Edit> = [
    { file: 'src/domain/market/brand.ts', change: withRow('export const BRAND_IDS', `  '${id}',`) },
    {
      file: 'src/domain/market/brands.ts',
      change: (text) =>
        `import { ${id} } from './brands/${id}.ts'\n${withRow('export const BRAND_FILES', `  ${id},`)(text)}`,
    },
    ...giving.map((brand) => ({
      file: `src/domain/market/brands/${brand.id}.ts`,
      change: withoutCountries(countries),
    })),
    { file, isNew: true, change: () => content.join('\n') },
  ]
  write(root, edits)
  return [
    `Written: ${edits.map((edit) => edit.file).join(', ')}.`,
    '',
    'Missing, for you to decide:',
    `  - mark, colours and look in ${file}: the look is Dobrego's, and no two brands may share theirs`,
    `  - apiDocsUrl and helpCentre there; language is that of ${first}`,
    '  - the share card, which npm run picture draws',
    '  - the numbers that tests/domain/market and tests/ui/market compare with BRAND-01 and PROD-07 of docs/requirements.md',
    '  - adapters of its own: docs/country-team.md, part 3',
    '',
    'Then: npm run format && npm run test:only -- tests/domain/market tests/ui/market',
  ]
}
