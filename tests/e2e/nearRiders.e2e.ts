import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

/** The number of riders that the page’s title shows. */
const counted = async (page: Page): Promise<number> => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

/** The number of notes that the page has played since it was opened. */
const notes = (page: Page) => page.evaluate(() => window.notes)

/** How often the counter in the title went up and down since the page was opened. */
const changes = (page: Page) => page.evaluate(() => window.titleChanges)

declare global {
  interface Window {
    notes: number
    titleChanges: { up: number; down: number }
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
  // The second order has no rider yet: the estimate of a rider who is close would count as near.
  await controlRoom.moveOrder(first, 'NEAR_VENDOR')
  await page.addInitScript(() => {
    window.notes = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      window.notes += 1
      start.apply(this, when)
    }
    window.titleChanges = { up: 0, down: 0 }
    let shown = 0
    const observe = () => {
      const now = Number(/^\((\d+)\) /.exec(document.title)?.[1] ?? 0)
      if (now > shown) window.titleChanges.up += 1
      if (now < shown) window.titleChanges.down += 1
      shown = now
    }
    new MutationObserver(observe).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  // Other riders of this vendor may be near as well, until their estimates are too old: only changes are compared.
  await expect.poll(() => counted(page)).toBeGreaterThan(0)

  const sound = page.getByRole('button', { name: /^Sound o/ })
  await expect(sound).toHaveText('Sound off')
  await expect(sound).toHaveAccessibleDescription('Switch on: sound when a rider is near')
  await sound.click()
  await expect(sound).toHaveText('Sound on')
  await expect.poll(() => notes(page)).toBe(2)
  const { up } = await changes(page)
  await controlRoom.moveOrder(second, 'NEAR_VENDOR')
  await expect.poll(async () => (await changes(page)).up).toBe(up + 1)
  await expect.poll(() => notes(page)).toBe(4)

  await page.reload()
  await tracking.isLive()
  await expect(sound).toHaveText('Sound on')
  await expect.poll(() => counted(page)).toBeGreaterThan(1)
  const { down } = await changes(page)
  await controlRoom.moveOrder(second, 'PICKED_UP')
  await expect.poll(async () => (await changes(page)).down).toBeGreaterThan(down)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
  await expect.poll(() => counted(page)).toBe(0)
})
