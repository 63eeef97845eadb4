import { expect, type Page } from '@playwright/test'
import { clippedWords } from './support/clippedWords.ts'
import { navigateTo } from './support/navigateTo.ts'
import { test } from './support/stories.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** One deployment per language of the texts. */
const LANGUAGES = [
  { deployment: 'dobrego-cz', locale: 'en-GB' },
  { deployment: 'dobrego-cz', locale: 'cs' },
  { deployment: 'qamarly-kw', locale: 'ar' },
  { deployment: 'ferrywing-th', locale: 'th' },
  { deployment: 'ferrywing-sg', locale: 'ta' },
  { deployment: 'ferrywing-pk', locale: 'ur-Latn' },
  { deployment: 'norikaze-jp', locale: 'ja' },
]

/** Reasons with many words, and since how many minutes they hold. */
const LONG_REASONS = [
  { status: 'NEAR_VENDOR', minutes: 17 },
  { status: 'NEAR_CUSTOMER', minutes: 27 },
]

/** Moves one order of the demo vendor into each of these states. */
const letRidersWait = (page: Page): Promise<void> =>
  page.evaluate(async (reasons) => {
    const answer = await fetch('/sandbox/api/orders')
    const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; vendor_id: string }>
    const own = orders.filter(({ vendor_id }) => vendor_id.endsWith('1001'))
    for (const [at, { status, minutes }] of reasons.entries()) {
      const created_at = new Date(Date.now() - minutes * 60_000).toISOString()
      const moved = await fetch(`/sandbox/api/orders/${own[at]?.order_id}/status`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status, created_at }),
      })
      if (!moved.ok) throw new Error(`the order was not moved: ${await moved.text()}`)
    }
  }, LONG_REASONS)

/** The names of the page of which less than five letters are shown. */
const squeezedNames = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.order-row .name bdi')]
      .filter((name) => name.checkVisibility() && name.clientWidth < Math.min(name.scrollWidth, 48))
      .map((name) => `${name.textContent}: ${name.clientWidth} px`),
  )

/** The addresses of the board of which only some letters are shown. */
const squeezedAddresses = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-order .address')]
      .filter((address) => address.clientWidth < Math.min(address.scrollWidth, 90))
      .map((address) => `${address.textContent}: ${address.clientWidth} px`),
  )

/** Texts outside the box of their row, and texts that are cut off beside free space. */
const misplacedInRows = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    /** In pixels: the gap between two parts of a row, and the padding of the second. */
    const BETWEEN = 25
    /** Parts with a clip path are for screen readers only. */
    const isShown = (element: Element): boolean =>
      element.matches('tr, li') ||
      (element.checkVisibility() &&
        getComputedStyle(element).clipPath === 'none' &&
        (element.parentElement === null || isShown(element.parentElement)))
    return [...document.querySelectorAll('.order-row, .board-order, .history-row')].flatMap((row) => {
      const around = row.getBoundingClientRect()
      const parts = [...row.querySelectorAll('*')].filter(isShown)
      const boxes = parts
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      const outside = boxes.filter(
        ({ box }) =>
          box.top < around.top || box.bottom > around.bottom || box.left < around.left || box.right > around.right,
      )
      const besideRoom = boxes.filter(({ part, box }) => {
        if (!part.matches('.one-line') || part.scrollWidth <= part.clientWidth + 1) return false
        const others = boxes.filter(
          (other) =>
            other.part.childElementCount === 0 &&
            !part.contains(other.part) &&
            other.box.top < box.bottom &&
            other.box.bottom > box.top,
        )
        const { direction, paddingInlineStart } = getComputedStyle(row)
        const edge = Number.parseFloat(paddingInlineStart)
        const room =
          direction === 'rtl'
            ? box.left -
              Math.max(around.left + edge, ...others.map((other) => other.box.right).filter((x) => x <= box.left))
            : Math.min(around.right - edge, ...others.map((other) => other.box.left).filter((x) => x >= box.right)) -
              box.right
        return room > BETWEEN
      })
      return [
        ...outside.map(({ part }) => `outside of its row: ${part.textContent}`),
        ...besideRoom.map(({ part }) => `cut off beside room: ${part.textContent}`),
      ]
    })
  })

interface CutText {
  readonly text: string
  /** Whether it runs in another direction than the page. */
  readonly isForeign: boolean
  readonly showsItsBeginning: boolean
}

/** The texts of the page that are cut off. */
const cutTexts = (page: Page): Promise<ReadonlyArray<CutText>> =>
  page.evaluate(() => {
    const found: Array<{ text: string; isForeign: boolean; showsItsBeginning: boolean }> = []
    const looked = new Set<Element>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
      const first = node.data.search(/\p{L}|\p{N}/u)
      let clipping = node.parentElement
      while (clipping && getComputedStyle(clipping).overflowX === 'visible') clipping = clipping.parentElement
      if (first < 0 || !clipping || looked.has(clipping) || !node.parentElement?.checkVisibility()) continue
      looked.add(clipping)
      if (getComputedStyle(clipping).textOverflow !== 'ellipsis') continue
      if (clipping.clientWidth <= 1 || clipping.scrollWidth <= clipping.clientWidth + 1) continue
      const letter = document.createRange()
      letter.setStart(node, first)
      letter.setEnd(node, first + 1)
      const [shown, box] = [letter.getBoundingClientRect(), clipping.getBoundingClientRect()]
      const direction = /^[^\p{L}]*[\p{Script=Arabic}]/u.test(node.data) ? 'rtl' : 'ltr'
      found.push({
        text: node.data,
        isForeign: direction !== document.documentElement.dir,
        showsItsBeginning: shown.left >= box.left - 1 && shown.right <= box.right + 1,
      })
    }
    return found
  })

/** The counts of the tabs that overlap the number of orders that need attention. */
const coveredCounts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tabs-tab:has(.list-needing)')].flatMap((tab) => {
      const [count, needing] = ['.tabs-count > span', '.list-needing'].map((part) =>
        tab.querySelector(part)?.getBoundingClientRect(),
      )
      if (count === undefined || needing === undefined) return []
      const overlap = Math.min(count.right, needing.right) - Math.max(count.left, needing.left)
      return overlap > 0 ? [`${tab.textContent}: ${overlap} px`] : []
    }),
  )

for (const { deployment, locale } of LANGUAGES)
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale, viewport: PHONE })

    test(`Tracking and history clip no words on a phone, nor the top bar its buttons on a narrow desktop, in ${locale} (I18N-07, NAV-05)`, async ({
      page,
      signIn,
    }) => {
      const found: Array<string> = []
      const lookAt = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        found.push(
          ...[
            ...(await clippedWords(page)),
            ...(await squeezedNames(page)),
            ...(await squeezedAddresses(page)),
            ...(await misplacedInRows(page)),
          ].map((one) => `${screen}: ${one}`),
        )
      }
      await signIn.as('vendor', '/order-tracking')
      await expect(page.locator('.view-switch')).toBeVisible()
      await expect(page.locator('[data-link=live]')).toBeVisible()
      await expect(page.locator('.list-needing').first()).toBeVisible()
      await letRidersWait(page)
      await expect(page.locator('.order-row .reason').getByText('17')).toBeVisible()
      found.push(...(await coveredCounts(page)))
      await lookAt('tracking')
      await page.locator('.order-row a').first().click()
      await expect(page.locator('.order-details .details-actions')).toBeVisible()
      await lookAt('details')
      await navigateTo(page, '/order-tracking?view=board')
      await expect(page.locator('.board-order').first()).toBeVisible()
      await lookAt('board')
      await navigateTo(page, '/history?range=past-week')
      await expect(page.locator('.history-row').first()).toBeVisible()
      await lookAt('history')
      await page.setViewportSize(DESKTOP)
      for (const { address, row } of [
        { address: '/order-tracking', row: '.order-row' },
        { address: '/order-tracking?view=board', row: '.board-order' },
      ]) {
        await navigateTo(page, address)
        await expect(page.locator(row).first()).toBeVisible()
        await lookAt(`${address} of ${DESKTOP.width} px`)
      }
      expect([...new Set(found)]).toEqual([])

      for (const width of [900, 975, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        )
      }
    })
  })

for (const { deployment, locale, texts } of [
  { deployment: 'ferrywing-pk', locale: 'ur', texts: 'Latin names and addresses in an Urdu page' },
  { deployment: 'qamarly-kw', locale: 'en', texts: 'Arabic names and addresses in an English page' },
])
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale, viewport: PHONE })

    test(`Of ${texts}, lists cut off the end and not the beginning (I18N-07)`, async ({ page, signIn }) => {
      await signIn.as('vendor', '/order-tracking')
      for (const { address, ready, cuts } of [
        { address: '/order-tracking', ready: '.order-row', cuts: true },
        { address: '/order-tracking?view=board', ready: '.board-order', cuts: true },
        { address: '/request-a-rider', ready: '.last-customer bdi', cuts: false },
        { address: '/history?range=past-week', ready: '.history-row', cuts: false },
      ]) {
        await navigateTo(page, address)
        for (const width of [320, PHONE.width, 1280]) {
          await page.setViewportSize({ ...PHONE, width })
          await expect(page.locator(ready).first()).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          const where = `${address} of ${width} px`
          const foreign = async () => (await cutTexts(page)).filter(({ isForeign }) => isForeign).length
          if (cuts) await expect.poll(foreign, where).toBeGreaterThan(0)
          expect(
            (await cutTexts(page)).filter(({ showsItsBeginning }) => !showsItsBeginning),
            where,
          ).toEqual([])
        }
      }
    })
  })
