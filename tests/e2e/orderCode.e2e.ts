import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

/** Prints the label in this size and returns the document; the label stays on the page while it is printed. */
const printed = async (page: Page, size: string): Promise<Buffer> => {
  await chooseLabel(page, size)
  return page.pdf({ preferCSSPageSize: true })
}

const chooseLabel = async (page: Page, size: string) => {
  await page.evaluate(() => void (window.print = () => undefined))
  await page.getByRole('button', { name: 'Print a label' }).click()
  await page.getByRole('button', { name: size }).click()
  await expect(page.locator('.order-label')).toBeAttached()
}

/** The number of pages, and their size in millimetres. */
const pagesOf = (pdf: Buffer): ReadonlyArray<string> => {
  const text = pdf.toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)]
  const millimetres = (points = '') => Math.round((Number(points) * 25.4) / 72)
  const count = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  return Array.from({ length: count }, (_, place) => {
    const [, width, height] = boxes[place] ?? boxes[0] ?? []
    return `${millimetres(width)}×${millimetres(height)}`
  })
}

const LONG = {
  name: 'Maximiliana Kateřina von Thun und Hohenstein-Schwarzenberg',
  notes: 'ฝากไว้กับพนักงานต้อนรับที่ชั้นล่าง แล้วโทรหาลูกค้าก่อนขึ้นลิฟต์ '.repeat(4),
  address: `12. patro, Dům ${'velmi dlouhého jména '.repeat(4)}, Vinohradská 12, 120 00 Praha 2`,
}

test('An order is called by its code in the list, its details, the receipt and the public page, and found by it (CODE-04, CODE-05)', async ({
  page,
  context,
  program,
  signIn,
  tracking,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await program.request({ name: 'Kodlová Jitka', phone: '+420607311001', description: 'Kniha' })
  const code = (await program.order(id)).code ?? ''
  expect(code).toMatch(/^(?:[A-Z]\d){2}$|^(?:\d[A-Z]){2}$/)
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await expect(tracking.row('Kodlová Jitka')).toContainText(code)
  await tracking.search.fill(code.toLowerCase())
  await expect(tracking.row('Kodlová Jitka')).toBeVisible()
  await tracking.openOrderOf('Kodlová Jitka')

  await expect(tracking.details.getByText(code, { exact: true })).toBeVisible()
  await expect(tracking.details.getByText(id, { exact: true })).toBeHidden()
  await tracking.details.getByRole('button', { name: 'Copy the order number' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)

  for (const address of [`/tracking/${id}`, `/delivery-receipt/${id}`]) {
    await page.goto(address)
    await expect(page.getByText(code, { exact: true })).toBeVisible()
  }
})

test('A label of an order prints on one page, in A6 and for a roll, also with long texts (CODE-06)', async ({
  page,
  program,
  signIn,
  tracking,
}) => {
  const id = await program.request({
    ...LONG,
    phone: '+420607311002',
    description: 'Sklenice',
    toCollect: 1_459.5,
    isCold: true,
  })
  const code = (await program.order(id)).code ?? ''
  await signIn.as('vendor', `/order-tracking?order_id=${id}`)
  await expect(tracking.details.getByRole('heading', { name: LONG.name })).toBeVisible()
  const label = page.locator('.order-label')
  for (const [size, paper] of [
    ['A6 label', '105×148'],
    ['Label for a roll', '80×150'],
  ] as const) {
    expect(pagesOf(await printed(page, size))).toEqual([paper])
    await expect(label).toHaveCount(0)
  }

  await chooseLabel(page, 'A6 label')
  await page.emulateMedia({ media: 'print' })
  for (const text of [code, '1 459,50', '+420607311002', 'Cold bag', 'Vinohradská 12'])
    await expect(label).toContainText(text)
  await expect(label.getByRole('img', { name: /^Code that leads to/ })).toBeVisible()
  for (const secret of ['Sklenice', 'Delivery fee', id]) await expect(label).not.toContainText(secret)
  await expect(page.getByRole('region', { name: 'Order details' })).toBeHidden()
  expect(await label.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(1)
})
