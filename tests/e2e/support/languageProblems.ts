import type { Page } from '@playwright/test'
import { completeMessagesOf, messagesOf, type Message } from '../../../build/texts.ts'
import { pageDirection, type Locale } from '../../../src/domain/market/languages.ts'
import { brokenWords } from './lineBreaks.ts'
import { clippedWords } from './clippedWords.ts'
import { idsOn } from './messageIds.ts'

const WITHOUT_SPACES: ReadonlyArray<Locale> = ['ja', 'th', 'km', 'lo', 'my']
/** Languages in other letters, where a sentence in Latin letters is of another language. */
const OTHER_LETTERS: ReadonlyArray<Locale> = [
  'ar',
  'ar-SA',
  'bn',
  'ckb',
  'el',
  'ja',
  'km',
  'ko',
  'lo',
  'my',
  'ta',
  'th',
  'ur',
  'zh-HK',
  'zh-MY',
  'zh-TW',
]

/** Languages with signs above and below the letters, which touch the next line where lines stand as close as in Latin letters. */
const HIGH_LETTERS: ReadonlyArray<Locale> = ['ar', 'ar-SA', 'bn', 'ckb', 'km', 'lo', 'my', 'ta', 'th', 'ur']
/** The least height of a line, in heights of its letters. */
const MIN_LINE = 1.3

const plainValues = (messages: ReadonlyArray<Message>): ReadonlyArray<string> =>
  messages.flatMap(({ value, attributes }) =>
    [value, ...Object.values(attributes)].filter((text): text is string => typeof text === 'string'),
  )

/** Longer than this, in letters: shorter words may be equal in two languages by chance, or be names. */
const MIN_LETTERS = 4

/** English texts of the portal that have another wording in the language. */
const englishOnly = (locale: Locale): ReadonlyArray<string> => {
  const own = new Set(plainValues(completeMessagesOf(locale)))
  return plainValues(messagesOf('en')).filter((text) => text.length > MIN_LETTERS && !own.has(text))
}

/** Shown texts and names that are of another language than the page: English ones, or sentences in Latin letters. */
const foreignWords = (page: Page, locale: Locale): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([english, hasOtherLetters]) => {
      const texts = new Set(english)
      const SENTENCE = /\p{Script=Latin}{2,}(?:[\s,]+\p{Script=Latin}{2,}){3,}/u
      // What people and shops wrote, names of languages, and addresses are in their own letters.
      const OWN =
        'bdi, [dir=auto], [lang]:not(html), [translate=no], input, textarea, code, address, iframe, .ltr, .maplibregl-ctrl'
      const isForeign = (text: string) => texts.has(text) || (hasOtherLetters && SENTENCE.test(text))
      const found: Array<string> = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
        const around = node.parentElement
        const text = node.data.trim()
        if (!around || around.closest('script, style') || around.closest(OWN) || !around.checkVisibility()) continue
        if (isForeign(text)) found.push(`another language: ${text}`)
      }
      for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = element.getAttribute(name)?.trim() ?? ''
          if (texts.has(text) && !element.closest(OWN.replace('input, textarea, ', '')))
            found.push(`another language in ${name}: ${text}`)
        }
      return found
    },
    [locale === 'en' ? [] : englishOnly(locale), OTHER_LETTERS.includes(locale)] as const,
  )

/** The examples in empty fields that are wider than the field. */
const cutExamples = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
      const { fontFamily, fontSize, fontWeight, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      // The shorthand is empty where digits are tabular.
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const width = canvas.measureText(field.placeholder).width
      const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      const isShown = field.checkVisibility() && getComputedStyle(field, '::placeholder').color !== 'rgba(0, 0, 0, 0)'
      return isShown && field.value === '' && width > room + 1 ? [field.placeholder] : []
    })
  })

/** The texts of several lines in the application that are set as close as Latin letters. */
const closeLines = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const around = node.parentElement
      if (!around?.closest('.application, .bp6-portal') || !around.checkVisibility() || node.data.trim() === '')
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      const { fontSize, lineHeight } = getComputedStyle(around)
      const height = parseFloat(lineHeight) / parseFloat(fontSize)
      if (lines.size > 1 && height < least) found.push(`${height.toFixed(2)} at ${node.data.trim()}`)
    }
    return found
  }, MIN_LINE)

/** The page and its texts in another direction than their letters run. */
const wrongDirections = (page: Page, locale: Locale): Promise<ReadonlyArray<string>> =>
  page.evaluate((direction) => {
    const found = document.documentElement.dir === direction ? [] : [`the page runs ${document.documentElement.dir}`]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
      const around = node.parentElement
      const [first] = /\p{L}/u.exec(node.data) ?? []
      if (first === undefined || !around?.checkVisibility() || around.closest('script, style, iframe, svg')) continue
      const runs = getComputedStyle(around).direction
      const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
      if (RIGHT_TO_LEFT.test(first) && runs === 'ltr') found.push(`runs ${runs}: ${node.data.trim()}`)
      // Only beside a sign or a number does the direction of a text in Latin letters alone show.
      if (!RIGHT_TO_LEFT.test(node.data) && runs === 'rtl' && /\p{L}\s?[.,:;!?()]$/u.test(node.data.trim()))
        found.push(`runs ${runs}: ${node.data.trim()}`)
    }
    return found
  }, pageDirection(locale))

/** Missing texts and words of another language: what does not depend on the names that people and shops have. */
export const wordProblems = async (page: Page, locale: Locale): Promise<ReadonlyArray<string>> => [
  ...(await idsOn(page)).map((id) => `the text ${id} is missing`),
  ...(await foreignWords(page, locale)),
]

/** Missing texts, clipped and close lines, cut off examples in fields, words of another language, wrong directions, and headings that break inside a word. */
export const languageProblems = async (page: Page, locale: Locale): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => document.fonts.ready)
  return [
    ...(await clippedWords(page)).map((words) => `clipped: ${words}`),
    ...(await cutExamples(page)).map((words) => `cut off in its field: ${words}`),
    ...(HIGH_LETTERS.includes(locale) ? (await closeLines(page)).map((words) => `close lines: ${words}`) : []),
    ...(await wordProblems(page, locale)),
    ...(await wrongDirections(page, locale)),
    ...(WITHOUT_SPACES.includes(locale) ? (await brokenWords(page, locale)).map((word) => `broken: ${word}`) : []),
  ]
}
