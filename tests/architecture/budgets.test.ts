import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCRIPT_KIB } from '../../bench/limits.ts'
import { startOf } from '../../build/manifest.ts'
import { shownMessagesOf, translatedLocales } from '../../build/texts.ts'
import { PAGE_ROWS } from '../../src/ui/app/pages.ts'

const DIST = 'dist'
const PAGES = `${DIST}/pages/dobrego-cz/en`
const KIB = 1024

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}
let manifest: Readonly<Record<string, Chunk>>

/** Faster than the build, which compresses a little more. */
const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
const gzip = (file: string) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length

/** All chunks that are loaded once these modules are on the screen. */
const chunksOf = (names: ReadonlyArray<string>): ReadonlyArray<Chunk> => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
  }
  ;[startOf(manifest), WATCH, ...names].forEach(visit)
  return [...seen].map((name) => manifest[name]!)
}
const scripts = (names: ReadonlyArray<string>) =>
  [...new Set(chunksOf(names).map(({ file }) => file))].reduce((sum, file) => sum + gzip(file), 0)
const styles = (names: ReadonlyArray<string>) =>
  [...new Set(chunksOf(names).flatMap(({ css }) => css ?? []))].reduce((sum, file) => sum + gzip(file), 0)

/** Watches every page (ADR 33). */
const WATCH = 'src/composition/watchPage.ts'
/** Watches the frame of every page, behind what the page shows. */
const FRAME = ['src/composition/watchFrame.ts']
const CONNECT = ['src/ui/app/SignInPage.tsx']
const ACCOUNT_FILES = ['register', 'forgot-password', 'confirm-email']
const LANDING = ['src/ui/app/LandingPage.tsx']
const ACCOUNT = ['RegisterPage', 'ForgotPasswordPage', 'ConfirmEmailPage'].map((page) => [`src/ui/app/${page}.tsx`])
const PUBLIC_TRACKING = ['src/ui/app/PublicTrackingPage.tsx', 'src/composition/publicTracking.ts']
const SENDER_TRACKING = ['src/ui/app/SenderTrackingPage.tsx', 'src/composition/publicTracking.ts']
const PROHIBITED_ITEMS = ['src/ui/app/ProhibitedItemsPage.tsx']
const LIGHT = [CONNECT, LANDING, ...ACCOUNT, PUBLIC_TRACKING, SENDER_TRACKING, PROHIBITED_ITEMS]
const APPLICATION = ['src/ui/app/ApplicationFrame.tsx', 'src/composition/openPortal.ts']
const FIRST_ORDERS = ['src/composition/firstOrders.tsx']
const TRACKING = [...APPLICATION, 'src/ui/tracking/OrderTrackingScreen.tsx']
const HISTORY = [...APPLICATION, 'src/ui/history/HistoryScreen.tsx']
const REQUEST = [
  ...APPLICATION,
  'src/ui/request/RequestScreen.tsx',
  'src/adapters/http/HttpAddressBook.ts',
  'src/adapters/http/HttpGeolocator.ts',
]

/** Marks of libraries in built code. */
const LIBRARY_MARKS = {
  'phone metadata': /country_calling_codes|possibleLengths/,
  maps: /maplibregl|google\.maps/,
  'the component library': /-start-focus-trap/,
  Effect: /~effect\//,
} as const
const libraryIn = (names: ReadonlyArray<string>, mark: RegExp) =>
  chunksOf(names)
    .map(({ file }) => file)
    .filter((file) => mark.test(readFileSync(`${DIST}/${file}`, 'utf8')))

beforeAll(() => {
  if (!existsSync(`${DIST}/vite-manifest.json`)) throw new Error('The portal is not built: npm run build')
  manifest = JSON.parse(readFileSync(`${DIST}/vite-manifest.json`, 'utf8')) as Record<string, Chunk>
})

const INVERSIFY = /@inversifyjs|inversify/i
const JS_JODA = /ZoneRulesProvider|js-joda/

describe('the load of a page', () => {
  it(`has at most ${SCRIPT_KIB.signIn} KiB of script for signing in`, () => {
    expect(scripts(CONNECT)).toBeLessThan(SCRIPT_KIB.signIn * KIB)
  })

  it(`has at most ${SCRIPT_KIB.frame} KiB of script for the frame, behind every page (ADR 141)`, () => {
    expect(scripts(FRAME) - scripts([])).toBeLessThan(SCRIPT_KIB.frame * KIB)
  })

  it('has at most 150 KiB of script for the landing page', () => {
    expect(scripts(LANDING)).toBeLessThan(150 * KIB)
  })

  it('has at most 150 KiB of script for registering and resetting a password (ROUTE-03, ROUTE-04)', () => {
    for (const names of ACCOUNT) expect(scripts(names)).toBeLessThan(150 * KIB)
  })

  it(`has at most ${SCRIPT_KIB.publicTracking} KiB of script for public tracking, without its map (ADR 22)`, () => {
    expect(scripts(PUBLIC_TRACKING)).toBeLessThan(SCRIPT_KIB.publicTracking * KIB)
  })

  it('has at most 16 KiB of HTML for the light pages, including style sheet and texts', () => {
    for (const page of [
      'landing',
      'connect',
      ...ACCOUNT_FILES,
      'public-tracking',
      'sender-tracking',
      'prohibited-items',
    ])
      expect(gzipSync(readFileSync(`${PAGES}/${page}.html`)).length, page).toBeLessThan(16 * KIB)
  })

  it('has no separate style sheet for the light pages', () => {
    expect(LIGHT.map(styles)).toEqual(LIGHT.map(() => 0))
  })

  it('has at most 163 KiB of script for the first orders, without the application (ADR 39)', () => {
    expect(scripts(FIRST_ORDERS)).toBeLessThan(163 * KIB)
    const marks = [...Object.values(LIBRARY_MARKS), JS_JODA, INVERSIFY]
    expect(marks.flatMap((mark) => libraryIn(FIRST_ORDERS, mark))).toEqual([])
    expect(libraryIn(APPLICATION, INVERSIFY)).not.toEqual([])
  })

  it('has at most 257 KiB of script and 5 KiB of style for order tracking', () => {
    expect(scripts(TRACKING)).toBeLessThan(257 * KIB)
    expect(styles(TRACKING)).toBeLessThan(5 * KIB)
  })

  it('has at most 272 KiB of script and 7 KiB of style for the history, without maps, phone metadata or the component library', () => {
    expect(scripts(HISTORY)).toBeLessThan(272 * KIB)
    expect(styles(HISTORY)).toBeLessThan(7 * KIB)
    const marks = [LIBRARY_MARKS.maps, LIBRARY_MARKS['phone metadata'], LIBRARY_MARKS['the component library']]
    expect(marks.flatMap((mark) => libraryIn(HISTORY, mark))).toEqual([])
  })

  it('has at most 342 KiB of script and 9 KiB of style for requesting a rider', () => {
    expect(scripts(REQUEST)).toBeLessThan(342 * KIB)
    expect(styles(REQUEST)).toBeLessThan(9 * KIB)
  })

  it.each(translatedLocales())('has at most 45 KiB of texts in %s, of which 6 are on the landing page', (locale) => {
    const { texts } = PAGE_ROWS.find(({ name }) => name === 'landing')!
    expect(brotli(readFileSync(`${DIST}/locales/${locale}.json`))).toBeLessThan(45 * KIB)
    expect(brotli(JSON.stringify(shownMessagesOf(locale, texts)))).toBeLessThan(6 * KIB)
  })

  it('has at most 1.5 KiB of style for the component library (ADR 4)', () => {
    const sheets = globSync('assets/blueprint-*.css', { cwd: DIST })
    expect(sheets).toHaveLength(1)
    expect(gzip(sheets[0]!)).toBeLessThan(1.5 * KIB)
  })

  it.each(Object.entries(LIBRARY_MARKS))('excludes %s on the light pages', (_, mark) => {
    expect(LIGHT.flatMap((names) => libraryIn(names, mark))).toEqual([])
  })

  it('excludes maps, phone metadata and the component library on order tracking', () => {
    expect([
      ...libraryIn(TRACKING, LIBRARY_MARKS['the component library']),
      ...libraryIn(TRACKING, LIBRARY_MARKS.maps),
      ...libraryIn(TRACKING, LIBRARY_MARKS['phone metadata']),
    ]).toEqual([])
  })

  it('excludes js-joda and its time zones on light pages, tracking, history and request (ADR 11)', () => {
    for (const names of [...LIGHT, TRACKING, HISTORY, REQUEST]) expect(libraryIn(names, JS_JODA)).toEqual([])
  })

  it.each([
    { does: 'writer of workbooks', worker: 'spreadsheetWorker', mark: /spreadsheetml\.worksheet/, most: 16 * KIB },
    // It knows the words of 30 languages, and the phone numbers of all countries.
    { does: 'reader of pasted messages', worker: 'messageWorker', mark: /prosím/, most: 146 * KIB },
    // It knows the sheet of the orders by its headers, in 22 languages.
    { does: 'reader of workbooks', worker: 'readingWorker', mark: /unclosed tag/, most: 23 * KIB },
  ])('has the $does only in its worker, which no page loads (ADR 15, ADR 18, ADR 42)', ({ worker, mark, most }) => {
    const holding = globSync(`${DIST}/assets/*.js`).filter((file) => mark.test(readFileSync(file, 'utf8')))
    expect(holding.map((file) => file.replace(/^.*[\\/]|-[\w-]{8}\.js$/g, ''))).toEqual([worker])
    expect(gzipSync(readFileSync(holding[0]!)).length).toBeLessThan(most)
  })

  it.each(['Globe', 'Snowflake', 'CloudUpload'])(
    'brings the icon %s of another screen with neither the first orders nor public tracking (ADR 66)',
    (icon) => {
      const mark = new RegExp(`Icon\\.${icon}Icon`)
      expect(globSync(`${DIST}/assets/*.js`).some((file) => mark.test(readFileSync(file, 'utf8')))).toBe(true)
      expect([...libraryIn(FIRST_ORDERS, mark), ...libraryIn(PUBLIC_TRACKING, mark)]).toEqual([])
    },
  )

  it('loads no file of a screen with the component library (ADR 66)', () => {
    const library = Object.keys(manifest).filter((name) => /^_blueprint-[\w-]{8}\.js$/.test(name))
    const needed = library.flatMap((name) => manifest[name]!.imports ?? [])
    expect(needed.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual([
      '_blueprint-icons-16',
      '_helpers',
      '_library-icons',
      '_orders',
      '_react',
      '_rolldown-runtime',
      '_start',
    ])
  })

  it('is checked by marks that occur in the build', () => {
    const all = Object.keys(manifest).filter((name) => manifest[name]!.file.endsWith('.js'))
    for (const [library, mark] of Object.entries(LIBRARY_MARKS))
      expect(
        all.some((name) => mark.test(readFileSync(`${DIST}/${manifest[name]!.file}`, 'utf8'))),
        library,
      ).toBe(true)
  })
})
