import type { Page } from '@playwright/test'

/** The number of an order of the demo vendor with one of these statuses, the first if there is one. */
export const orderIn = (page: Page, ...statuses: ReadonlyArray<string>): Promise<string> =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/sandbox/api/orders')
    const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; vendor_id: string; status: string }>
    const own = orders.filter(({ vendor_id }) => vendor_id.endsWith('1001'))
    const found = wanted.flatMap((status) => own.find((order) => order.status === status) ?? [])[0]
    if (found === undefined) throw new Error(`no order of the demo vendor is ${wanted.join(' or ')}`)
    return found.order_id
  }, statuses)
