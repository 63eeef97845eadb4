import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import { LOCALES, type Locale } from '../src/domain/market/languages.ts'
import { mayChooseLetters } from '../src/domain/market/letters.ts'

/*
 * The letters of scripts that a device may lack (ADR 123). Pages in such a script fetch one Noto font of its letters only;
 * Latin letters and digits stay in the font of the device.
 */

interface ScriptFont {
  /** The name of the package below `@fontsource`. */
  readonly name: string
  /** The part of it that has the letters of the script. */
  readonly subset: string
  readonly family: string
  /** The letters for which a page uses the font. */
  readonly range: string
  /** One weight where two exceed 55 KiB; the browser draws the bold from it. */
  readonly weights: ReadonlyArray<400 | 700>
}

const ARABIC = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC'

const sans = (subset: string, family: string, range: string, ...weights: ScriptFont['weights']): ScriptFont => ({
  name: `noto-sans-${subset}`,
  subset,
  family,
  range,
  weights,
})

/** By ISO 15924 code. */
const FONTS: Readonly<Record<string, ScriptFont>> = {
  Arab: sans('arabic', 'Noto Sans Arabic', ARABIC, 400),
  Beng: sans('bengali', 'Noto Sans Bengali', 'U+951-952,U+964-965,U+980-9FE', 400),
  Khmr: sans('khmer', 'Noto Sans Khmer', 'U+1780-17FF,U+19E0-19FF', 400, 700),
  Laoo: sans('lao', 'Noto Sans Lao', 'U+E80-EDF', 400, 700),
  Mymr: sans('myanmar', 'Noto Sans Myanmar', 'U+1000-109F,U+A9E0-A9FE,U+AA60-AA7F', 400),
  Taml: sans('tamil', 'Noto Sans Tamil', 'U+964-965,U+B82-BFA', 400, 700),
  Thai: sans('thai', 'Noto Sans Thai', 'U+E01-E5B', 400, 700),
}

/** Fetched only where it is chosen, and therefore larger than the others. */
const NASTALIQ: ScriptFont = {
  name: 'noto-nastaliq-urdu',
  subset: 'arabic',
  family: 'Noto Nastaliq Urdu',
  range: ARABIC,
  weights: [400],
}

export const fontOf = (locale: Locale): ScriptFont | undefined => FONTS[new Intl.Locale(locale).maximize().script ?? '']

const packages = path.join(import.meta.dirname, '..', 'node_modules', '@fontsource')

const sourceOf = ({ name, subset }: ScriptFont, weight: number) =>
  path.join(packages, name, 'files', `${name}-${subset}-${weight}-normal.woff2`)

/** Where pages find a font: the name changes with the content, so that browsers may keep it. */
const addressOf = (font: ScriptFont, weight: number): string => {
  const hash = createHash('sha256')
    .update(readFileSync(sourceOf(font, weight)))
    .digest('hex')
    .slice(0, 8)
  return `assets/${font.name}-${weight}-${hash}.woff2`
}

const filesOf = (font: ScriptFont | undefined) => font?.weights.map((weight) => addressOf(font, weight)) ?? []

/** The fonts that a page in the language fetches, as paths below `dist`. */
export const fontFilesOf = (locale: Locale): ReadonlyArray<string> => filesOf(fontOf(locale))

/** The fonts that a page in the language fetches only for people who chose them, as paths below `dist`. */
export const chosenFontFilesOf = (locale: Locale): ReadonlyArray<string> =>
  mayChooseLetters(locale) ? filesOf(NASTALIQ) : []

const faceOf = (font: ScriptFont, weight: number) =>
  `@font-face{font-family:'${font.family}';font-weight:${weight};font-display:swap;` +
  `src:url(/${addressOf(font, weight)}) format('woff2');unicode-range:${font.range}}`

const facesOf = (font: ScriptFont) => font.weights.map((weight) => faceOf(font, weight))

const nastaliqSheet = path.join(import.meta.dirname, '..', 'src', 'ui', 'theme', 'nastaliq.css')

const nastaliqStyles = () => [
  ...facesOf(NASTALIQ),
  transform({ filename: nastaliqSheet, code: readFileSync(nastaliqSheet), minify: true }).code.toString(),
]

/** The style sheet with the letters of a page's language; `undefined` if every device has them. */
export const fontStyleOf = (locale: Locale): string | undefined => {
  const font = fontOf(locale)
  if (font === undefined) return undefined
  const chosen = mayChooseLetters(locale) ? nastaliqStyles() : []
  return [...facesOf(font), `:root{--script:'${font.family}'}`, ...chosen].join('')
}

/** One style sheet for pages in all languages: a page fetches only the letters of its own. */
export const fontStyles = (): string => {
  const uses = LOCALES.flatMap((locale) => {
    const font = fontOf(locale)
    return font === undefined ? [] : [`:root:lang(${locale}){--script:'${font.family}'}`]
  })
  return [...Object.values(FONTS).flatMap(facesOf), ...uses].join('\n')
}

/** Copies all fonts, and their licence, into the build. */
export const copyFonts = (dist: string): void => {
  for (const folder of ['assets', 'fonts']) mkdirSync(path.join(dist, folder), { recursive: true })
  for (const font of [...Object.values(FONTS), NASTALIQ]) {
    for (const weight of font.weights) copyFileSync(sourceOf(font, weight), path.join(dist, addressOf(font, weight)))
    copyFileSync(path.join(packages, font.name, 'LICENSE'), path.join(dist, 'fonts', `${font.name}-licence.txt`))
  }
}
