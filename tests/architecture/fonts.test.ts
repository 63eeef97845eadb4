import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chosenFontFilesOf, fontFilesOf, fontOf, fontStyleOf } from '../../build/fonts.ts'
import { messagesOf } from '../../build/texts.ts'
import { embeddedStyle } from '../../src/adapters/maps/embeddedStyle.ts'
import { EMPTY_GROUND } from '../../src/adapters/maps/ground.ts'
import { LOCALES } from '../../src/domain/market/languages.ts'
import { LETTERS_STYLE } from '../../src/ui/theme/lettersStyle.ts'

const WITH_FONT = LOCALES.filter((locale) => fontOf(locale) !== undefined)

/** Letters that systems bring for their own interface, or of the font of the device. */
const WITHOUT_FONT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isIn = (range: string, letter: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    const code = letter.codePointAt(0)!
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

describe('the fonts of scripts that a device may lack', () => {
  it('belong to ten languages', () => {
    expect(WITH_FONT).toEqual(['ar', 'ar-SA', 'bn', 'ckb', 'km', 'lo', 'my', 'ta', 'th', 'ur'])
  })

  it.each(WITH_FONT)('are in the build for %s, with at most 55 KiB', (locale) => {
    const bytes = fontFilesOf(locale).map((file) => statSync(`dist/${file}`).size)
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(55 * 1024)
  })

  it.each(WITH_FONT)('have every letter of the texts in %s', (locale) => {
    const letters = new Set(JSON.stringify(messagesOf(locale)).match(/[\p{L}\p{M}]/gu))
    const lacking = [...letters].filter((one) => !WITHOUT_FONT.test(one) && !isIn(fontOf(locale)!.range, one))
    expect(lacking).toEqual([])
  })

  it.each(WITH_FONT)('draw the names on the map in %s', (locale) => {
    const fonts = embeddedStyle({ city: EMPTY_GROUND, land: EMPTY_GROUND }, 'light', 0).layers.flatMap((layer) =>
      layer.type === 'symbol' ? [layer.layout?.['text-font']] : [],
    )
    expect(fonts.length).toBeGreaterThan(1)
    for (const families of fonts) expect(families).toContain(fontOf(locale)!.family)
  })

  it('come with the pages of their language only, before anything else', () => {
    const pages = globSync('dist/pages/*/*/*.html').filter((file) => !file.endsWith('help-centre.html'))
    const wrong = pages.filter((page) => {
      const locale = page.replaceAll('\\', '/').split('/')[3]!
      const asked = [...readFileSync(page, 'utf8').matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)">/g)]
      const wanted = fontFilesOf(LOCALES.find((one) => one === locale)!)
      return asked.map(([, file]) => file).join() !== wanted.join()
    })
    expect(pages.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  it.each(WITH_FONT)('are named by the style sheet in the pages in %s', (locale) => {
    const style = fontStyleOf(locale) ?? ''
    const named = [...style.matchAll(/url\(\/([^)]+)\)/g)].map(([, file = '']) => file)
    expect(named).toEqual([...fontFilesOf(locale), ...chosenFontFilesOf(locale)])
    const pages = globSync(`dist/pages/*/${locale}/*.html`).filter((file) => !file.endsWith('help-centre.html'))
    expect(
      pages.filter((page) => !readFileSync(page, 'utf8').includes(`<style id="${LETTERS_STYLE}">${style}</style>`)),
    ).toEqual([])
  })

  it('have their licences beside them', () => {
    expect(globSync('dist/fonts/*-licence.txt')).toHaveLength(8)
  })
})

describe('the letters that people choose', () => {
  it('are one file of at most 160 KiB, in Urdu only', () => {
    expect(LOCALES.filter((locale) => chosenFontFilesOf(locale).length > 0)).toEqual(['ur'])
    const bytes = chosenFontFilesOf('ur').map((file) => statSync(`dist/${file}`).size)
    expect(bytes).toHaveLength(1)
    expect(bytes[0]).toBeLessThanOrEqual(160 * 1024)
  })

  it('are named by no page in another language, and preloaded by none', () => {
    const pages = globSync('dist/pages/*/*/*.html').map((file) => file.replaceAll('\\', '/'))
    const naming = pages.filter((page) => readFileSync(page, 'utf8').includes('noto-nastaliq'))
    expect([...new Set(naming.map((page) => page.split('/')[3]))]).toEqual(['ur'])
    const preload = /<link [^>]*noto-nastaliq/
    expect(naming.filter((page) => preload.test(readFileSync(page, 'utf8')))).toEqual([])
  })
})
