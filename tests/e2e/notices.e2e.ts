import { expect, type Locator, type Page } from '@playwright/test'
import { orderIn } from './support/demoOrders.ts'
import { isCovered } from './support/focusStops.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

const notices = (page: Page): Locator => page.locator('.notices')

/** Texts that reach a status region, and whether the region had been there before them. */
interface Said {
  readonly text: string
  readonly wasThere: boolean
}

declare global {
  interface Window {
    heardSays?: Array<Said>
  }
}

/** Records from now on what screen readers hear politely. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const says: Array<Said> = []
    window.heardSays = says
    const REGION = '[role=status], output, [aria-live=polite]'
    const textOf = (node: Node): string => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION)
        const added = type === 'childList' ? [...addedNodes] : [target]
        for (const node of added) {
          if (around) says.push({ text: textOf(node), wasThere: true })
          else if (node instanceof Element)
            for (const region of [node, ...node.querySelectorAll('*')].filter((one) => one.matches(REGION)))
              says.push({ text: textOf(region), wasThere: false })
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

const heard = async (page: Page): Promise<ReadonlyArray<Said>> =>
  (await page.evaluate(() => window.heardSays ?? [])).filter(({ text }) => text !== '')

test('Notices, the check of a voucher and its discount reach a status that was there before them', async ({
  page,
  requestForm,
  controlRoom,
  signIn,
  tracking,
}) => {
  await controlRoom.switchFlag('Voucher', true)
  await signIn.as('vendor')
  await expect(requestForm.map).toBeVisible()
  await requestForm.fillIn(delivery('Bohdan Vlk'))
  await listen(page)
  await requestForm.voucher.fill('LUNCH20')
  await requestForm.voucher.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await requestForm.submit.click()
  await tracking.isLive()
  await expect(notices(page)).toContainText('Order pushed!')
  const said = await heard(page)
  for (const text of [/^Checking the voucher/, /^LUNCH20: .*off the delivery fee/, /Order pushed!/])
    expect([text, said.filter((one) => text.test(one.text)).map(({ wasThere }) => wasThere)]).toEqual([text, [true]])
})

for (const { deployment, locale, direction } of [
  { deployment: 'dobrego-cz', locale: 'en-GB', direction: 'left to right' },
  { deployment: 'qamarly-kw', locale: 'ar', direction: 'right to left' },
])
  test.describe(direction, () => {
    test.use({ deployment, locale })

    test(`A notice covers neither the title nor the buttons of a dialog, nor those of a map, ${direction}`, async ({
      page,
      context,
      signIn,
    }) => {
      await context.grantPermissions(['clipboard-write'])
      await signIn.as('vendor')
      await page.goto(`/order-tracking?order_id=${await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')}`)
      // What the details have above the map depends on the order: it may be below the window.
      const look = async (what: string, places: Locator) => {
        await expect(places.first()).toBeVisible()
        for (const place of await places.all()) {
          await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
          await expect.poll(() => isCovered(place), { message: what }).toBe(false)
        }
      }
      for (const { width, height } of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize({ width, height })
        // On narrow windows the first button leads back to the list.
        await page
          .locator('.details-head')
          .getByRole('button')
          .nth(width < 1024 ? 1 : 0)
          .click()
        const notice = notices(page).locator('.notice-card')
        await expect(notice).toBeVisible()
        await notice.hover()
        await look(`the map at ${width}`, page.locator('.order-map .maplibregl-ctrl button'))
        await page.keyboard.press('?')
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await look(`the dialog's title at ${width}`, dialog.locator('.dialog-head h2'))
        await look(`the dialog's buttons at ${width}`, dialog.getByRole('button'))
        await expect(notice).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  })
