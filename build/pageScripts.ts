import { EARLY_FLAGS_SCRIPT } from '../src/adapters/flags/earlyFlagsScript.ts'
import { EARLY_CALLS_SCRIPT } from '../src/adapters/http/earlyCallsScript.ts'
import { EARLY_PUBLIC_ORDER_SCRIPT } from '../src/adapters/http/earlyPublicOrderScript.ts'
import { AFTER_PAINT_SCRIPT } from '../src/adapters/page/afterPaintScript.ts'
import { FILES_BEHIND_SCRIPT } from '../src/adapters/page/filesBehindScript.ts'
import { APPEARANCE_SCRIPT } from '../src/adapters/storage/appearanceScript.ts'
import { EARLY_PRESS_SCRIPT } from '../src/adapters/storage/earlyPress.ts'
import { filesOf, startScripts, type Manifest } from './manifest.ts'
import type { PAGE_ROWS } from '../src/ui/app/pages.ts'

/** The inline scripts of the pages; the content security policy lists their hashes. */
export const INLINE_SCRIPTS: ReadonlyArray<string> = [
  APPEARANCE_SCRIPT,
  EARLY_PRESS_SCRIPT,
  EARLY_CALLS_SCRIPT,
  EARLY_PUBLIC_ORDER_SCRIPT,
  EARLY_FLAGS_SCRIPT,
  FILES_BEHIND_SCRIPT,
  AFTER_PAINT_SCRIPT,
]

/** The modules that every screen runs before its own code. */
export const APPLICATION = ['src/ui/app/ApplicationFrame.tsx', 'src/composition/openPortal.ts']

/** Watches flags, builds and page views on every page; nothing waits for it (ADR 33). */
export const WATCH = 'src/composition/watchPage.ts'

/** Renders the orders before the application has loaded (ADR 39). */
export const FIRST_ORDERS = 'src/composition/firstOrders.tsx'

const preloadOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

const addressesOf = (files: ReadonlyArray<string>) => files.map((file) => `/${file}`).join(' ')

interface PageScripts {
  readonly head: ReadonlyArray<string>
  /** At the end of the body, so that the text is painted first. */
  readonly foot: ReadonlyArray<string>
}

/** The inline scripts and preloads of a page, in the order in which they are needed. */
export const scriptsOf = (manifest: Manifest, page: (typeof PAGE_ROWS)[number], timeZone: string): PageScripts => {
  const { kind, modules, preloads = [], early, isReadFirst } = page
  const isCalling = early === 'session' || early === 'session-and-orders'
  const { atOnce, behind } = filesOf(manifest, {
    entries: [...(kind === 'screen' ? APPLICATION : []), ...modules, ...preloads, WATCH],
    first: early === 'session-and-orders' ? [FIRST_ORDERS] : [],
    isCalling,
  })
  const [main = ''] = startScripts(manifest)
  const appearance = `<script>${APPEARANCE_SCRIPT}</script>`
  // The skeleton of the application has no buttons.
  const ownScripts = kind === 'screen' ? [appearance] : [appearance, `<script>${EARLY_PRESS_SCRIPT}</script>`]
  if (isReadFirst) {
    const files = addressesOf([...atOnce, ...behind].filter((file) => file !== main))
    const start = `<script data-main="/${main}" data-files="${files}">${AFTER_PAINT_SCRIPT}</script>`
    return { head: [...ownScripts, start], foot: [] }
  }
  const zone = early === 'session-and-orders' ? ` data-zone="${timeZone}"` : ''
  const askBehind = `<script data-files="${addressesOf(behind)}">${FILES_BEHIND_SCRIPT}</script>`
  return {
    head: [
      ...ownScripts,
      ...(early === 'public-order' ? [`<script>${EARLY_PUBLIC_ORDER_SCRIPT}</script>`] : []),
      ...atOnce.map(preloadOf),
      ...(isCalling ? [`<script${zone}>${EARLY_CALLS_SCRIPT}</script>`, askBehind] : []),
    ],
    foot: [
      `<script type="module" async crossorigin src="/${main}"></script>`,
      `<script>${EARLY_FLAGS_SCRIPT}</script>`,
      ...(isCalling ? [] : [askBehind]),
    ],
  }
}
