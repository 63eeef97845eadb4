import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { hasOwnFormats } from '../../src/domain/format/ownFormats.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { LOCALES, type Locale } from '../../src/domain/market/languages.ts'
import { DICTIONARY_ORDER } from '../support/dictionaryOrder.ts'
import { test as story } from './support/stories.ts'
import * as inNode from './support/formatsEntry.ts'

/*
 * Node has the data of all languages and a browser has not, so that only a browser shows in which language it formats.
 */

const MOMENT = Date.UTC(2026, 4, 28, 14, 5)

const countryOf = (locale: Locale) =>
  Object.values(COUNTRIES).find(({ supportedLocales }) => supportedLocales.includes(locale))!

/** Words to sort, and how they are sorted where a dictionary says it. */
const orderOf = (locale: Locale): ReadonlyArray<string> | undefined =>
  (DICTIONARY_ORDER as Readonly<Partial<Record<Locale, string>>>)[locale]?.split(' ')
const wordsOf = (locale: Locale) => orderOf(locale)?.toReversed() ?? ['Point 10', 'Point 2', 'Åre', 'Zagreb', 'Ärla']

interface FormatInput {
  readonly locale: Locale
  readonly zone: string
  readonly currency: string
  readonly code: string
  readonly offered: ReadonlyArray<Locale>
  readonly words: ReadonlyArray<string>
  readonly moment: number
}

const inputFor = (locale: Locale): FormatInput => {
  const { timeZone: zone, currency, code, supportedLocales: offered } = countryOf(locale)
  return { locale, zone, currency, code, offered, words: wordsOf(locale), moment: MOMENT }
}

/** Runs in the page and in Node, so that it refers to nothing outside of it. */
const texts = (of: typeof inNode, input: FormatInput) => {
  const { locale, zone, code, offered, words } = input
  const [moment, currency] = [input.moment as never, input.currency as never]
  const amount = of.amountFormat(locale, currency, 'symbol', {}, { group: ' ', decimal: ',' })
  return {
    date: [
      of.formatDate(moment, 'fullDay', zone, locale),
      of.formatDate(moment, 'monthDay', zone, locale),
      of.formatDate(moment, 'dayOfMonth', zone, locale),
      of.formatDays(moment, (input.moment + 6 * 86_400_000) as never, zone, locale),
    ],
    time: [
      of.formatDate(moment, 'time', zone, locale),
      of.formatDate(moment, 'fullTime', zone, locale),
      of.formatZone(zone, locale, moment),
    ],
    weekday: [
      of.formatDate(moment, 'weekdayTime', zone, locale),
      of.formatDate(moment, 'day', zone, locale),
      of.formatDate(moment, 'dayTime', zone, locale),
    ],
    number: [
      of.formatNumber(1_234_567, locale),
      of.formatUnit(1.2, 'kilometer', locale, 1),
      of.formatUnit(18, 'minute', locale),
    ],
    money: [amount(12_345.5), amount('-5')],
    relative: [of.formatAgo(-3, 'minute', locale), of.formatAgo(2, 'hour', locale), of.formatAgo(-1, 'day', locale)],
    list: [of.formatList(['1', '2', '3'], 'and', locale), of.formatList(['1', '2'], 'parts', locale)],
    sort: words.toSorted((a, b) => of.compareTexts(a, b, locale)),
    names: [of.regionName(code, locale), ...offered.map((named) => of.languageName(named, locale) ?? '')],
  }
}
type Texts = ReturnType<typeof texts>

/** The language and script in which each part of the browser's `Intl` answers. */
const resolved = (of: typeof inNode, locale: Locale) => {
  const name = of.intlLocale(locale)
  const [dates, numbers] = [new Intl.DateTimeFormat(name), new Intl.NumberFormat(name)]
  const used = {
    date: dates,
    time: dates,
    weekday: dates,
    number: numbers,
    money: numbers,
    relative: new Intl.RelativeTimeFormat(name),
    list: new Intl.ListFormat(name),
    sort: new Intl.Collator(name),
    countries: new Intl.DisplayNames([name, 'en'], { type: 'region' }),
    languages: new Intl.DisplayNames([name, 'en'], { type: 'language' }),
  }
  return Object.entries(used).map(([kind, format]) => ({ kind, locale: format.resolvedOptions().locale }))
}

let script: string

test.beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'support', 'formatsEntry.ts'),
        formats: ['iife'],
        name: 'formats',
        fileName: 'formats',
      },
    },
  })) as ReadonlyArray<Rolldown.RolldownOutput>
  script = built[0]!.output[0].code
  inNode.installEveryFormat()
})

/** Evaluates `run` in the page with the portal's formats; the page's own language is Czech. */
const inBrowser = async <Answer>(page: Page, run: string): Promise<Answer> => {
  await page.addScriptTag({ content: `${script};window.formats = formats;formats.installEveryFormat()` })
  return page.evaluate(run)
}

const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? ''
const languageOf = (tag: string): string => new Intl.Locale(tag).maximize().language

/** Which letters a text of a language may have besides those of its script: signs of measures and currencies. */
const SIGNS = /^(GMT|km|m|[A-Z]{1,3}|Rs|Kč|Ft|kr|RM|Tk|lei|TL|SR|Br)$/u
const HAS: Readonly<Record<string, RegExp>> = {
  Jpan: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  Kore: /[\p{sc=Hang}\p{sc=Han}]/u,
  Hans: /\p{sc=Han}/u,
  Hant: /\p{sc=Han}/u,
}

/** Words of another script than the language's. */
const strangeWords = (locale: Locale, said: Texts): ReadonlyArray<string> => {
  const name = scriptOf(inNode.intlLocale(locale))
  const own = HAS[name] ?? new RegExp(`\\p{sc=${name}}`, 'u')
  const { sort: _, ...others } = said
  return Object.values(others)
    .flat()
    .flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter(
      (word) => !SIGNS.test(word) && ![...word].every((letter) => own.test(letter) || /[\p{M}\p{Lm}]/u.test(letter)),
    )
}

test.use({ locale: 'cs-CZ' })

for (const locale of LOCALES)
  test(`Chromium formats dates, times, weekdays, numbers, amounts, relative times, lists and orders in ${locale} (I18N-10, I18N-11)`, async ({
    page,
  }) => {
    const input = inputFor(locale)
    const said = await inBrowser<Texts>(page, `(${String(texts)})(formats, ${JSON.stringify(input)})`)
    expect(Object.keys(said)).toHaveLength(9)
    expect(strangeWords(locale, said)).toEqual([])
    expect(
      Object.values(said)
        .flat()
        .filter((text) => text === '' || /(?![0-9])\p{Nd}/u.test(text)),
    ).toEqual([])
    expect(said.date[0]).toContain('2026')
    expect(said.sort).toEqual(orderOf(locale) ?? said.sort)
    if (hasOwnFormats(locale)) expect(said).toEqual(texts(inNode, input))
    else {
      const answered = await inBrowser<ReturnType<typeof resolved>>(page, `(${String(resolved)})(formats, '${locale}')`)
      const others = answered.filter(
        (one) =>
          languageOf(one.locale) !== languageOf(locale === 'tl' ? 'fil' : locale) ||
          scriptOf(one.locale) !== scriptOf(locale),
      )
      expect(answered).toHaveLength(10)
      expect(others).toEqual([])
    }
  })

test('Messages have the numbers of the language and its plural in Chromium (I18N-11)', async ({ page }) => {
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, inNode.textLocales(locale)]))
  const numbers = (given: Readonly<Record<string, ReadonlyArray<string>>>) =>
    Object.fromEntries(
      Object.entries(given).map(([locale, list]) => [
        locale,
        [
          new Intl.NumberFormat([...list]).format(1_234_567.5),
          [0, 1, 2, 4, 11].map((n) => new Intl.PluralRules([...list]).select(n)),
        ],
      ]),
    )
  const seen = await inBrowser<ReturnType<typeof numbers>>(page, `(${String(numbers)})(${JSON.stringify(names)})`)
  const same = (locale: Locale) => [
    new Intl.NumberFormat(inNode.intlLocale(locale)).format(1_234_567.5),
    [0, 1, 2, 4, 11].map((n) => new Intl.PluralRules(locale).select(n)),
  ]
  expect(seen).toEqual(Object.fromEntries(LOCALES.map((locale) => [locale, same(locale)])))
})

test('A text in another language or with other letters is noticed', () => {
  const english = texts(inNode, inputFor('en'))
  expect(strangeWords('km', english)).toContain('Thu')
  expect(strangeWords('ur-Latn', texts(inNode, inputFor('ur')))).not.toEqual([])
  expect(strangeWords('ja', texts(inNode, inputFor('ja')))).toEqual([])
})

/** GMT, and metres, in Khmer. */
const KHMER = [/ម៉ោង​សកល \+1/, /\d ម/]

story(
  'A page in a language without data in the browser shows its dates in that language (I18N-11)',
  async ({ page, service, signIn, program, controlRoom }) => {
    const id = await program.request({ name: 'Jiří Mahen', phone: '+420 607 333 471', description: 'Knihy' })
    await controlRoom.moveOrder(id, 'DELIVERED')
    const files: Array<string> = []
    page.on('request', (request) => files.push(request.url()))
    const ofKhmer = () => files.filter((url) => /\/assets\/(ownFormats|km)-/.test(url))
    // The Czech page, whose formats are Khmer: the texts are no part of what is tested.
    await page.route(/\/delivery-receipt\//, async (route) => {
      const answer = await route.fetch({ url: `${service.address}/delivery-receipt/${id}` })
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"locale":"cs"', '"locale":"km"') })
    })
    await page.route(/\/locales\/km\.json/, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${service.address}/locales/cs.json` }) }),
    )
    await signIn.as('vendor', '/order-tracking')
    expect(ofKhmer()).toEqual([])
    await page.goto(`/delivery-receipt/${id}`)
    await expect(page.locator('main')).toContainText(KHMER[0]!)
    await expect(page.locator('main')).toContainText(KHMER[1]!)
    expect(ofKhmer()).toHaveLength(2)
  },
)
