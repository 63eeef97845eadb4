import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand } from '../../build/newRows/addBrand.ts'
import { addCountry } from '../../build/newRows/addCountry.ts'
import { NotWritten } from '../../build/newRows/rows.ts'
import { COUNTRY_CODES } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { BrandFile } from '../../src/domain/market/brand.ts'

const CHANGED = [
  'src/domain',
  'service/delivery/countryBounds.ts',
  'service/geolocator/addressFormat.ts',
  'tests/support/writtenAddresses.ts',
]
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rows-'))
  for (const name of CHANGED) cpSync(name, path.join(root, name), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

type ByName<Row = unknown> = Readonly<Record<string, Row>>

const written = (file: string) => readFileSync(path.join(root, file), 'utf8')
const imported = async <Module>(file: string): Promise<Module> =>
  (await import(/* @vite-ignore */ path.join(root, file))) as Module

const GERMANY = {
  code: 'DE',
  currency: 'EUR',
  prefix: '+49',
  zone: 'Europe/Berlin',
  locale: 'de',
  city: 'München',
  'city-en': 'Munich',
  centre: '52.52,13.405',
  box: '47.2,5.8,55.1,15.1',
  base: '450',
  'per-km': '90',
  example: 'Torstraße 12, 10119 Berlin',
}
const optionsOf = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])

describe('npm run new-country', () => {
  it('writes the rows of a country, and says what only the team can decide', async () => {
    const said = addCountry(root, optionsOf(GERMANY)).join('\n')
    const { COUNTRIES } = await imported<{ readonly COUNTRIES: ByName }>('src/domain/market/countries.ts')
    expect(COUNTRIES['DE']).toMatchObject({
      code: 'DE',
      currency: 'EUR',
      currencyDigits: 2,
      timeZone: 'Europe/Berlin',
      supportedLocales: ['de', 'en'],
      capital: { latitude: 52.52, longitude: 13.405 },
    })
    const { FEE_RULES } = await imported<{ readonly FEE_RULES: ByName }>('src/domain/pricing/deliveryFee.ts')
    expect(FEE_RULES['DE']).toMatchObject({ base: 450, perKm: 90 })
    for (const file of CHANGED.slice(1)) expect(written(file)).toMatch(/^ {2}DE: /m)
    for (const file of ['addressPatterns', 'messengers', 'nameOrder', 'separators', 'writingConventions'])
      expect(written(`src/domain/market/${file}.ts`)).toMatch(/^ {2}DE: /m)
    expect(written('service/geolocator/addressFormat.ts')).toContain("city: { own: 'München', english: 'Munich' }")
    for (const file of ['places/de.tsv', 'ground/de.json', 'towns/de.tsv']) expect(said).toContain(file)
    expect(said).toContain('simulator/demo/world/de.ts')
    expect(said).toContain('npm run new-brand')
  })

  it('writes or names every table that must have a row of each country', () => {
    const said = addCountry(root, optionsOf(GERMANY)).join('\n')
    const tables = globSync(
      ['build', 'service', 'simulator', 'src', 'tests'].map((folder) => `${folder}/**/*.{ts,tsx}`),
    )
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /^(?:export )?const \w+: Readonly<Record<CountryCode, /m.test(readFileSync(file, 'utf8')))
    expect(tables).toContain('simulator/demo/demoWorlds.ts')
    expect(tables.filter((file) => !said.includes(file))).toEqual([])
  })

  it('names every option that is missing or wrong, and writes nothing', () => {
    const before = written('src/domain/market/countries.ts')
    const { zone: _, ...others } = GERMANY
    const wrong = { ...others, code: 'Germany', 'city-en': '서울', box: '3,2,1,4', base: '4.50' }
    expect(() => addCountry(root, optionsOf(wrong))).toThrow(
      [
        '--code "Germany" cannot be used: ISO code of two capital letters, such as DE or GB',
        '--zone is missing: time zone, such as Europe/Berlin',
        '--city-en "서울" cannot be used: the same in English, such as Berlin or Seoul',
        '--box "3,2,1,4" cannot be used: around the country: south,west,north,east, such as 47.2,5.8,55.1,15.1',
        '--base "4.50" cannot be used: fee before distance, in minor units, such as 450',
      ].join('\n'),
    )
    expect(() => addCountry(root, optionsOf({ ...GERMANY, locale: 'bg' }))).toThrow(
      /^--locale "bg" cannot be used: main language: one of en, .*, zh-TW/,
    )
    for (const [name, value] of [
      ['code', 'UK'],
      ['prefix', '+94'],
      ['zone', 'europe/berlin'],
      ['zone', '+01:00'],
      ['centre', '0x34,13.4'],
      ['box', '0,-180,90,180'],
    ] as const)
      expect(() => addCountry(root, optionsOf({ ...GERMANY, [name]: value }))).toThrow(
        `--${name} ${JSON.stringify(value)} cannot be used: `,
      )
    expect(() => addCountry(root, ['--code', 'AT'])).toThrow(/^There is a country AT already$/)
    expect(() => addCountry(root, optionsOf({ ...GERMANY, centre: '13.405,52.52' }))).toThrow(
      /^--centre "13\.405,52\.52" is not in --box "47\.2,5\.8,55\.1,15\.1": both begin with the latitude$/,
    )
    expect(() => addCountry(root, optionsOf({ ...GERMANY, currency: 'CHF' }))).toThrow(
      'src/domain/market/currencies.ts',
    )
    expect(written('src/domain/market/countries.ts')).toBe(before)
  })
})

describe('a rule', () => {
  const codes = COUNTRY_CODES.join('|')
  /** A comparison with a code, a case of it, or a list of codes. */
  const test = new RegExp(`(?:[=!]==|case) '(?:${codes})'|'(?:${codes})' [=!]==|\\['(?:${codes})'(?:, '[A-Z]{2}')*\\]`)

  it('reads the row of a country and never tests for one (PROD-07)', () => {
    const rows = /market[\\/](?:countries\.ts|brands[\\/])/
    const testing = globSync(['src/**/*.{ts,tsx}', 'service/**/*.ts', 'simulator/**/*.{ts,js}', 'contract/**/*.ts'])
      .filter((file) => !rows.test(file))
      .filter((file) => test.test(readFileSync(file, 'utf8')))
    expect(testing).toEqual([])
  })

  it('is found when it does', () => {
    expect("country.code === 'SG' && unit").toMatch(test)
    expect("const ISLANDS = ['SG', 'BH']").toMatch(test)
    expect("case 'KW':").toMatch(test)
    expect("others: ['HK', 'Hong Kong Island']").not.toMatch(test)
  })
})

describe('npm run new-brand', () => {
  it('writes the rows of a brand, and takes its countries from the others', async () => {
    const said = addBrand(root, ['zephyra', "Zéphyr's", 'zephyra.example', 'AT', 'SE']).join('\n')
    const { DEPLOYMENTS } = await imported<{ readonly DEPLOYMENTS: ReadonlyArray<Deployment> }>(
      'src/domain/market/deployments.ts',
    )
    const own = DEPLOYMENTS.filter(({ brand }) => (brand.id as string) === 'zephyra')
    expect(own.map(({ id, brand }) => [id, brand.name, brand.language])).toEqual([
      ['zephyra-at', "Zéphyr's", 'de'],
      ['zephyra-se', "Zéphyr's", 'de'],
    ])
    expect(DEPLOYMENTS.filter(({ country }) => country.code === 'AT')).toHaveLength(1)
    const { BRAND_FILES } = await imported<{ readonly BRAND_FILES: ByName<BrandFile> }>('src/domain/market/brands.ts')
    const { palettes, look, brand } = BRAND_FILES['zephyra']!
    expect(palettes.dark.brand).toMatch(/^#[\da-f]{6}$/)
    expect(look).toEqual(BRAND_FILES['dobrego']!.look)
    expect(Object.values(BRAND_FILES).filter(({ brand: { mark } }) => mark === brand.mark)).toHaveLength(1)
    expect(said).toContain('docs/country-team.md')
  })

  it.each([
    [['Zephyra', 'Zephyra', 'zephyra.example', 'AT'], 'The id "Zephyra" must have 3 to 20 small letters of a to z'],
    [['dobrego', 'Dobrego', 'dobrego.example', 'AT'], 'There is a brand dobrego already'],
    [['zephyra', ' ', 'zephyra.example', 'AT'], 'The name is missing'],
    [['zephyra', 'Zephyra', 'zephyra', 'AT'], '"zephyra" is not a domain such as zephyra.example'],
    [['zephyra', 'Zephyra', 'zephyra.example', 'DE', 'at'], 'Not a country: DE, at (npm run new-country adds one'],
    [['zephyra', 'Zephyra', 'zephyra.example'], 'No country is given'],
    [['zephyra', 'Zephyra', 'zephyra.example', 'AR'], 'llevaro would have no country left'],
    [[], 'The id, the name, the domain and the countries are missing'],
    [['zephyra'], 'The name is missing'],
  ])('writes nothing for %j', (args, message) => {
    const before = written('src/domain/market/brands.ts')
    expect(() => addBrand(root, args)).toThrow(NotWritten)
    expect(() => addBrand(root, args)).toThrow(message)
    expect(written('src/domain/market/brands.ts')).toBe(before)
  })

  it.each([
    [['zephyra', 'dobrego', 'zephyra.example', 'AT'], 'The name "dobrego" is that of dobrego'],
    [['zephyra', 'Zephyra', 'dobrego.example', 'AT'], 'The domain dobrego.example is that of dobrego'],
    [['zephyra', 'Zephyra', 'zephyra.example', 'AT', 'SE', 'AT'], 'AT is given twice'],
    [['constructor', 'Con', 'con.example', 'AT'], 'The id "constructor" is a name of JavaScript itself'],
    [['undefined', 'Undefined', 'undefined.example', 'AT'], 'The id "undefined" is a name of JavaScript itself'],
    [['super', 'Super', 'super.example', 'AT'], 'The id "super" is a word of TypeScript'],
  ])('refuses %j, and writes nothing', (args, reason) => {
    const before = written('src/domain/market/brands.ts')
    expect(() => addBrand(root, args)).toThrow(reason)
    expect(written('src/domain/market/brands.ts')).toBe(before)
  })
})
