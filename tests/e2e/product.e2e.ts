import { expect } from '@playwright/test'
import { History } from './support/History.ts'
import { includeAllOutlets, openBranches } from './support/outlets.ts'
import { test } from './support/stories.ts'

const orderIdIn = (url: string): string => new URL(url).searchParams.get('order_id') ?? ''

test('A vendor requests a rider, follows the order and browses past orders, each on its own screen (PROD-01, PROD-02)', async ({
  page,
  signIn,
  requestForm,
  tracking,
  controlRoom,
}) => {
  const customer = 'Konstantin Biebl'
  await signIn.as('vendor')
  await requestForm.fillIn({
    to: 'Korunní 12',
    name: customer,
    phone: '+420 602 123 777',
    items: '1× Guláš',
    value: '189',
  })
  await requestForm.submit.click()

  await expect(page).toHaveURL(/\/order-tracking\/.*order_id=/)
  const id = orderIdIn(page.url())
  await expect(tracking.row(customer)).toContainText('New')
  await tracking.isLive()
  await controlRoom.moveOrder(id, 'PICKED_UP')
  await tracking.choose('Collected')
  await expect(tracking.row(customer)).toContainText('Collected')
  await controlRoom.moveOrder(id, 'DELIVERED')
  await tracking.choose('Delivered')
  await expect(tracking.row(customer)).toContainText('Delivered')

  const history = new History(page)
  await history.open()
  await history.choose('Past 7 days')
  await expect.poll(history.count.bind(history)).toBe(30)
  const past = history.rows.first().getByRole('link')
  const name = await past.innerText()
  await past.click()
  await expect(history.details.getByRole('heading', { name })).toBeVisible()
})

test('A parent vendor requests a rider for an outlet and finds the order among those of all outlets (PROD-02)', async ({
  page,
  signIn,
  requestForm,
  tracking,
}) => {
  const customer = 'František Halas'
  await signIn.as('parent')
  await openBranches(page)
  await page.getByText('Pekárna Kmín – Josefov').click()
  await expect(page.getByRole('region', { name: 'Collection point' }).getByText(/^Široká 7/)).toBeVisible()
  await requestForm.fillIn({
    to: 'Korunní 12',
    name: customer,
    phone: '+420 602 123 778',
    items: '6× Rohlík',
    value: '60',
  })
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\/cz2004\?order_id=/)
  await expect(tracking.row(customer)).toContainText('New')

  await openBranches(page)
  await page.getByText('Pekárna Kmín', { exact: true }).click()
  await expect(page).toHaveURL(/\/order-tracking\/cz2000$/)
  await expect(tracking.row(customer)).toHaveCount(0)
  await openBranches(page)
  await includeAllOutlets(page)
  await expect(tracking.row(customer)).toContainText('Josefov')
})
