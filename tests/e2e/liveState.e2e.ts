import { expect } from '@playwright/test'
import { ControlRoom } from './support/ControlRoom.ts'
import { ProgramOfVendor } from './support/ProgramOfVendor.ts'
import { RunningService, temporaryFolder } from './support/runningService.ts'
import { NARROW } from './support/devices.ts'
import { test } from './support/stories.ts'

/** The texts of the live state while no updates are pushed. */
const NOT_LIVE = /^(Reconnecting|Updated .* ago|No connection, .*)$/

const order = (name: string) => ({ name, phone: '+420 607 444 555', description: 'Bramboráky' })

test('The portal reports a lost connection, reconnects by itself and shows what changed meanwhile (LIVE-05, LIVE-13)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Jaroslav Vrchlický'
  const id = await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)

  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close())
  await controlRoom.dropSockets()
  await expect(tracking.livePill).toHaveText(NOT_LIVE)
  await controlRoom.moveOrder(id, 'RECEIVED')
  await page.routeWebSocket(/\/ws\?/, (socket) => void socket.connectToServer())
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.row(customer)).toContainText('Received')
  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT')
  await expect(tracking.row(customer)).toContainText('Finding a rider')
})

test('The portal only logs unreadable frames, and never applies an older version (LIVE-10, LIVE-11)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Max Švabinský'
  const id = await program.request(order(customer))
  const next = 'Jakub Arbes'
  const nextId = await program.request(order(next))
  const updates: Array<string> = []
  const broken: Array<Error> = []
  let sayAgain: (frame: string) => void = () => undefined
  page.on('pageerror', (error) => broken.push(error))
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    sayAgain = (frame) => socket.send(frame)
    socket.connectToServer().onMessage((frame) => {
      if (String(frame).includes(id)) updates.push(String(frame))
      for (const garbage of ['{"type":"order_upd', '[]', '{"type":"order_update","data":{"order":{}}}', '\u0000'])
        socket.send(garbage)
      socket.send(frame)
    })
  })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)

  await controlRoom.moveOrder(id, 'RECEIVED')
  await expect(tracking.row(customer)).toContainText('Received')
  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT')
  await expect(tracking.row(customer)).toContainText('Finding a rider')
  const [older = ''] = updates
  expect(older).toContain('RECEIVED')
  sayAgain(older)
  await controlRoom.moveOrder(nextId, 'RECEIVED')
  await expect(tracking.row(next)).toContainText('Received')
  await expect(tracking.row(customer)).toContainText('Finding a rider')

  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tracking.livePill).toHaveText('Live')
  expect(broken).toEqual([])
})

test('The portal notices a silently dead connection, reports it and reconnects (LIVE-05)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Karel Jaromír Erben'
  const id = await program.request(order(customer))
  let isDead = false
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const service = socket.connectToServer()
    const diesHere = () => isDead
    service.onMessage((frame) => !diesHere() && socket.send(frame))
    socket.onMessage((frame) => !diesHere() && service.send(frame))
  })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  isDead = true
  await controlRoom.moveOrder(id, 'RECEIVED')
  await expect(tracking.livePill).not.toHaveText('Live')
  isDead = false
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.row(customer)).toContainText('Received')
})

test('The portal reports a missing network at once with the time of the data, and is live again with the network (LIVE-05, LIVE-13)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Karel Sabina'
  const id = await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await expect(tracking.row(customer)).toBeVisible()

  await page.context().setOffline(true)
  await expect(tracking.livePill).toHaveText('Offline')
  await expect(page.getByText(/^Shown as of/)).toBeVisible()
  await controlRoom.moveOrder(id, 'RECEIVED')
  await page.context().setOffline(false)
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.row(customer)).toContainText('Received')

  // On a phone, the details cover what the list says.
  await page.setViewportSize(NARROW)
  await tracking.row(customer).click()
  await expect(tracking.details.getByText('Live', { exact: true })).toHaveCount(1)
  await page.context().setOffline(true)
  await expect(tracking.details.getByText(/^Shown as of/)).toBeInViewport()
  await page.context().setOffline(false)
})

test('A frozen page shows what changed meanwhile when it resumes (LIVE-13)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Jan Zrzavý'
  const id = await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await expect(tracking.row(customer)).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await controlRoom.dropSockets()
  await controlRoom.moveOrder(id, 'RECEIVED')
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.row(customer)).toContainText('Received')
})

test.describe('Tracking on a device with a wrong clock', () => {
  for (const [wrong, hours] of [
    ['ahead', 5],
    ['behind', -5],
  ] as const)
    test(`shows correct ages, days and live state with a clock hours ${wrong} (LIVE-09)`, async ({
      page,
      program,
      signIn,
      tracking,
      controlRoom,
    }) => {
      const customer = `Hodinář ${wrong}`
      const id = await program.request(order(customer))
      await page.addInitScript((offset) => {
        const RightDate = Date
        const now = () => RightDate.now() + offset
        window.Date = new Proxy(RightDate, {
          construct: (_, given: ReadonlyArray<unknown>) =>
            Reflect.construct(RightDate, given.length === 0 ? [now()] : given) as object,
          get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
        })
      }, hours * 3_600_000)
      await signIn.byHand('vendor')
      await tracking.open()
      await expect(tracking.row(customer)).toContainText(/now|sec\. ago|1 min\. ago/)
      await controlRoom.moveOrder(id, 'RECEIVED')
      await expect(tracking.row(customer)).toContainText('Received')
      await page.reload()
      await expect(tracking.livePill).toHaveText('Live')
      await expect(tracking.row(customer)).toContainText(/now|sec\. ago|1 min\. ago/)
    })
})

test('The portal explains an unreadable answer and keeps the lists (TRACK-24, ERR-02)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Karolina Světlá'
  await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await expect(tracking.row(customer)).toBeVisible()

  await page.route('**/orders/api/v1/vendor/*/orders?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data":{"result":{"da' }),
  )
  await controlRoom.dropSockets()
  const words = /^Could not load the current orders\. .*an answer we can’t read/
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page.getByText('The lists above may be out of date.')).toBeVisible()
  await expect(tracking.row(customer)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The lists above may be out of date.')).toBeHidden()
  await expect(tracking.row(customer)).toBeVisible()
})

test.describe('Service with data on disk', () => {
  const data = temporaryFolder()
  let running: RunningService
  test.beforeAll(async () => {
    running = await RunningService.start({ dataDir: data.folder })
  })
  test.afterAll(async () => {
    await running.end()
    await data.remove()
  })

  test('After the service is killed and restarted, no order is lost or duplicated and the open page recovers (CON-16, LIVE-05, OP-72)', async ({
    page,
    signIn,
    tracking,
  }) => {
    const customer = 'Bedřich Smetana'
    const wanted = 150
    const hands = 4
    const program = await ProgramOfVendor.signedIn(running.address, 'vendor@demo.test')
    const quote = await program.quote()
    const keys = Array.from({ length: wanted }, (_, index) => `intent-of-smetana-${index}`)

    await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))
    await page.goto(running.at('dobrego-cz'))
    await page.goto(`${running.at('dobrego-cz')}/connect`)
    await signIn.send('vendor@demo.test', 'Demo-1234!')
    await expect(page).toHaveURL(/\/request-a-rider/)
    await tracking.open()
    await tracking.search.fill(customer)

    const acknowledged = new Map<string, string>()
    const place = async (key: string) => acknowledged.set(key, await program.place(order(customer), quote, key))
    const placeInTurn = async (own: ReadonlyArray<string>) => {
      for (const key of own) await place(key)
    }
    const placing = Promise.allSettled(
      Array.from({ length: hands }, (_, hand) => placeInTurn(keys.filter((_key, index) => index % hands === hand))),
    )
    await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThan(2)
    await running.end('SIGKILL')
    await placing
    const before = new Map(acknowledged)
    expect(before.size).toBeLessThan(wanted)
    await expect(tracking.livePill).toHaveText(NOT_LIVE)

    running = await RunningService.start({ dataDir: data.folder, port: running.port })
    await new ControlRoom(running.address).letRidersLiveAt(0)
    await expect(tracking.livePill).toHaveText('Live')
    const kept = (await program.orders()).filter(({ customer: { name } }) => name === customer)
    expect(kept.map(({ order_id: id }) => id)).toEqual(expect.arrayContaining([...before.values()]))

    await Promise.all(keys.map(place))
    for (const [key, id] of before) expect(acknowledged.get(key)).toBe(id)
    const all = (await program.orders()).filter(({ customer: { name } }) => name === customer)
    expect(all.map(({ order_id: id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted())
    expect(new Set(acknowledged.values()).size).toBe(wanted)
    await expect(tracking.tab('Found')).toContainText(String(wanted))
  })
})
