import { expect, type Page } from '@playwright/test'
import { navigateTo } from './support/navigateTo.ts'
import { differences, stylesOf, type Styles } from './support/styles.ts'
import { test } from './support/stories.ts'

interface Screen {
  readonly name: string
  readonly address: string
  /** Waits until the screen shows its content. */
  readonly ready: (page: Page) => Promise<void>
  /** Opens something on the screen. */
  readonly open?: (page: Page) => Promise<void>
}

const seen = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible()

const tracked = (page: Page) => seen(page, '.order-row')
const dialog = (page: Page) => seen(page, '[role=dialog]')

const SCREENS: ReadonlyArray<Screen> = [
  { name: 'tracking', address: '/order-tracking', ready: tracked },
  {
    name: 'details',
    address: '/order-tracking',
    ready: tracked,
    open: async (page) => {
      await page.locator('.order-row a').first().click()
      await seen(page, '.order-details .details-actions')
    },
  },
  { name: 'board', address: '/order-tracking?view=board', ready: (page) => seen(page, '.board-order') },
  {
    name: 'history',
    address: '/history?range=past-week',
    ready: async (page) => {
      await seen(page, '.history-row')
      await seen(page, '.overview-columns')
    },
  },
  {
    name: 'export',
    address: '/history?range=past-week',
    ready: (page) => seen(page, '.history-row'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Export' }).click()
      await expect(page.getByRole('button', { name: 'CSV file' })).toBeVisible()
    },
  },
  { name: 'request', address: '/request-a-rider', ready: (page) => seen(page, '.request-map canvas') },
  {
    name: 'customers',
    address: '/request-a-rider',
    ready: (page) => seen(page, '.request-map canvas'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Customers' }).click()
      await dialog(page)
    },
  },
  { name: 'bulk', address: '/bulk-order', ready: (page) => seen(page, '.bulk-history :is(.list-message, .bulk-jobs)') },
  {
    name: 'commands',
    address: '/order-tracking',
    ready: tracked,
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await dialog(page)
    },
  },
]

const stylesAt = async (page: Page, { ready, open }: Screen): Promise<Styles> => {
  await ready(page)
  // The help button shifts the layout when it appears.
  await seen(page, '.help-button')
  await open?.(page)
  await page.mouse.move(0, 0)
  // The end of one colour transition starts those of the elements that inherit the colour.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  return stylesOf(page)
}

const leave = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

// The dark appearance has rules that the light one does not have.
test.use({ colorScheme: 'dark' })

/** Styles that only some screens load must not change another screen (docs/adr/0053). */
test('Every screen looks the same opened directly and opened after all others', async ({ page, program, signIn }) => {
  // Other tests may have moved every order out of the first list.
  await program.request({ name: 'Vlasta Horáková', phone: '+420 604 515 626', description: 'Koláče' })
  await signIn.as('vendor')
  const direct = new Map<string, Styles>()
  for (const screen of SCREENS) {
    await page.goto(screen.address)
    direct.set(screen.name, await stylesAt(page, screen))
  }
  await page.goto('/order-tracking')
  const wrong: Array<string> = []
  // Visits all screens twice, because everything has been loaded before the second round.
  for (const walk of [1, 2])
    for (const screen of walk === 1 ? [...SCREENS].reverse() : SCREENS) {
      await navigateTo(page, screen.address)
      const styles = await stylesAt(page, screen)
      wrong.push(...differences(direct.get(screen.name)!, styles).map((one) => `${screen.name}: ${one}`))
      await leave(page)
    }
  expect([...new Set(wrong)]).toEqual([])
})

test('A changed appearance has all its colours at once where motion is reduced', async ({ page }) => {
  await page.goto('/')
  const changed = await page.locator('html').evaluate((html) => {
    const colour = () => getComputedStyle(html.querySelector('.landing')!).color
    const before = colour()
    html.dataset['theme'] = html.dataset['theme'] === 'dark' ? 'light' : 'dark'
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return { isChanged: colour() !== before, transitions: transitions.length }
  })
  expect(changed).toEqual({ isChanged: true, transitions: 0 })
})
