import { expect, type Locator, type Page } from '@playwright/test'
import { orderIn } from './support/demoOrders.ts'
import { test } from './support/stories.ts'

/** What opens an overlay: buttons that are pressed one after the other, the last ones within what the first opened. */
interface Way {
  readonly name: string
  readonly buttons: ReadonlyArray<string>
}

const BUTTON_WITH = (icon: string) => `button:has(svg[data-icon="${icon}"])`

const PASTE: Way = { name: 'paste', buttons: [`#content ${BUTTON_WITH('clipboard')}`] }
const TO_SUPPORT: Way = {
  name: 'message to support',
  buttons: ['.more-actions', `.action-menu ${BUTTON_WITH('envelope')}`],
}

interface Ways {
  readonly onRequest: ReadonlyArray<Way>
  readonly onHistory: ReadonlyArray<Way>
  readonly onDetails: ReadonlyArray<Way>
}

/** Every kind of overlay, and those that another one opens. */
const WIDE: Ways = {
  onRequest: [
    { name: 'collection points', buttons: ['#branch-button'] },
    { name: 'new collection point', buttons: ['#branch-button', `.branch-choice ${BUTTON_WITH('plus')}`] },
    { name: 'account', buttons: ['.corner .button >> nth=-1'] },
    { name: 'shortcuts', buttons: ['.corner .button >> nth=-1', `.account-links ${BUTTON_WITH('key-command')}`] },
    { name: 'commands', buttons: ['.command-opener'] },
    { name: 'languages', buttons: ['footer [aria-haspopup=dialog]'] },
    { name: 'customers', buttons: [`#content ${BUTTON_WITH('people')}`] },
    PASTE,
  ],
  onHistory: [{ name: 'export', buttons: ['#export-button'] }],
  onDetails: [
    { name: 'more actions', buttons: ['.more-actions'] },
    TO_SUPPORT,
    { name: 'cancellation', buttons: ['.details-actions .cancels-order'] },
  ],
}
/** Overlays that exist only in a narrow window, and those with the most content, at 400 % zoom. */
const ZOOMED: Ways = {
  onRequest: [
    { name: 'menu', buttons: ['#menu-button'] },
    { name: 'notices', buttons: ['#menu-button', `.account-links ${BUTTON_WITH('notifications')}`] },
    PASTE,
  ],
  onHistory: [],
  onDetails: [TO_SUPPORT],
}

const overlays = (page: Page): Locator =>
  page.locator('[role=dialog], [role=alertdialog], dialog[open]').filter({ visible: true })

/** Describes the focused element and its faults: outside an overlay, in a live region, without a name, or covered. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const overlay = focused.closest('[role=dialog], [role=alertdialog], dialog')
    const named = focused.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels : null
    const name = [
      focused.getAttribute('aria-label'),
      ...named.map((id) => document.getElementById(id)?.textContent),
      ...[...(labels ?? [])].map((label) => label.textContent),
      focused === overlay ? '' : focused.textContent,
    ].join('')
    // An invisible input lies under the label that is drawn for it.
    const shown = getComputedStyle(focused).opacity === '0' ? (focused.closest('label') ?? focused) : focused
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
    const isSeen = steps.some((x) =>
      steps.some((y) => {
        const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return found !== null && (shown.contains(found) || found.contains(shown))
      }),
    )
    return {
      at: `${focused.localName}.${focused.className} "${name.trim().slice(0, 40)}"`,
      faults: [
        ...(overlay === null ? ['outside'] : []),
        ...(overlay?.closest('[aria-live]:not([aria-live=off])') ? ['in a live region'] : []),
        ...(name.trim() === '' ? ['without a name'] : []),
        ...(isSeen ? [] : ['hidden']),
      ],
    }
  })

/** The parts of an overlay that scroll within less than a third of a window of 256 px, where little can be read. */
const tightParts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([role=dialog], [role=alertdialog]) :not(textarea)')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.checkVisibility())
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight < 85)
      .map(({ className, clientHeight }) => `${className} scrolls within ${clientHeight} px`),
  )

const press = async (button: Locator, last: Locator): Promise<void> => {
  await button.focus()
  await button.press('Enter')
  await expect(last).toBeVisible()
}

/** Opens an overlay by its buttons, and returns what is wrong with its stops of the Tab key and its way back. */
const faultsOf = async (page: Page, { name, buttons }: Way): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const [place, button] of buttons.entries()) {
    const next = buttons[place + 1]
    const opener = page.locator(button).first()
    await press(opener, next === undefined ? overlays(page).first() : page.locator(next).first())
  }
  // A menu closes a moment after it has opened a dialog.
  await expect(overlays(page)).toHaveCount(1)
  const isNative = (await page.locator('dialog[open]').count()) > 0
  await expect.poll(async () => (await focusIn(page)).faults, `${name} opens`).toEqual([])
  found.push(...(await tightParts(page)).map((part) => `${name}: ${part}`))
  const first = await focusIn(page)
  const seen = new Set<string>()
  // Behind the last element of the browser's own dialogs is the browser.
  for (let stops = 0; stops < 6 && !isNative; stops += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const { at, faults } = await focusIn(page)
    if (faults.length > 0) found.push(`${name}: ${at} is ${faults.join(', ')}`)
    if (seen.has(at) || at === first.at) break
    seen.add(at)
  }
  await page.keyboard.press('Escape')
  await expect(overlays(page)).toHaveCount(0)
  await expect(page.locator(buttons[0]!).first(), `${name} closes`).toBeFocused()
  return found
}

for (const { deployment, locale, direction, viewport, ways } of [
  {
    deployment: 'dobrego-cz',
    locale: 'en-GB',
    direction: 'left to right',
    viewport: { width: 1280, height: 720 },
    ways: WIDE,
  },
  {
    deployment: 'qamarly-kw',
    locale: 'ar',
    direction: 'right to left',
    viewport: { width: 320, height: 256 },
    ways: ZOOMED,
  },
])
  test.describe(direction, () => {
    test.use({ deployment, locale, viewport })

    test(`Every overlay opens on something with a name and gives the focus back, ${direction}, ${viewport.width} px wide`, async ({
      page,
      signIn,
    }) => {
      const wrong: Array<string> = []
      const look = async (some: ReadonlyArray<Way>) => {
        for (const way of some) wrong.push(...(await faultsOf(page, way)))
      }
      await signIn.as('parent')
      await expect(page.locator('#request-submit')).toBeVisible()
      await look(ways.onRequest)
      await signIn.as('vendor', '/history?range=past-week')
      await expect(page.locator('.history-row').first()).toBeVisible()
      await look(ways.onHistory)
      await page.goto(`/order-tracking?order_id=${await orderIn(page, 'WAITING_FOR_TRANSPORT')}`)
      await expect(page.locator('.details-actions')).toBeVisible()
      await look(ways.onDetails)
      expect(wrong).toEqual([])
    })
  })
