import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'lightningcss'
import { build } from 'vite'
import type { prerender as Prerender } from '../src/ui/app/prerender.tsx'
import { DEPLOYMENTS, type Deployment } from '../src/domain/market/deployments.ts'
import { brandStyles } from '../src/ui/theme/brandStyles.ts'
import { EARLY_FLAGS_SCRIPT } from '../src/adapters/flags/earlyFlagsScript.ts'
import { EARLY_PUBLIC_ORDER_SCRIPT } from '../src/adapters/http/earlyPublicOrderScript.ts'
import { EARLY_CALLS_SCRIPT } from '../src/adapters/http/earlyCallsScript.ts'
import { APPEARANCE_SCRIPT } from '../src/adapters/storage/appearanceScript.ts'
import { EARLY_PRESS_SCRIPT } from '../src/adapters/storage/earlyPress.ts'
import { compress } from './compress.ts'
import { filesOfModules } from './files.ts'
import { mapGrounds } from './mapGround.ts'
import { PAGE_FILES } from './pageFiles.ts'
import { completeMessagesOf, translatedLocales } from './texts.ts'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const serverBuild = path.join(root, 'node_modules', '.prerender')

interface ManifestChunk {
  readonly name?: string
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Points to another file, and is never asked for itself (`directImports.ts`). */
const isSignpost = (file: string) => statSync(path.join(dist, file)).size < 200

/** A chunk with all it imports statically, in the order of the graph. */
const withImports = (manifest: Readonly<Record<string, ManifestChunk>>, entries: ReadonlyArray<string>) => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((name) => manifest[name]!).filter(({ file }) => !isSignpost(file))
}

/** The languages of a deployment that have texts; English where none has (I18N-03). */
const localesOf = (deployment: Deployment): ReadonlyArray<string> => {
  const supported: ReadonlyArray<string> = deployment.country.supportedLocales
  const ready = supported.filter((locale) => translatedLocales().includes(locale))
  return ready.length > 0 ? ready : ['en']
}

const minified = (code: string) =>
  transform({ filename: 'light.css', code: Buffer.from(code), minify: true }).code.toString()

const themeStyles = (...names: ReadonlyArray<string>) =>
  names.map((name) => readFileSync(path.join(root, 'src/ui/theme', `${name}.css`), 'utf8'))

/** One style sheet for all light pages and brands: it stands in every page, and its hash in the policy. */
const lightStyles = () =>
  minified([...themeStyles('base', 'landing', 'session', 'application'), brandStyles()].join('\n'))

/** What every page watches: it comes beside the page, and nothing waits for it (ADR 33). */
const WATCH = 'src/composition/watchPage.ts'

const NOT_INDEXED = '<meta name="robots" content="noindex, nofollow">'

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const stylesOf = (chunks: ReadonlyArray<ManifestChunk>) => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
const scriptsOf = (chunks: ReadonlyArray<ManifestChunk>) => [...new Set(chunks.map((chunk) => chunk.file))]

const preloadsOf = (chunks: ReadonlyArray<ManifestChunk>) => [
  ...stylesOf(chunks).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ...scriptsOf(chunks).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
]

/**
 * What everything else stands on and the longest file come at once, with the calls for what the screen shows first;
 * the other files are asked for behind those calls: so files run one after the other, instead of all at the end.
 */
const earlyOf = (
  start: ReadonlyArray<ManifestChunk>,
  chunks: ReadonlyArray<ManifestChunk>,
  signedIn: 'with-orders' | 'without-orders',
  { country }: Deployment,
) => {
  const size = (file: string) => statSync(path.join(dist, file)).size
  const others = scriptsOf(chunks)
    .filter((file) => !scriptsOf(start).includes(file))
    .toSorted((a, b) => size(b) - size(a))
  const first = [...scriptsOf(start), ...others.splice(0, 1)]
  const behind = [...others, ...stylesOf(chunks)].map((file) => `/${file}`).join(' ')
  const zone = signedIn === 'with-orders' ? ` data-zone="${country.timeZone}"` : ''
  return [
    ...first.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<script${zone} data-behind="${behind}">${EARLY_CALLS_SCRIPT}</script>`,
  ]
}

const buildPages = async () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'vite-manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const { prerender } = (await import(pathToFileURL(path.join(serverBuild, 'prerender.js')).href)) as {
    prerender: typeof Prerender
  }
  const [styles, publicStyles] = [lightStyles(), minified(themeStyles('public').join('\n'))]
  const main = manifest['index.html']!
  for (const deployment of DEPLOYMENTS)
    for (const locale of localesOf(deployment)) {
      const folder = path.join(dist, 'pages', deployment.id, locale)
      mkdirSync(folder, { recursive: true })
      for (const [name, { page, texts, entries, screen, signedIn, hasForm, isPublic, ofAnOrder }] of Object.entries(
        PAGE_FILES,
      )) {
        const messages = completeMessagesOf(locale, texts)
        const made = prerender(page, deployment.id, locale, messages, localesOf(deployment))
        const chunks = withImports(manifest, ['index.html', ...entries])
        const opening = {
          deployment,
          locale,
          locales: localesOf(deployment),
          page,
          screens: screen === undefined ? [] : [screen],
          messages,
        }
        const head = [
          '<meta charset="utf-8">',
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          `<script>${APPEARANCE_SCRIPT}</script>`,
          ...(hasForm ? [`<script>${EARLY_PRESS_SCRIPT}</script>`] : []),
          ...(ofAnOrder ? [`<script>${EARLY_PUBLIC_ORDER_SCRIPT}</script>`, NOT_INDEXED] : []),
          ...(signedIn === undefined
            ? preloadsOf(chunks)
            : earlyOf(withImports(manifest, ['index.html']), chunks, signedIn, deployment)),
          `<script>${EARLY_FLAGS_SCRIPT}</script>`,
          ...preloadsOf(withImports(manifest, [WATCH]).filter((chunk) => !chunks.includes(chunk))),
          `<title>${made.title}</title>`,
          `<meta name="description" content="${made.description}">`,
          `<link rel="icon" href="${deployment.brand.favicon}" type="image/svg+xml">`,
          `<style>${styles}</style>`,
          ...(isPublic ? [`<style>${publicStyles}</style>`] : []),
        ]
        // Behind the words: they are read before any of it is wanted.
        const foot = [
          `<script type="application/json" id="opening">${safeJson(opening)}</script>`,
          `<script type="module" async crossorigin src="/${main.file}"></script>`,
        ]
        const attributes = `lang="${locale}" dir="${made.direction}" data-brand="${deployment.brand.id}" data-theme="light"`
        writeFileSync(
          path.join(folder, `${name}.html`),
          `<!doctype html><html ${attributes}><head>${head.join('')}</head><body><div id="root">${made.html}</div>${foot.join('')}</body></html>`,
        )
      }
    }
  writeFileSync(
    path.join(dist, 'pages', 'csp.json'),
    JSON.stringify({
      scripts: [
        APPEARANCE_SCRIPT,
        EARLY_PRESS_SCRIPT,
        EARLY_CALLS_SCRIPT,
        EARLY_PUBLIC_ORDER_SCRIPT,
        EARLY_FLAGS_SCRIPT,
      ].map(sha256),
      styles: [styles, publicStyles].map(sha256),
    }),
  )
}

/** The entry holds nothing but which file to run, and so is left out of the build: this file is named instead. */
const nameEntry = () => {
  const file = path.join(dist, 'vite-manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>
  const start = Object.values(manifest).find(({ name }) => name === 'start')
  if (start === undefined) throw new Error('The portal has no start')
  writeFileSync(file, JSON.stringify({ ...manifest, 'index.html': start }))
}

/** What a running build compares itself with (BUILD-01): the hashed names of its entry. */
const writeAssetManifest = () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'vite-manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const files = Object.fromEntries(
    withImports(manifest, ['index.html']).map((chunk, index) => [
      index === 0 ? 'main.js' : `runtime-${index}.js`,
      `/${chunk.file}`,
    ]),
  )
  writeFileSync(path.join(dist, 'asset-manifest.json'), JSON.stringify({ files }))
}

const writeMapGrounds = () => {
  mkdirSync(path.join(dist, 'maps'), { recursive: true })
  for (const [country, ground] of mapGrounds()) writeFileSync(path.join(dist, 'maps', `${country}.json`), ground)
}

rmSync(dist, { recursive: true, force: true })
const fileOf = await filesOfModules(root)
await build({
  root,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'files' }] },
      },
    },
  },
})
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/ui/app/prerender.tsx', outDir: serverBuild, emptyOutDir: true, manifest: false },
})
nameEntry()
await buildPages()
writeAssetManifest()
writeMapGrounds()
await compress(dist)
