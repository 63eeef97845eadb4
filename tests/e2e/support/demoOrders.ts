import type { Page } from '@playwright/test'

/**
 * The number of an order of the demo vendor with one of these statuses. Other stories of the same service may have
 * ended all of those: then another order under way is moved to the first of the statuses.
 */
export const orderIn = (page: Page, ...statuses: ReadonlyArray<string>): Promise<string> =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/sandbox/api/orders')
    const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; vendor_id: string; status: string }>
    const own = orders.filter(({ vendor_id }) => vendor_id.endsWith('1001'))
    const found = wanted.flatMap((status) => own.find((order) => order.status === status) ?? [])[0]
    if (found !== undefined) return found.order_id
    const other = own[0]
    if (other === undefined) throw new Error('no order of the demo vendor is under way')
    const moved = await fetch(`/sandbox/api/orders/${other.order_id}/status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: wanted[0] }),
    })
    if (!moved.ok) throw new Error(`the order was not moved: ${await moved.text()}`)
    return other.order_id
  }, statuses)
