import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

/** The number of riders that the page’s title shows. */
const counted = async (page: Page): Promise<number> => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

/** The number of notes that the page has played since it was opened. */
const notes = (page: Page) => page.evaluate(() => window.notes)

declare global {
  interface Window {
    notes: number
  }
}

test('The page title counts a rider who comes near, and a sound announces it when enabled (TRACK-14)', async ({
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
  // Other riders of this vendor may be near as well.
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
