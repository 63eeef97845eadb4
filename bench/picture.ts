import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { RunningService } from '../tests/e2e/support/runningService.ts'
import { DEMO_PASSWORD } from '../tests/e2e/support/SignIn.ts'
import { sessionOnDevice } from '../tests/e2e/support/sessionOnDevice.ts'
import { launchChromium } from './chromium.ts'
import { drawShareCards } from './shareCards.ts'

/*
 * Makes docs/order-tracking.png, the picture of the README: order tracking of the demo vendor with an order open, as it
 * looks today; and the share card of each brand. Run it with `npm run picture` after a change of that screen, of a
 * brand's mark or of its colours.
 */

const FILE = path.join(import.meta.dirname, '..', 'docs', 'order-tracking.png')
const DEPLOYMENT = 'dobrego-cz'

const service = await RunningService.start({ env: { SIM_SPEED: '1' } })
const browser = await launchChromium()
try {
  await drawShareCards(browser)
  const origin = service.at(DEPLOYMENT)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const site = { origin, service: service.address }
  const session = await sessionOnDevice(context.request, site, 'vendor@demo.test', DEMO_PASSWORD)
  const localStorage = [{ name: 'portal.welcome', value: 'seen' }, ...session]
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  const page = await context.newPage()
  await page.goto(`${origin}/order-tracking`)
  await page.getByRole('tab', { name: /Collected/ }).click()
  await page.getByRole('row').filter({ hasText: 'Collected' }).first().click()
  await page.locator('.maplibregl-canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  mkdirSync(path.dirname(FILE), { recursive: true })
  await page.screenshot({ path: FILE, animations: 'disabled' })
  console.log(`\u2022 Wrote ${path.relative(process.cwd(), FILE)}`)
} finally {
  await browser.close()
  await service.end()
}
