import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS } from '../../../src/domain/market/brand.ts'
import { BRAND_FILES, BRANDS } from '../../../src/domain/market/brands.ts'
import { globalEntityId } from '../../../src/domain/market/globalEntityId.ts'
import { SHARE_CARD } from '../../../build/pageHead.ts'
import { faviconOf, shareCardOf } from '../../../src/domain/market/brandPictures.ts'
import { partnerLink } from '../../../src/domain/market/partnerLink.ts'
import type { HexColour } from '../../../src/domain/market/hexColour.ts'
import { AA_EDGE, AA_TEXT, contrastRatio } from '../../support/contrast.ts'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import { isLocale } from '../../../src/domain/market/languages.ts'
import { colourPairs } from '../../support/colourPairs.ts'
import { APPEARANCES, SURFACES } from '../../../src/domain/market/palettes.ts'

describe('The table of brands', () => {
  it('has eight brands with distinct names (BRAND-01)', () => {
    expect(BRANDS.map(({ id }) => id)).toEqual([...BRAND_IDS])
    expect(new Set(BRAND_IDS).size).toBe(8)
    expect(new Set(BRANDS.map(({ name }) => name)).size).toBe(8)
  })

  it('assigns each of the 33 countries to one brand (BRAND-01, PROD-07)', () => {
    const served = BRANDS.flatMap(({ countries }) => countries)
    expect(served).toHaveLength(33)
    expect(new Set(served)).toEqual(new Set(COUNTRY_CODES))
  })

  it('gives every brand its own favicon, help-centre name and domain, and a valid language (BRAND-02)', () => {
    expect(new Set(BRANDS.map(faviconOf)).size).toBe(8)
    expect(new Set(BRANDS.map(({ helpCentreName }) => helpCentreName)).size).toBe(8)
    expect(new Set(BRANDS.map(({ domain }) => domain)).size).toBe(8)
    expect(BRANDS.filter(({ language }) => !isLocale(language))).toEqual([])
  })

  it('gives each brand a language that at least one of its countries supports (BRAND-02)', () => {
    const spoken = (id: string, language: string) =>
      DEPLOYMENTS.some(
        ({ brand, country }) =>
          brand.id === id && (country.supportedLocales as ReadonlyArray<string>).includes(language),
      )
    expect(BRANDS.filter(({ id, language }) => !spoken(id, language))).toEqual([])
  })

  it('has a help centre for every brand but Norikaze (OP-13)', () => {
    expect(BRANDS.filter(({ helpCentre }) => !helpCentre).map(({ id }) => id)).toEqual(['norikaze'])
  })

  it('has absolute URLs or none (OP-75)', () => {
    const links = BRANDS.map(({ apiDocsUrl }) => apiDocsUrl)
    expect(links.filter((link) => link !== '' && !URL.canParse(link))).toEqual([])
    expect(links).toContain('')
  })

  it('has one partner sign-up link per country (BRAND-02)', () => {
    const links = DEPLOYMENTS.map(({ brand, country }) => partnerLink(brand, country.code))
    expect(partnerLink(BRAND_FILES.dobrego.brand, 'CZ')).toBe('https://partner.dobrego.example/cz')
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

describe('The looks of the brands', () => {
  const looks = BRAND_IDS.map((id) => BRAND_FILES[id].look)
  const pairs = looks.flatMap((look, index) => looks.slice(index + 1).map((other) => [look, other] as const))

  it.each([
    ['the shape of fields', ['fieldShape', 'fieldEdge', 'fieldGround', 'fieldHeight']],
    [
      'the headings of sections',
      ['headingWeight', 'headingSize', 'headingCase', 'headingFonts', 'headGround', 'headRule'],
    ],
    ['the numbers of sections', ['badgeShape', 'badgeClip', 'badgeGround', 'badgeEdge', 'badgeText']],
  ] as const)('tell every two of them apart without colours by %s (BRAND-07)', (_, tokens) => {
    const alike = pairs.filter(([look, other]) => tokens.every((token) => look[token] === other[token]))
    expect(pairs).toHaveLength(28)
    expect(alike).toEqual([])
  })

  it('write grounds and texts with colours whose contrast is proven below (BRAND-02)', () => {
    const grounds = looks.flatMap((look) => [look.fieldGround, look.cardGround, look.sectionGround, look.headGround])
    expect(new Set(grounds)).toEqual(new Set(['var(--card)', 'var(--soft)', 'none', 'transparent']))
    const badges = looks.map((look) => `${look.badgeText} on ${look.badgeGround}`)
    expect(new Set(badges)).toEqual(
      new Set([
        'var(--brand) on var(--soft)',
        'var(--brand) on none',
        'var(--text) on none',
        'var(--brand-contrast) on var(--brand)',
        'var(--card) on var(--text)',
      ]),
    )
    expect(
      looks.filter((look) => look.headingFonts.includes('--script') || !/^\d00$/.test(look.headingWeight)),
    ).toEqual([])
  })

  it('leave a field its lower edge, which alone remains where colours are forced (BRAND-02)', () => {
    const lower = looks.map(({ fieldEdge }) => {
      const widths = fieldEdge.split(' ')
      return Number.parseInt(widths[2] ?? widths[0] ?? '', 10)
    })
    expect(Math.min(...lower)).toBeGreaterThanOrEqual(1)
  })
})

describe('The share card', () => {
  it.each(BRAND_IDS)('of %s has its size and the colour of its brand (BRAND-03)', (id) => {
    const { brand, palettes } = BRAND_FILES[id]
    const file = readFileSync(`public${shareCardOf(brand)}`)
    expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24]]).toEqual([SHARE_CARD.width, SHARE_CARD.height, 8])
    const parts: Array<Buffer> = []
    for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
      if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
        parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
    // The first pixel of the picture follows the kind of filter of its row, which does not change it.
    const corner = inflateSync(Buffer.concat(parts)).subarray(1, 4)
    expect(`#${corner.toString('hex')}`).toBe(palettes.light.brand)
  })
})

describe('The colours of the brands', () => {
  const shown = BRAND_IDS.flatMap((id) => APPEARANCES.map((appearance) => ({ id, appearance })))

  it.each(shown)(
    'are readable for $id in $appearance: every pair of text and background passes AA (BRAND-02)',
    ({ id, appearance }) => {
      const pairs = colourPairs(BRAND_FILES[id].palettes[appearance], appearance)
      const unreadable = pairs.filter(({ text, background }) => contrastRatio(text, background) < AA_TEXT)
      expect(pairs).toHaveLength(13)
      expect(unreadable).toEqual([])
    },
  )

  it.each(shown)(
    'draw edges of controls and the ring of the focus with 3 : 1 for $id in $appearance (BRAND-02)',
    ({ id, appearance }) => {
      const { brand, soft } = BRAND_FILES[id].palettes[appearance]
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
        const there = channels(BRAND_FILES[other].palettes[appearance].brand)
        return Math.hypot(
          ...channels(BRAND_FILES[id].palettes[appearance].brand).map((value, at) => value - (there[at] ?? 0)),
        )
      }),
    )
    expect(distances).toHaveLength(28)
    expect(Math.min(...distances)).toBeGreaterThan(35)
  })
})
