import { devices, expect, type Locator, type Page } from '@playwright/test'
import { instantAt, MINUTE, SECOND } from '../../src/domain/instant.ts'
import { Board } from './support/Board.ts'
import { ProgramOfVendor } from './support/ProgramOfVendor.ts'
import { includeAllOutlets, openBranches } from './support/outlets.ts'
import { test } from './support/stories.ts'

const order = (name: string) => ({ name, phone: '+420 607 555 666', description: 'Knedlíky' })

/** The texts wrap numbers in directional isolates. The result may be a minute late on a slow machine. */
const noRiderFor = (minutes: number) => new RegExp(`No rider for \\u2068?(${minutes}|${minutes + 1}) min`)

/** Where a control ends, which does not depend on the digits in it. */
const endOf = async (control: Locator) => {
  const box = await control.boundingBox()
  return box && { end: box.x + box.width, top: box.y }
}

/** Includes the orders of all outlets of the parent, in the branch selector. */
const withOutlets = async (page: Page) => {
  await openBranches(page)
  await includeAllOutlets(page)
  await page.keyboard.press('Escape')
}

test('The board moves an order without a rider to the top, with the reason, for any outlet (PERM-01, TRACK-27)', async ({
  page,
  service,
  signIn,
  tracking,
  controlRoom,
}) => {
  const program = await ProgramOfVendor.signedIn(service.address, 'parent@demo.test', (id) => id.startsWith('cz2001'))
  const customer = 'Josef Gočár'
  const id = await program.request(order(customer))
  await signIn.as('parent', '/order-tracking')
  await tracking.isLive()
  await withOutlets(page)
  const board = new Board(page)
  await expect(board.lists).toBeChecked()
  const place = await endOf(board.opener)
  await board.open()
  await expect(page).toHaveURL(/view=board/)
  await expect(board.opener).toBeChecked()
  expect(await endOf(board.opener)).toEqual(place)
  await expect(board.summary).toBeVisible()
  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT', 45 * MINUTE)
  await expect(board.row(customer)).toContainText(noRiderFor(45))
  await expect(board.summary).toContainText(/need/)
  const [first] = await board.fromTheTop()
  expect(first).toContain('Needs attention')
  await expect(board.legend).toHaveText([
    'Overdue or failed',
    'Needs attention',
    'In time',
    /^\p{Lu}\s*Collection point/u,
  ])
  await page.reload()
  await expect(board.row(customer)).toContainText(noRiderFor(45))
  await page.keyboard.press('b')
  await expect(page).not.toHaveURL(/view=board/)
  await expect(page.getByRole('radio', { name: /^Board \p{Cf}?\d+\p{Cf}? needs? attention$/u })).not.toBeChecked()
  await expect(board.lists).toBeChecked()
})

test('A row selects its pin, a pin selects its row, and a single key acts on the selected order (TRACK-13, TRACK-20, TRACK-25)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Božena Benešová'
  const id = await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  const board = new Board(page)
  await expect(board.opener).toBeVisible()
  await page.keyboard.press('b')
  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT', 25 * MINUTE)
  await expect(board.row(customer)).toContainText(noRiderFor(25))

  await board.row(customer).click()
  await expect(board.chosen.getByRole('heading', { name: customer })).toBeVisible()
  await expect(board.pin(customer)).toHaveClass(/chosen/)
  await expect(board.legend).toHaveText(['Overdue or failed', 'Needs attention', 'In time'])
  await board.chosen.getByRole('button', { name: 'Close order' }).click()
  await expect(board.chosen).toHaveCount(0)

  await tracking.search.fill(customer)
  await board.pin(customer).click()
  await expect(board.chosen.getByRole('heading', { name: customer })).toBeVisible()
  await expect(board.row(customer).getByRole('link')).toHaveAttribute('aria-current', 'true')
  await board.chosen.getByRole('button', { name: 'Close order' }).click()

  await page.keyboard.press('x')
  await expect(page.getByText('Choose an order first.')).toBeVisible()
  await board.row(customer).getByRole('link').focus()
  await page.keyboard.press('x')
  await expect(tracking.cancelDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tracking.cancelDialog).toHaveCount(0)
  await board.row(customer).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/view=board$/)

  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Call customer')).toBeVisible()
})

test.describe('Board on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('The list is shown first, and a button switches to the map (NAV-05)', async ({
    page,
    program,
    signIn,
    tracking,
    controlRoom,
  }) => {
    const customer = 'Ema Destinnová'
    const id = await program.request(order(customer))
    await controlRoom.moveOrder(id, 'PAYMENT_FAILED', 3 * MINUTE)
    await signIn.as('vendor', '/order-tracking/cz1001?view=board')
    const board = new Board(page)
    await expect(board.row(customer)).toContainText(/Payment failed \u2068?[34] min/)
    await expect(board.map).toHaveCount(0)
    await page.getByRole('button', { name: 'Map', exact: true }).tap()
    await expect(board.map).toBeVisible()
    await expect(board.list).toHaveCount(0)
    await page.getByRole('button', { name: 'List', exact: true }).tap()
    await board.row(customer).tap()
    await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  })

  test('Beside several reasons, the address of an order can be read (TRACK-27)', async ({
    page,
    program,
    signIn,
    controlRoom,
  }) => {
    const customer = 'Karel Burian'
    const soon = instantAt(Math.ceil((Date.now() + 10 * MINUTE) / SECOND) * SECOND)
    const id = await program.request({ ...order(customer), scheduledFor: soon })
    await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT', 45 * MINUTE)
    await signIn.as('vendor', '/order-tracking/cz1001?view=board')
    const row = new Board(page).row(customer)
    await expect(row.locator('.reasons > span')).toHaveCount(2)
    const address = row.getByText('Dlouhá 12')
    await expect(address).toBeVisible()
    expect(await address.evaluate((text) => text.clientWidth - text.scrollWidth)).toBe(0)
  })
})

test.describe('Board in a right-to-left language', () => {
  test.use({ deployment: 'qamarly-kw' })

  test('The board is in Arabic, with the list to the right of the map (COUNTRY-07)', async ({ page, signIn }) => {
    await signIn.as('vendor', '/order-tracking?view=board&lang=ar')
    const list = page.getByRole('list', { name: /الطلبات قيد التنفيذ/ })
    const map = page.getByRole('region', { name: 'خريطة كل الطلبات قيد التنفيذ' }).first()
    await expect(list).toBeVisible()
    const [listBox, mapBox] = [await list.boundingBox(), await map.boundingBox()]
    expect(listBox?.x ?? 0).toBeGreaterThan(mapBox?.x ?? Infinity)
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(/[\u0600-\u06FF]/)
  })
})
