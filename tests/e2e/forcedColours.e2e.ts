import { expect, type Locator, type Page } from '@playwright/test'
import { BRAND_IDS, type BrandId } from '../../src/domain/market/brand.ts'
import { brandStyles } from '../../src/ui/theme/brandStyles.ts'
import { bulkFile } from './support/BulkOrders.ts'
import { test } from './support/stories.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** What forced colours leave of a look; borders of the page's colour are invisible. */
const lookOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const style = getComputedStyle(element)
    const page = getComputedStyle(document.body).backgroundColor
    const edge = (name: string) => {
      const [width, kind, colour] = ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${name}-${part}`))
      return width === '0px' || kind === 'none' || colour === page ? 'none' : `${width} ${kind} ${colour}`
    }
    const edges = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].map(edge)
    return [...edges, style.textDecorationLine, style.fontWeight].join(', ')
  })

/** The names of pairs whose two elements look the same. */
const alike = async (pairs: Readonly<Record<string, readonly [Locator, Locator]>>): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const [name, [one, other]] of Object.entries(pairs)) {
    await expect(one, name).toBeVisible()
    await expect(other, name).toBeVisible()
    if ((await lookOf(one)) === (await lookOf(other))) found.push(name)
  }
  return found
}

/** The controls of the request form without an edge in the look of a brand. */
const edgelessIn = (page: Page, brand: BrandId): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([id, styles]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
      document.documentElement.dataset['brand'] = id
      return [...document.querySelectorAll<HTMLElement>('.button:not(.quiet), .input, .payment-card')]
        .filter((control) => control.checkVisibility())
        .filter((control) => parseFloat(getComputedStyle(control).borderBottomWidth) === 0)
        .map((control) => `${id}: no edge: ${control.className}`)
    },
    [brand, brandStyles([brand])] as const,
  )

/** The controls of the page that have no edge, or do not show the focus. A quiet button is recognized by its words. */
const unmarkedControls = async (page: Page): Promise<ReadonlyArray<string>> => {
  // Browsers mark the focus of people who last used the keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) > 0
    const found: Array<string> = []
    for (const control of document.querySelectorAll<HTMLElement>('.button:not(:disabled), .input:not(:disabled)')) {
      if (!control.checkVisibility()) continue
      const name = `${control.className} "${control.ariaLabel ?? control.textContent ?? ''}"`
      const style = getComputedStyle(control)
      if (!control.matches('.quiet') && !isDrawn(style.borderBottomStyle, style.borderBottomWidth))
        found.push(`no edge: ${name}`)
      control.focus()
      await drawn()
      if (document.activeElement === control && !isDrawn(style.outlineStyle, style.outlineWidth))
        found.push(`no focus: ${name}`)
    }
    return found
  })
}

for (const { deployment, locale, direction } of [
  { deployment: 'dobrego-cz', locale: 'en-GB', direction: 'left to right' },
  { deployment: 'qamarly-kw', locale: 'ar', direction: 'right to left' },
])
  test.describe(direction, () => {
    test.use({ deployment, locale })

    test(`Forced colours leave every chosen thing, edge and focus to see, ${direction}`, async ({ page, signIn }) => {
      const same: Array<string> = []
      const compare = async (pairs: Parameters<typeof alike>[0]) => void same.push(...(await alike(pairs)))

      await signIn.as('vendor')
      await expect(page.locator('.request-map canvas')).toBeVisible()
      await compare({
        'the current screen': [
          page.locator('.top-bar .tab[aria-current]'),
          page.locator('.top-bar .tab:not([aria-current])').first(),
        ],
        'a chosen segment': [
          page.locator('.segmented-option :checked + span').first(),
          page.locator('.segmented-option :not(:checked) + span').first(),
        ],
        'a chosen payment': [
          page.locator('.payment-card:has(:checked)'),
          page.locator('.payment-card:not(:has(:checked))').first(),
        ],
      })
      same.push(...(await unmarkedControls(page)))
      for (const brand of BRAND_IDS) same.push(...(await edgelessIn(page, brand)))
      await page.keyboard.press('ControlOrMeta+k')
      await compare({
        'the active command': [
          page.locator('.combobox-option[aria-selected=true]'),
          page.locator('.combobox-option[aria-selected=false]').first(),
        ],
        'a dialog': [page.locator('.bp6-dialog'), page.locator('.bp6-dialog .combobox-list')],
      })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.goto('/order-tracking')
      await page.locator('.order-row a').first().click()
      await expect(page.locator('.order-details .details-actions')).toBeVisible()
      await compare({
        'the open order': [
          page.locator('.order-row[data-open=true]'),
          page.locator('.order-row:not([data-open=true])').first(),
        ],
        'the chosen list': [
          page.locator('.tabs-tab[aria-selected=true]'),
          page.locator('.tabs-tab[aria-selected=false]').first(),
        ],
      })
      same.push(...(await unmarkedControls(page)))

      await page.goto('/history?range=past-week')
      await page.locator('.overview-bar').first().click()
      await expect(page.locator('.overview-bar[aria-pressed=true]').first()).toBeVisible()
      await compare({
        'the chosen day': [
          page.locator('.overview-bar[aria-pressed=true] .day').first(),
          page.locator('.overview-bar[aria-pressed=false] .day').first(),
        ],
      })

      await page.setViewportSize({ width: 390, height: 844 })
      await compare({
        'the current place of the bar': [
          page.locator('.bar-place[aria-current]'),
          page.locator('.bar-place:not([aria-current])').first(),
        ],
      })
      await page.setViewportSize({ width: 1280, height: 720 })

      await page.goto('/bulk-order')
      await page.locator('input[type=file]').setInputFiles(await bulkFile([{ customerName: 'Nour' }]))
      const faultyOnly = page.locator('.bulk-tools .button[aria-pressed]')
      await expect(faultyOnly).toBeVisible()
      const before = await lookOf(faultyOnly)
      await faultyOnly.click()
      await expect(faultyOnly).toHaveAttribute('aria-pressed', 'true')
      await page.locator('.bulk-tools .button').first().hover()
      if ((await lookOf(faultyOnly)) === before) same.push('a pressed button')

      expect(same).toEqual([])
    })
  })
