import { expect, test as base, type Page } from '@playwright/test'
import { startServiceProcess } from '../support/serviceProcess.ts'
import { History } from './support/History.ts'
import { PublicTracking } from './support/PublicTracking.ts'
import { RequestForm } from './support/RequestForm.ts'
import { DEMO_PASSWORD, SignIn } from './support/SignIn.ts'
import { Tracking } from './support/Tracking.ts'

/** The address of a deployment where pages answer themselves. */
type SiteOf = (deployment: string) => string

const test = base.extend<{ readonly watch: (page: Page) => void }, { readonly siteOf: SiteOf }>({
  siteOf: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = startServiceProcess({}, 'demoProgram.ts')
      const port = await program.ready
      await use((deployment) => `http://${deployment}.localhost:${port}`)
      await program.end()
    },
    { scope: 'worker' },
  ],
  /** Watches pages from their beginning: all that they request are files of their site, which exist. */
  watch: async ({ siteOf }, use) => {
    const requests: Array<string> = []
    const complaints: Array<string> = []
    await use((page) => {
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
      page.on('websocket', (socket) => complaints.push(socket.url()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
    })
    const sites = ['dobrego-cz', 'qamarly-kw'].map((deployment) => `GET ${siteOf(deployment)}/`)
    const isFile = (request: string) =>
      sites.some((site) => request.startsWith(site)) || /^GET (blob|data):/.test(request)
    expect(requests.length).toBeGreaterThan(10)
    expect(requests.filter((request) => !isFile(request) || /\/api\/|\/v1\//.test(request))).toEqual([])
    expect(complaints).toEqual([])
  },
})

const SECONDS = 1_000

test('Without a service, a vendor signs in, orders and follows the order until it is delivered; a reload keeps both', async ({
  page,
  siteOf,
  watch,
}) => {
  watch(page)
  const site = siteOf('dobrego-cz')
  await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))
  await page.clock.install()
  await page.goto(`${site}/connect`)
  const signIn = new SignIn(page, { origin: site, service: site }, [])
  await expect(page.getByRole('link', { name: /forgot/i })).toHaveCount(0)
  await signIn.send('vendor@demo.test', 'wrong')
  await expect(page.getByRole('alert')).toContainText('The password is invalid')
  await signIn.send('vendor@demo.test', DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/request-a-rider/)

  const form = new RequestForm(page)
  await form.fillIn({ to: 'Korunní 12', name: 'Jan Vlastní', phone: '+420 602 123 456', items: 'Chléb', value: '120' })
  await expect(form.figure('Delivery fee')).toHaveText(/\d/)
  await form.submit.click()

  const tracking = new Tracking(page)
  await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=cz1001-\d+$/)
  await expect(tracking.row('Jan Vlastní')).toContainText('New')
  await tracking.isLive()
  await page.clock.fastForward(50 * SECONDS)
  await expect(tracking.row('Jan Vlastní')).toContainText('Rider')
  await page.clock.fastForward(70 * SECONDS)
  await tracking.choose('Collected')
  await expect(tracking.row('Jan Vlastní')).toContainText('On the way')

  const recipient = await page.context().newPage()
  watch(recipient)
  await recipient.goto(`${site}/tracking/${tracking.orderId()}`)
  const link = new PublicTracking(recipient)
  await expect(link.head).toContainText('On the way')
  await expect(recipient.getByRole('main')).toContainText('Korunní 12')
  await recipient.close()

  await page.clock.fastForward(120 * SECONDS)
  await tracking.choose('Delivered')
  await expect(tracking.row('Jan Vlastní')).toContainText('Delivered')
  await page.reload()
  await tracking.choose('Delivered')
  await expect(tracking.row('Jan Vlastní')).toContainText('Delivered')

  await page.clock.fastForward(24 * 3_600 * SECONDS)
  await page.reload()
  const history = new History(page)
  await history.open()
  await history.search.fill('Jan Vlastní')
  await expect(history.rows.filter({ hasText: 'Jan Vlastní' })).toHaveCount(1)
})

test('Without a service, a parent in Kuwait sees the orders of its outlets', async ({ page, siteOf, watch }) => {
  watch(page)
  const site = siteOf('qamarly-kw')
  await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))
  await page.goto(`${site}/connect`)
  const signIn = new SignIn(page, { origin: site, service: site }, [])
  await signIn.send('parent@demo.test', DEMO_PASSWORD)
  const tracking = new Tracking(page)
  await tracking.open()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
