import { minifySync } from 'vite'
import { EARLY_FLAGS_SCRIPT } from '../src/adapters/flags/earlyFlagsScript.ts'
import { EARLY_CALLS_SCRIPT } from '../src/adapters/http/earlyCallsScript.ts'
import { EARLY_PUBLIC_ORDER_SCRIPT } from '../src/adapters/http/earlyPublicOrderScript.ts'
import { AFTER_PAINT_SCRIPT } from '../src/adapters/page/afterPaintScript.ts'
import { FILES_BEHIND_SCRIPT } from '../src/adapters/page/filesBehindScript.ts'
import { APPEARANCE_SCRIPT } from '../src/adapters/storage/appearanceScript.ts'
import { EARLY_PRESS_SCRIPT } from '../src/adapters/storage/earlyPress.ts'
import { LETTERS_SCRIPT } from '../src/adapters/storage/lettersScript.ts'
import { hasOwnFormats } from '../src/domain/format/ownFormats.ts'
import type { BrandId } from '../src/domain/market/brand.ts'
import type { Locale } from '../src/domain/market/languages.ts'
import type { Deployment } from '../src/domain/market/deployments.ts'
import { chosenFontFilesOf, fontFilesOf } from './fonts.ts'
import { filesOf, startScripts, type Manifest } from './manifest.ts'
import type { PAGE_ROWS } from '../src/ui/app/pages.ts'

/** Inline scripts are written as functions, whose source text is in every page. */
const minified = (script: string): string => minifySync('inline.js', script).code.trim()

const APPEARANCE = minified(APPEARANCE_SCRIPT)
const LETTERS = minified(LETTERS_SCRIPT)
const EARLY_PRESS = minified(EARLY_PRESS_SCRIPT)
const EARLY_CALLS = minified(EARLY_CALLS_SCRIPT)
const EARLY_PUBLIC_ORDER = minified(EARLY_PUBLIC_ORDER_SCRIPT)
const EARLY_FLAGS = minified(EARLY_FLAGS_SCRIPT)
const FILES_BEHIND = minified(FILES_BEHIND_SCRIPT)
const AFTER_PAINT = minified(AFTER_PAINT_SCRIPT)

/** The inline scripts of the pages; the content security policy lists their hashes. */
export const INLINE_SCRIPTS: ReadonlyArray<string> = [
  APPEARANCE,
  LETTERS,
  EARLY_PRESS,
  EARLY_CALLS,
  EARLY_PUBLIC_ORDER,
  EARLY_FLAGS,
  FILES_BEHIND,
  AFTER_PAINT,
]

/** The modules that every screen runs before its own code. */
export const APPLICATION = ['src/ui/app/ApplicationFrame.tsx', 'src/composition/openPortal.ts']

/** Watches flags, builds and page views on every page; nothing waits for it (ADR 33). */
export const WATCH = 'src/composition/watchPage.ts'

/** Renders the orders before the application has loaded (ADR 39). */
export const FIRST_ORDERS = 'src/composition/firstOrders.tsx'

/** Loads the formats of languages that browsers do not have (ADR 98). */
export const OWN_FORMATS = 'src/composition/ownFormats.ts'

const preloadOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** Before everything else: text that is painted in another font first would move. */
const fontPreloads = (locale: Locale) => [
  ...fontFilesOf(locale).map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ...chosenFontFilesOf(locale).map((file) => `<script data-font="/${file}">${LETTERS}</script>`),
]

const addressesOf = (files: ReadonlyArray<string>) => files.map((file) => `/${file}`).join(' ')

/** The modules with the formats of a language that browsers do not have. */
const formatModules = (locale: Locale): ReadonlyArray<string> =>
  hasOwnFormats(locale) ? [OWN_FORMATS, `src/domain/format/own/data/${locale}.ts`] : []

/** The module of a brand that replaces adapters; the manifest has none for other brands (ADR 129). */
const swapOf = (brand: BrandId) => `src/composition/brands/${brand}.ts`

interface PageScripts {
  readonly head: ReadonlyArray<string>
  /** At the end of the body, so that the text is painted first. */
  readonly foot: ReadonlyArray<string>
}

/** The inline scripts and preloads of a page, in the order in which they are needed. */
export const scriptsOf = (
  manifest: Manifest,
  page: (typeof PAGE_ROWS)[number],
  { brand, country: { timeZone } }: Deployment,
  locale: Locale,
): PageScripts => {
  const { kind, modules, preloads = [], early, isReadFirst } = page
  const isCalling = early === 'session' || early === 'session-and-orders'
  const { atOnce, behind } = filesOf(manifest, {
    entries: [...(kind === 'screen' ? [...APPLICATION, swapOf(brand.id)] : []), ...modules, ...preloads, WATCH],
    first: early === 'session-and-orders' ? [FIRST_ORDERS] : [],
    isCalling,
    formats: formatModules(locale),
  })
  const [main = ''] = startScripts(manifest)
  const appearance = `<script>${APPEARANCE}</script>`
  // The skeleton of the application has no buttons.
  const ownScripts = kind === 'screen' ? [appearance] : [appearance, `<script>${EARLY_PRESS}</script>`]
  if (isReadFirst) {
    const files = addressesOf([...atOnce, ...behind].filter((file) => file !== main))
    const start = `<script data-main="/${main}" data-files="${files}">${AFTER_PAINT}</script>`
    return { head: [...fontPreloads(locale), ...ownScripts, start], foot: [] }
  }
  const zone = early === 'session-and-orders' ? ` data-zone="${timeZone}"` : ''
  const askBehind = `<script data-files="${addressesOf(behind)}">${FILES_BEHIND}</script>`
  return {
    head: [
      ...fontPreloads(locale),
      ...ownScripts,
      ...(early === 'public-order' ? [`<script>${EARLY_PUBLIC_ORDER}</script>`] : []),
      ...atOnce.map(preloadOf),
      ...(isCalling ? [`<script${zone}>${EARLY_CALLS}</script>`, askBehind] : []),
    ],
    foot: [
      `<script type="module" async crossorigin src="/${main}"></script>`,
      `<script>${EARLY_FLAGS}</script>`,
      ...(isCalling ? [] : [askBehind]),
    ],
  }
}
