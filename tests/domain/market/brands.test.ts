import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS, BRANDS, globalEntityId } from '../../../src/domain/market/brands.ts'
import { partnerLink } from '../../../src/domain/market/partnerLink.ts'
import type { HexColour } from '../../../src/domain/market/hexColour.ts'
import { AA_EDGE, AA_TEXT, contrastRatio } from '../../support/contrast.ts'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import { isLocale } from '../../../src/domain/market/languages.ts'
import { colourPairs } from '../../support/colourPairs.ts'
import { APPEARANCES, PALETTES, SURFACES } from '../../../src/domain/market/palettes.ts'

const brands = Object.values(BRANDS)

describe('The table of brands', () => {
  it('has eight brands with distinct names (BRAND-01)', () => {
    expect(brands.map(({ id }) => id)).toEqual([...BRAND_IDS])
    expect(new Set(BRAND_IDS).size).toBe(8)
    expect(new Set(brands.map(({ name }) => name)).size).toBe(8)
  })

  it('assigns each of the 33 countries to one brand (BRAND-01, PROD-07)', () => {
    const served = brands.flatMap(({ countries }) => countries)
    expect(served).toHaveLength(33)
    expect(new Set(served)).toEqual(new Set(COUNTRY_CODES))
  })

  it('gives every brand its own favicon, help-centre name and domain, and a valid language (BRAND-02)', () => {
    expect(new Set(brands.map(({ favicon }) => favicon)).size).toBe(8)
    expect(new Set(brands.map(({ helpCentreName }) => helpCentreName)).size).toBe(8)
    expect(new Set(brands.map(({ domain }) => domain)).size).toBe(8)
    expect(brands.filter(({ language }) => !isLocale(language))).toEqual([])
  })

  it('gives each brand a language that at least one of its countries supports (BRAND-02)', () => {
    const spoken = (id: string, language: string) =>
      DEPLOYMENTS.some(
        ({ brand, country }) =>
          brand.id === id && (country.supportedLocales as ReadonlyArray<string>).includes(language),
      )
    expect(brands.filter(({ id, language }) => !spoken(id, language))).toEqual([])
  })

  it('has a help centre for every brand but Norikaze (OP-13)', () => {
    expect(brands.filter(({ helpCentre }) => !helpCentre).map(({ id }) => id)).toEqual(['norikaze'])
  })

  it('has absolute URLs or none (OP-75)', () => {
    const links = brands.flatMap(({ privacyUrl, apiDocsUrl }) => [privacyUrl, apiDocsUrl])
    expect(links.filter((link) => link !== '' && !URL.canParse(link))).toEqual([])
    expect(links).toContain('')
  })

  it('has one partner sign-up link per country (BRAND-02)', () => {
    const links = DEPLOYMENTS.map(({ brand, country }) => partnerLink(brand, country.code))
    expect(partnerLink(BRANDS.dobrego, 'CZ')).toBe('https://partner.dobrego.example/cz')
    expect(new Set(links).size).toBe(33)
    expect(links.filter((link) => !URL.canParse(link))).toEqual([])
  })

  it.each([
    ['dobrego', 'CZ', 'DOBREGO_CZ'],
    ['ferrywing', 'SG', 'FERRYWING_SG'],
    ['fjordel', 'AT', 'FJORDEL_AT'],
  ] as const)('identifies %s in %s to the help centre as %s (BRAND-06)', (brand, country, id) => {
    expect(globalEntityId(brand, country)).toBe(id)
  })
})

/** The share of a colour, from 0 to 1, in a line of the style sheet that is mixed with what is below it. */
const shareOf = (line: string): number => {
  const styles = readFileSync('src/ui/theme/base.css', 'utf8')
  return (
    Number(new RegExp(`--${line}: color-mix\\(in srgb, var\\(--\\w+\\) (\\d+)%, transparent\\)`).exec(styles)?.[1]) /
    100
  )
}

const mixed = (colour: HexColour, ground: HexColour, share: number): HexColour => {
  const channels = (hex: HexColour) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const below = channels(ground)
  const channel = (value: number, at: number) => Math.round(value * share + (below[at] ?? 0) * (1 - share))
  return `#${channels(colour)
    .map((value, at) => channel(value, at).toString(16).padStart(2, '0'))
    .join('')}`
}

describe('The colours of the brands', () => {
  const shown = BRAND_IDS.flatMap((id) => APPEARANCES.map((appearance) => ({ id, appearance })))

  it.each(shown)(
    'are readable for $id in $appearance: every pair of text and background passes AA (BRAND-02)',
    ({ id, appearance }) => {
      const pairs = colourPairs(PALETTES[id][appearance], appearance)
      const unreadable = pairs.filter(({ text, background }) => contrastRatio(text, background) < AA_TEXT)
      expect(pairs).toHaveLength(13)
      expect(unreadable).toEqual([])
    },
  )

  it.each(shown)(
    'draw edges of controls and the ring of the focus with 3 : 1 for $id in $appearance (BRAND-02)',
    ({ id, appearance }) => {
      const { brand, soft } = PALETTES[id][appearance]
      const { page, card, text } = SURFACES[appearance]
      const faint = [page, card, soft].flatMap((ground) =>
        [mixed(text, ground, shareOf('line-strong')), mixed(brand, ground, shareOf('ring'))].filter(
          (line) => !(contrastRatio(line, ground) >= AA_EDGE),
        ),
      )
      expect(faint).toEqual([])
    },
  )

  it.each(APPEARANCES)('distinguish the eight brands in %s (BRAND-02)', (appearance) => {
    const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    const distances = BRAND_IDS.flatMap((id, index) =>
      BRAND_IDS.slice(index + 1).map((other) => {
        const there = channels(PALETTES[other][appearance].brand)
        return Math.hypot(...channels(PALETTES[id][appearance].brand).map((value, at) => value - (there[at] ?? 0)))
      }),
    )
    expect(distances).toHaveLength(28)
    expect(Math.min(...distances)).toBeGreaterThan(35)
  })
})
