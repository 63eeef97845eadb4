import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

/** What the page has fetched and drawn of fonts, and how far its content has moved since the first paint. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const moved = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'layout-shift', buffered: true })
      // Buffered entries are delivered in a task of their own; by then nothing of the first screen is missing.
      setTimeout(() => {
        const shifts = observer.takeRecords()
        resolve(shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0))
      }, 0)
    })
    return {
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name.replace(/^.*\/noto-(?:sans-)?(.*)-[0-9a-f]{8}\.woff2$/, '$1'))
        .toSorted(),
      drawn: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family.replaceAll(/['"]/g, '')} ${weight}`)
        .toSorted(),
      moved,
    }
  })

for (const { deployment, locale, fetched, drawn } of [
  { deployment: 'qamarly-kw', locale: 'ar', fetched: ['arabic-400'], drawn: ['Noto Sans Arabic 400'] },
  {
    deployment: 'ferrywing-th',
    locale: 'th',
    fetched: ['thai-400', 'thai-700'],
    drawn: ['Noto Sans Thai 400', 'Noto Sans Thai 700'],
  },
  { deployment: 'dobrego-cz', locale: 'cs', fetched: [], drawn: [] },
])
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale })

    test(`Pages in ${locale} fetch the letters of their language, and do not move when they come`, async ({ page }) => {
      for (const path of ['/', '/connect', '/register']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await fontsOf(page), path).toEqual({ fetched, drawn, moved: 0 })
      }
      // Resources of an origin of its own are not listed.
      await page.goto('/help-centre')
      expect(await fontsOf(page)).toMatchObject({ drawn, moved: 0 })
    })
  })

test.describe('without the font', () => {
  test.use({ deployment: 'ferrywing-kh', locale: 'km' })

  test('Pages whose font does not come show their texts in a font of the device', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/connect')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const displays = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'error').map(({ display }) => display)
    })
    expect(displays.length).toBeGreaterThan(0)
    // A browser hides a text while it waits for a font that blocks.
    expect(displays.filter((display) => display === 'block' || display === 'auto')).toEqual([])
  })
})

/** The texts of which a box cuts off something above or below. */
const cutOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const pen = document.createElement('canvas').getContext('2d')!
    const cuts: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement!
      if (!/\p{Script=Arabic}/u.test(text.textContent ?? '') || !element.checkVisibility()) continue
      if (element.closest('.visually-hidden, script, style') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [first] = range.getClientRects()
      if (first === undefined || first.width < 2) continue
      const { font } = getComputedStyle(element)
      pen.font = font
      // The base line is where the font of the device, which makes the line, has it.
      const { fontBoundingBoxAscent: up } = pen.measureText('x')
      const { actualBoundingBoxAscent: high, actualBoundingBoxDescent: low } = pen.measureText(text.textContent ?? '')
      const base = first.top + up
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around)
        if (overflowY === 'auto' || overflowY === 'scroll') break
        if (overflowY !== 'hidden' && overflowY !== 'clip') continue
        const box = around.getBoundingClientRect()
        if (
          box.height > 1 &&
          (base - high < box.top - 1 || (text === element.lastChild && base + low > box.bottom + 1))
        )
          cuts.push(`${element.localName}.${element.className}: ${text.textContent}`)
        break
      }
    }
    return cuts
  })

test.describe('ferrywing-pk in ur', () => {
  test.use({ deployment: 'ferrywing-pk', locale: 'ur' })

  test('Pages in Urdu change to Nastaliq at once, keep it, and fetch its font only while it is chosen', async ({
    page,
  }) => {
    const naskh = { fetched: ['arabic-400'], drawn: ['Noto Sans Arabic 400'], moved: 0 }
    const nastaliq = ['arabic-400', 'nastaliq-urdu-400']
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect(await fontsOf(page)).toEqual(naskh)
    const change = page.locator('#letters-switch')
    await change.click()
    await expect.poll(async () => (await fontsOf(page)).drawn).toContain('Noto Nastaliq Urdu 400')
    for (const path of ['/', '/connect', '/register']) {
      await page.goto(path)
      await expect(heading).toBeVisible()
      expect(await fontsOf(page), path).toMatchObject({ fetched: nastaliq, moved: 0 })
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Noto Nastaliq Urdu"/)
      expect(await cutOff(page), path).toEqual([])
    }
    await change.click()
    // A press before the script has loaded is repeated once it has.
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'naskh')
    // Chromium takes each font that it has in its memory, whether or not a text needs it.
    await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.reload()
    await expect(heading).toBeVisible()
    expect(await fontsOf(page)).toEqual(naskh)
  })

  test('Pages in other languages ignore that Nastaliq is chosen', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('portal.letters', 'nastaliq'))
    await page.goto('/?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await fontsOf(page)).toMatchObject({ fetched: [], drawn: [] })
    await expect(page.locator('#letters-switch')).toHaveCount(0)
  })

  test.describe('with Nastaliq', () => {
    test.use({
      // A function: Playwright takes an array for a value with its options.
      // oxlint-disable-next-line no-empty-pattern
      kept: ({}, use) =>
        use([
          { name: 'portal.welcome', value: 'seen' },
          { name: 'portal.letters', value: 'nastaliq' },
        ]),
    })

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ])
      test(`The screens cut off nothing of Nastaliq at ${viewport.width} px`, async ({ page, signIn }) => {
        await page.setViewportSize(viewport)
        const found: Array<string> = []
        const lookAt = async (screen: string) => {
          found.push(...(await cutOff(page)).map((one) => `${screen}: ${one}`))
        }
        await signIn.as('vendor', '/request-a-rider')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await lookAt('request')
        await page.goto('/order-tracking')
        await page.locator('.order-row a').first().click()
        await expect(page.locator('.order-details .details-actions')).toBeVisible()
        await lookAt('tracking')
        await page.goto('/history?range=past-week')
        await expect(page.locator('.history-row').first()).toBeVisible()
        await lookAt('history')
        expect([...new Set(found)]).toEqual([])
      })
  })
})
