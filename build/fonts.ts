import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type Locale } from '../src/domain/market/languages.ts'

/*
 * The letters of scripts that a device may lack (ADR 123). Pages in such a script fetch one Noto font of its letters only;
 * Latin letters and digits stay in the font of the device.
 */

interface ScriptFont {
  /** The name of the package `@fontsource/noto-sans-…`. */
  readonly name: string
  readonly family: string
  /** The letters for which a page uses the font. */
  readonly range: string
  /** One weight where two exceed 55 KiB; the browser draws the bold from it. */
  readonly weights: ReadonlyArray<400 | 700>
}

/** By ISO 15924 code. */
const FONTS: Readonly<Record<string, ScriptFont>> = {
  Arab: {
    name: 'arabic',
    family: 'Noto Sans Arabic',
    range: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC',
    weights: [400],
  },
  Beng: { name: 'bengali', family: 'Noto Sans Bengali', range: 'U+951-952,U+964-965,U+980-9FE', weights: [400] },
  Khmr: { name: 'khmer', family: 'Noto Sans Khmer', range: 'U+1780-17FF,U+19E0-19FF', weights: [400, 700] },
  Laoo: { name: 'lao', family: 'Noto Sans Lao', range: 'U+E80-EDF', weights: [400, 700] },
  Mymr: { name: 'myanmar', family: 'Noto Sans Myanmar', range: 'U+1000-109F,U+A9E0-A9FE,U+AA60-AA7F', weights: [400] },
  Taml: { name: 'tamil', family: 'Noto Sans Tamil', range: 'U+964-965,U+B82-BFA', weights: [400, 700] },
  Thai: { name: 'thai', family: 'Noto Sans Thai', range: 'U+E01-E5B', weights: [400, 700] },
}

export const fontOf = (locale: Locale): ScriptFont | undefined => FONTS[new Intl.Locale(locale).maximize().script ?? '']

const packages = path.join(import.meta.dirname, '..', 'node_modules', '@fontsource')

const sourceOf = ({ name }: ScriptFont, weight: number) =>
  path.join(packages, `noto-sans-${name}`, 'files', `noto-sans-${name}-${name}-${weight}-normal.woff2`)

/** Where pages find a font: the name changes with the content, so that browsers may keep it. */
const addressOf = (font: ScriptFont, weight: number): string => {
  const hash = createHash('sha256')
    .update(readFileSync(sourceOf(font, weight)))
    .digest('hex')
    .slice(0, 8)
  return `assets/noto-sans-${font.name}-${weight}-${hash}.woff2`
}

/** The fonts that a page in the language fetches, as paths below `dist`. */
export const fontFilesOf = (locale: Locale): ReadonlyArray<string> => {
  const font = fontOf(locale)
  return font === undefined ? [] : font.weights.map((weight) => addressOf(font, weight))
}

const faceOf = (font: ScriptFont, weight: number) =>
  `@font-face{font-family:'${font.family}';font-weight:${weight};font-display:swap;` +
  `src:url(/${addressOf(font, weight)}) format('woff2');unicode-range:${font.range}}`

const facesOf = (font: ScriptFont) => font.weights.map((weight) => faceOf(font, weight))

/** The style sheet with the letters of a page's language; `undefined` if every device has them. */
export const fontStyleOf = (locale: Locale): string | undefined => {
  const font = fontOf(locale)
  return font === undefined ? undefined : [...facesOf(font), `:root{--script:'${font.family}'}`].join('')
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
  for (const font of Object.values(FONTS)) {
    for (const weight of font.weights) copyFileSync(sourceOf(font, weight), path.join(dist, addressOf(font, weight)))
    const licence = path.join(packages, `noto-sans-${font.name}`, 'LICENSE')
    copyFileSync(licence, path.join(dist, 'fonts', `noto-sans-${font.name}-licence.txt`))
  }
}
