import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ControlRoom } from './support/ControlRoom.ts'
import { CARDS, GuestCheckout } from './support/GuestCheckout.ts'
import { test } from './support/stories.ts'

test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ controlRoom }) => GuestCheckout.isOpen(controlRoom))
test.afterAll(async ({ service }) => {
  const room = new ControlRoom(service.address)
  await room.switchFlag('GuestCheckout', false)
  await room.setParameter('onlinePaymentActivated', 'false')
})

test('A guest is declined, pays with another card, and with the saved one the next time; nothing typed is lost (GUEST-07, PAY-11, PAY-12, PAY-13, PAY-14, VAL-27)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Karel Jaromír Erben')
  await guest.pay.click()
  await expect(page.getByText('Please enter the card number.')).toBeVisible()
  await expect(guest.number).toBeFocused()
  await guest.payWith(CARDS.declined)
  await expect(guest.panel.getByText('declined the card')).toBeVisible()
  await expect(guest.form.name).toHaveValue('Karel Jaromír Erben')
  await expect(guest.code).toHaveValue('')

  await guest.typeCard(CARDS.good)
  await page.getByLabel('Save this card').check()
  await guest.pay.click()
  await guest.expectOneOrderOf('Karel Jaromír Erben')

  await page.getByRole('link', { name: 'Request a rider' }).first().click()
  await guest.order('Božena Němcová')
  await page.getByRole('radio', { name: /1111/ }).check()
  await guest.pay.click()
  await guest.expectOneOrderOf('Božena Němcová')
})

test("Over the bank's page and back the draft is whole: left and declined nothing is paid, approved it is (PAY-14, PERSIST-02)", async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Jan Neruda')
  for (const [answer, words] of [
    ['Decline', 'declined the card'],
    ['Leave without answering', 'You left the page of your bank'],
  ] as const) {
    await guest.payWith(CARDS.bank)
    await page.getByRole('button', { name: answer }).click()
    await expect(guest.panel.getByText(words)).toBeVisible()
    await expect(guest.form.name).toHaveValue('Jan Neruda')
    await guest.form.expectDeliverable()
    await guest.goOn.click()
    await expect(guest.number).toHaveValue('')
  }
  await guest.payWith(CARDS.bank)
  await page.getByRole('button', { name: 'Approve' }).click()
  await guest.expectOneOrderOf('Jan Neruda')
})

test('A payment that nobody answers is being checked, also after a reload, and ends in one order (PAY-14, CON-16)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Svatopluk Čech')
  await guest.payWith(CARDS.silent)
  await expect(page.getByText('We are checking whether your payment went through.')).toBeVisible()
  await expect(page.getByText(/Please do not pay again/)).toBeVisible()
  await page.reload()
  await guest.expectOneOrderOf('Svatopluk Čech')
})

/** What is wrong with the page as it is. */
const troubles = async (page: Page): Promise<ReadonlyArray<string>> => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [
    ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`),
    ...(tooWide > 0 ? ['too wide'] : []),
  ]
}

test('Everybody can pay: in English, Arabic and Thai, and the number of a card reads from left to right (SCR-09, PAY-11)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Adolf Heyduk')
  for (const locale of ['en', 'ar', 'th']) {
    await page.goto(`/request-a-rider?lang=${locale}`)
    await page.locator('#request-submit').click()
    await page.locator('#card-number').fill(CARDS.good)
    await page.locator('#request-submit').click()
    await expect(page.locator('#card-number')).toHaveCSS('direction', 'ltr')
    expect(await troubles(page)).toEqual([])
  }
})
