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
        .map(({ name }) => name.replace(/^.*\/noto-sans-(.*)-[0-9a-f]{8}\.woff2$/, '$1'))
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
