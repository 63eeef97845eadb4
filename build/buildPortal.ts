import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { build } from 'vite'
import type { Page, prerender as Prerender } from '../src/ui/app/prerender.tsx'
import { DEPLOYMENTS, type Deployment } from '../src/domain/market/deployments.ts'
import { brandStyles } from '../src/ui/theme/brandStyles.ts'
import { APPEARANCE_SCRIPT } from '../src/adapters/storage/appearanceScript.ts'
import { mapGrounds } from './mapGround.ts'
import { completeMessagesOf, translatedLocales } from './texts.ts'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const serverBuild = path.join(root, 'node_modules', '.prerender')

/** The pages that stand in the HTML before any script, and which texts and chunks each needs at once. */
const PAGES: Readonly<
  Record<Page, { readonly texts: ReadonlyArray<string>; readonly entries: ReadonlyArray<string> }>
> = {
  landing: { texts: ['site', 'landing', 'failure', 'farewell'], entries: ['src/ui/app/LandingPage.tsx'] },
  connect: { texts: ['site', 'session', 'shell', 'failure', 'farewell'], entries: ['src/ui/app/SignInPage.tsx'] },
  app: { texts: ['site', 'shell', 'failure', 'farewell'], entries: ['src/ui/app/ApplicationFrame.tsx'] },
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A chunk with all it imports statically, in the order of the graph. */
const withImports = (manifest: Readonly<Record<string, ManifestChunk>>, entries: ReadonlyArray<string>) => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].map((name) => manifest[name]!)
}

/** The languages of a deployment that have texts; English where none has (I18N-03). */
const localesOf = (deployment: Deployment): ReadonlyArray<string> => {
  const supported: ReadonlyArray<string> = deployment.country.supportedLocales
  const ready = supported.filter((locale) => translatedLocales().includes(locale))
  return ready.length > 0 ? ready : ['en']
}

/** One style sheet for all light pages and brands: it stands in every page, and its hash in the policy. */
const lightStyles = () => {
  const code = [
    ...['base', 'landing', 'session', 'application'].map((name) =>
      readFileSync(path.join(root, 'src/ui/theme', `${name}.css`), 'utf8'),
    ),
    brandStyles(),
  ].join('\n')
  return transform({ filename: 'light.css', code: Buffer.from(code), minify: true }).code.toString()
}

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const buildPages = async () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'vite-manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const { prerender } = (await import(pathToFileURL(path.join(serverBuild, 'prerender.js')).href)) as {
    prerender: typeof Prerender
  }
  const styles = lightStyles()
  const main = manifest['index.html']!
  for (const deployment of DEPLOYMENTS)
    for (const locale of localesOf(deployment)) {
      const folder = path.join(dist, 'pages', deployment.id, locale)
      mkdirSync(folder, { recursive: true })
      for (const [page, needs] of Object.entries(PAGES) as Array<[Page, (typeof PAGES)[Page]]>) {
        const messages = completeMessagesOf(locale, needs.texts)
        const made = prerender(page, deployment.id, locale, messages, localesOf(deployment))
        const chunks = withImports(manifest, ['index.html', ...needs.entries])
        const preloads = chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`).join('')
        const css = chunks
          .flatMap((chunk) => chunk.css ?? [])
          .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
          .join('')
        writeFileSync(
          path.join(folder, `${page}.html`),
          `<!doctype html><html lang="${locale}" dir="${made.direction}" data-brand="${deployment.brand.id}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${APPEARANCE_SCRIPT}</script><title>${made.title}</title><meta name="description" content="${made.description}"><link rel="icon" href="${deployment.brand.favicon}" type="image/svg+xml"><style>${styles}</style>${css}${preloads}<script type="application/json" id="opening">${safeJson({ deployment: deployment.id, locale, locales: localesOf(deployment), page, messages })}</script><script type="module" async crossorigin src="/${main.file}"></script></head><body><div id="root">${made.html}</div></body></html>`,
        )
      }
    }
  writeFileSync(
    path.join(dist, 'pages', 'csp.json'),
    JSON.stringify({ scripts: [sha256(APPEARANCE_SCRIPT)], styles: [sha256(styles)] }),
  )
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

const COMPRESSED = /\.(js|mjs|css|html|json|svg|txt)$/

/** Written once here, so that the service never compresses while somebody waits. */
const compress = () => {
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    const file = path.join(dist, name)
    if (!COMPRESSED.test(name) || !statSync(file).isFile() || statSync(file).size < 512) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 400_000 ? 9 : 11 } }),
    )
  }
}

rmSync(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/ui/app/prerender.tsx', outDir: serverBuild, emptyOutDir: true, manifest: false },
})
await buildPages()
writeAssetManifest()
writeMapGrounds()
compress()
