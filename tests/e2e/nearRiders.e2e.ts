import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

/** How many riders the page's title counts. */
const counted = async (page: Page): Promise<number> => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

/** How many notes the page has played since it was opened. */
const notes = (page: Page) => page.evaluate(() => window.notes)

declare global {
  interface Window {
    notes: number
  }
}

test('A rider who comes near is counted in the title of the page, and heard by those who want it (TRACK-14)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Jarmila Novotná'
  const other = 'Otakar Mařák'
  const phone = '+420 603 212 474'
  const [first, second] = [
    await program.request({ name: customer, phone, description: 'Buchty' }),
    await program.request({ name: other, phone, description: 'Koláče' }),
  ]
  await controlRoom.moveOrder(first, 'NEAR_VENDOR')
  await controlRoom.moveOrder(second, 'COURIER_ACCEPTED_DELIVERY')
  await page.addInitScript(() => {
    window.notes = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      window.notes += 1
      start.apply(this, when)
    }
  })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  // Others of this vendor's riders may be near as well.
  await expect.poll(() => counted(page)).toBeGreaterThan(0)
  const before = await counted(page)

  const sound = page.getByRole('button', { name: 'Sound when a rider is near' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => notes(page)).toBe(2)
  await controlRoom.moveOrder(second, 'NEAR_VENDOR')
  await expect.poll(() => counted(page)).toBe(before + 1)
  await expect.poll(() => notes(page)).toBe(4)

  await page.reload()
  await tracking.isLive()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => counted(page)).toBe(before + 1)
  await controlRoom.moveOrder(second, 'PICKED_UP')
  await expect.poll(() => counted(page)).toBe(before)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
  await expect.poll(() => counted(page)).toBe(0)
})
