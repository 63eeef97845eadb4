import { hasOwnFormats } from '../src/domain/format/ownFormats.ts'
import type { BrandId } from '../src/domain/market/brand.ts'
import type { Locale } from '../src/domain/market/languages.ts'
import type { Deployment } from '../src/domain/market/deployments.ts'
import { chosenFontFilesOf, fontFilesOf } from './fonts.ts'
import type { InlineScript } from './inlineScripts.ts'
import { filesOf, startScripts, type Manifest } from './manifest.ts'
import type { PAGE_ROWS } from '../src/ui/app/pages.ts'

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
const fontPreloads = (locale: Locale, letters: string) => [
  ...fontFilesOf(locale).map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ...chosenFontFilesOf(locale).map((file) => `<script data-font="/${file}">${letters}</script>`),
]

const addressesOf = (files: ReadonlyArray<string>) => files.map((file) => `/${file}`).join(' ')

/** The modules with the formats of a language that browsers do not have. */
const formatModules = (locale: Locale): ReadonlyArray<string> =>
  hasOwnFormats(locale) ? [OWN_FORMATS, `src/domain/format/own/data/${locale}.ts`] : []

/** The module of a brand that replaces adapters; the manifest has none for other brands (ADR 129). */
const swapOf = (brand: BrandId) => `src/composition/brands/${brand}.ts`

/** What the build has made before the pages. */
export interface BuiltScripts {
  readonly manifest: Manifest
  readonly inline: Readonly<Record<InlineScript, string>>
}

interface PageScripts {
  readonly head: ReadonlyArray<string>
  /** At the end of the body, so that the text is painted first. */
  readonly foot: ReadonlyArray<string>
}

/** The inline scripts and preloads of a page, in the order in which they are needed. */
export const scriptsOf = (
  { manifest, inline }: BuiltScripts,
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
  const appearance = `<script>${inline.appearance}</script>`
  // The skeleton of the application has no buttons.
  const ownScripts = kind === 'screen' ? [appearance] : [appearance, `<script>${inline.earlyPress}</script>`]
  if (isReadFirst) {
    const files = addressesOf([...atOnce, ...behind].filter((file) => file !== main))
    const start = `<script data-main="/${main}" data-files="${files}">${inline.afterPaint}</script>`
    return { head: [...fontPreloads(locale, inline.letters), ...ownScripts, start], foot: [] }
  }
  const zone = early === 'session-and-orders' ? ` data-zone="${timeZone}"` : ''
  const askBehind = `<script data-files="${addressesOf(behind)}">${inline.filesBehind}</script>`
  return {
    head: [
      ...fontPreloads(locale, inline.letters),
      ...ownScripts,
      ...(early === 'public-order' ? [`<script>${inline.earlyPublicOrder}</script>`] : []),
      ...atOnce.map(preloadOf),
      ...(isCalling ? [`<script${zone}>${inline.earlyCalls}</script>`, askBehind] : []),
    ],
    foot: [
      `<script type="module" async crossorigin src="/${main}"></script>`,
      `<script>${inline.earlyFlags}</script>`,
      ...(isCalling ? [] : [askBehind]),
    ],
  }
}
