import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'lightningcss'
import { build } from 'vite'
import type { prerender as Prerender } from '../src/ui/app/prerender.tsx'
import { faviconOf, markPath } from '../src/domain/market/brandPictures.ts'
import { BRAND_IDS } from '../src/domain/market/brand.ts'
import { BRAND_FILES } from '../src/domain/market/brands.ts'
import { MEMORY_FILES } from '../src/domain/market/backEnd.ts'
import { DEPLOYMENTS, type Deployment } from '../src/domain/market/deployments.ts'
import { NATIVE_NAMES } from '../src/domain/market/nativeNames.ts'
import { LOCALES, type Locale } from '../src/domain/market/languages.ts'
import { FRAME_TEXTS, PAGE_ROWS } from '../src/ui/app/pages.ts'
import { brandStyles, surfaceStyles } from '../src/ui/theme/brandStyles.ts'
import { LETTERS_STYLE } from '../src/ui/theme/lettersStyle.ts'
import { copyFonts, fontStyleOf } from './fonts.ts'
import { inlineScripts } from './inlineScripts.ts'
import { readManifest, startScripts } from './manifest.ts'
import { mapGrounds } from './mapGround.ts'
import { mapLands } from './mapLand.ts'
import { memoryFlags, memoryWorld } from './memoryWorlds.ts'
import { pageChunks } from './pageChunks.ts'
import { pageHead } from './pageHead.ts'
import { pageList } from './pageList.ts'
import { scriptsOf } from './pageScripts.ts'
import { withoutLineBreaks } from './lineBreaks.ts'
import { shownMessagesOf, translatedLocales, type Message } from './texts.ts'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const serverBuild = path.join(root, 'node_modules', '.prerender')

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The languages of a deployment that have texts; English where none has (I18N-03). */
const localesOf = (deployment: Deployment): ReadonlyArray<Locale> => {
  const ready = deployment.country.supportedLocales.filter((locale) => translatedLocales().includes(locale))
  return ready.length > 0 ? ready : ['en']
}

const minified = (code: string) =>
  transform({ filename: 'light.css', code: Buffer.from(code), minify: true }).code.toString()

const themeStyles = (...names: ReadonlyArray<string>) =>
  names.map((name) => readFileSync(path.join(root, 'src/ui/theme', `${name}.css`), 'utf8'))

/** One style sheet for all pages: each contains it, and the content security policy its hash. */
const lightStyles = () =>
  minified(
    [...themeStyles('base', 'controls', 'site', 'landing', 'session', 'application'), surfaceStyles()].join('\n'),
  )

const NOT_INDEXED = '<meta name="robots" content="noindex, nofollow">'

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The text library needs no attributes of a message without any; they would be in the HTML a hundred times. */
const withoutEmptyAttributes = ({ attributes, ...message }: Message) =>
  Object.keys(attributes).length === 0 ? message : { ...message, attributes }

const buildPages = async () => {
  const scripts = { manifest: readManifest(), inline: await inlineScripts() }
  const { prerender } = (await import(pathToFileURL(path.join(serverBuild, 'prerender.js')).href)) as {
    prerender: typeof Prerender
  }
  const [styles, publicStyles] = [lightStyles(), minified(themeStyles('public').join('\n'))]
  const ofBrands = Object.fromEntries(BRAND_IDS.map((id) => [id, minified(brandStyles([id]))]))
  for (const deployment of DEPLOYMENTS)
    for (const locale of localesOf(deployment)) {
      const folder = path.join(dist, 'pages', deployment.id, locale)
      mkdirSync(folder, { recursive: true })
      for (const row of PAGE_ROWS) {
        const { name, kind, texts, isSecret } = row
        const messages = shownMessagesOf(locale, kind === 'screen' ? [...FRAME_TEXTS, ...texts] : texts)
        const made = await prerender(name, deployment.id, locale, messages, localesOf(deployment))
        const words = {
          title: withoutLineBreaks(made.title),
          description: withoutLineBreaks(made.description),
        }
        const { head: before, foot: after } = scriptsOf(scripts, row, deployment, locale)
        const nativeName = NATIVE_NAMES[locale]
        const sent = messages.map(withoutEmptyAttributes)
        const opening = { deployment, locale, nativeName, locales: localesOf(deployment), page: name, messages: sent }
        const head = [
          '<meta charset="utf-8">',
          '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
          ...before,
          ...(isSecret ? [NOT_INDEXED] : []),
          `<title>${words.title}</title>`,
          `<meta name="description" content="${words.description}">`,
          pageHead({ row, deployment, locale, locales: localesOf(deployment), ...words }),
          `<link rel="icon" href="${faviconOf(deployment.brand)}" type="image/svg+xml">`,
          `<style>${styles}</style><style>${ofBrands[deployment.brand.id]}</style>`,
          ...(kind === 'public' ? [`<style>${publicStyles}</style>`] : []),
          ...[fontStyleOf(locale)].flatMap((style) =>
            style === undefined ? [] : [`<style id="${LETTERS_STYLE}">${style}</style>`],
          ),
        ]
        const foot = [`<script type="application/json" id="opening">${safeJson(opening)}</script>`, ...after]
        const attributes = `lang="${locale}" dir="${made.direction}" data-brand="${deployment.brand.id}" data-theme="light"`
        writeFileSync(
          path.join(folder, `${name}.html`),
          `<!doctype html><html ${attributes}><head>${head.join('')}</head><body><div id="root">${made.html}</div>${made.below}${foot.join('')}</body></html>`,
        )
      }
    }
  writeFileSync(
    path.join(dist, 'pages', 'csp.json'),
    JSON.stringify({
      scripts: Object.values(scripts.inline).map(sha256),
      styles: [styles, publicStyles].map(sha256),
      brands: Object.fromEntries(Object.entries(ofBrands).map(([id, style]) => [id, sha256(style)])),
      fonts: Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const style = fontStyleOf(locale)
          return style === undefined ? [] : [[locale, sha256(style)]]
        }),
      ),
    }),
  )
}

/** What a running build compares itself with (BUILD-01): the hashed names of its entry. */
const writeAssetManifest = () => {
  const files = Object.fromEntries(
    startScripts(readManifest()).map((file, index) => [index === 0 ? 'main.js' : `runtime-${index}.js`, `/${file}`]),
  )
  writeFileSync(path.join(dist, 'asset-manifest.json'), JSON.stringify({ files }))
}

/** Imported late: it brings React along, which has to be the same as that of the pages. */
const writeHelpCentre = async () => {
  const { helpCentreFiles, helpCentrePage } = await import('./helpCentre.ts')
  for (const deployment of DEPLOYMENTS.filter(({ brand }) => brand.helpCentre))
    for (const locale of localesOf(deployment))
      writeFileSync(
        path.join(dist, 'pages', deployment.id, locale, 'help-centre.html'),
        helpCentrePage(deployment, locale),
      )
  for (const [name, content] of Object.entries(helpCentreFiles()))
    writeFileSync(path.join(dist, 'pages', name), content)
}

/** The mark of each brand in its colour, on white for dark windows. */
const writeFavicons = () => {
  for (const { brand, palettes } of Object.values(BRAND_FILES)) {
    const file = path.join(dist, faviconOf(brand))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill-rule="evenodd"><rect width="32" height="32" rx="9" fill="#ffffff"/><path fill="${palettes.light.brand}" d="${markPath(brand)}"/></svg>`,
    )
  }
}

const writeMapGrounds = () => {
  mkdirSync(path.join(dist, 'maps'), { recursive: true })
  for (const [country, ground] of mapGrounds()) writeFileSync(path.join(dist, 'maps', `${country}.json`), ground)
  for (const [country, land] of mapLands()) writeFileSync(path.join(dist, 'maps', `${country}-land.json`), land)
}

const writeMemoryWorlds = () => {
  const folder = path.join(dist, MEMORY_FILES)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'flags.json'), JSON.stringify(memoryFlags()))
  for (const deployment of DEPLOYMENTS)
    writeFileSync(path.join(folder, `${deployment.id}.json`), JSON.stringify(memoryWorld(deployment)))
}

rmSync(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn', build: { rolldownOptions: { output: { codeSplitting: pageChunks(root) } } } })
await build({
  root,
  logLevel: 'warn',
  // Node cannot import single icons of the library, whose files leave out their extensions.
  ssr: { noExternal: ['@blueprintjs/icons'] },
  build: { ssr: 'src/ui/app/prerender.tsx', outDir: serverBuild, emptyOutDir: true, manifest: false },
})
copyFonts(dist)
await buildPages()
writeFileSync(path.join(dist, 'pages', 'pages.json'), JSON.stringify(pageList))
await writeHelpCentre()
writeAssetManifest()
writeFavicons()
writeMapGrounds()
writeMemoryWorlds()
