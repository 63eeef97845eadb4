import { expect, type Page } from '@playwright/test'
import { loanWordsOf } from '../../build/lineBreaks.ts'
import { test } from './support/stories.ts'

const LANGUAGES = [
  { deployment: 'norikaze-jp', locale: 'ja', hasDemo: true },
  { deployment: 'ferrywing-th', locale: 'th', hasDemo: true },
  { deployment: 'ferrywing-kh', locale: 'km', hasDemo: false },
  { deployment: 'ferrywing-la', locale: 'lo', hasDemo: false },
  { deployment: 'ferrywing-mm', locale: 'my', hasDemo: false },
]

/** The headlines of the page with a line break inside a word, with `|` at the break. */
const brokenWords = (page: Page, locale: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([language, words]) => {
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      const nodesOf = (element: Element): ReadonlyArray<Text> => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const nodes: Array<Text> = []
        while (walker.nextNode()) nodes.push(walker.currentNode as Text)
        return nodes
      }
      /** Every character with the top of its box. */
      const charactersOf = (node: Text) =>
        Array.from(node.data, (sign, at) => {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const [box] = range.getClientRects()
          return { sign, top: box && box.width > 0 ? box.top : undefined, height: box?.height ?? 0 }
        }).filter(({ sign }) => !/[\u200b\u2060]/.test(sign))
      return [...document.querySelectorAll('h1, h2')]
        .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
        .flatMap(nodesOf)
        .flatMap((node) => {
          const characters = charactersOf(node)
          const text = characters.map(({ sign }) => sign).join('')
          const inside = new Set<number>()
          const add = (start: number, length: number) => {
            for (let at = start + 1; at < start + length; at += 1) inside.add(at)
          }
          for (const { segment, index, isWordLike } of segmenter.segment(text))
            if (isWordLike === true) add(index, segment.length)
          for (const word of words)
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) add(at, word.length)
          return characters.flatMap(({ top }, at) => {
            const before = characters.slice(0, at).findLast((one) => one.top !== undefined)
            if (top === undefined || before?.top === undefined || top < before.top + before.height / 2) return []
            return inside.has(at) ? [`${text.slice(0, at)}|${text.slice(at)}`] : []
          })
        })
    },
    [locale, loanWordsOf(locale)] as const,
  )

for (const { deployment, locale, hasDemo } of LANGUAGES)
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale, viewport: { width: 390, height: 844 } })

    test(`No headline breaks inside a word on a phone in ${locale}`, async ({ page, signIn }) => {
      const found: Array<string> = []
      const lookAt = async (path: string) => {
        await expect(page.locator('h1, h2').first()).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        for (const width of [320, 390, 430]) {
          await page.setViewportSize({ width, height: 844 })
          found.push(...(await brokenWords(page, locale)).map((one) => `${path} at ${width}: ${one}`))
        }
      }
      for (const path of [
        '/',
        '/connect',
        '/register',
        '/forgot-password',
        '/faq',
        '/termsandconditions',
        '/nowhere',
      ]) {
        await page.goto(path)
        await lookAt(path)
      }
      if (hasDemo) {
        await signIn.as('vendor', '/order-tracking')
        const order = (await page.locator('.order-row').first().getAttribute('data-order-id')) ?? ''
        for (const path of [
          '/order-tracking',
          '/history',
          '/bulk-order',
          '/request-a-rider',
          '/helpcenter',
          `/tracking/${order}`,
          `/tracking-c2c/${order}`,
          `/delivery-receipt/${order}`,
        ]) {
          await page.goto(path)
          await lookAt(path)
        }
      }
      expect([...new Set(found)]).toEqual([])
    })

    test(`A line break inside a word is found in ${locale}`, async ({ page }) => {
      await page.goto('/connect')
      const [word = 'ライダー'] = loanWordsOf(locale)
      await page.evaluate((text) => {
        const heading = document.createElement('h1')
        heading.textContent = text
        heading.style.cssText = 'inline-size: 1em; line-break: anywhere'
        document.body.append(heading)
      }, word)
      expect(await brokenWords(page, locale)).not.toEqual([])
    })
  })
