import type { Page } from '@playwright/test'

/** The number of an order of the demo vendor with this status. */
export const orderIn = (page: Page, status: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/sandbox/api/orders')
    const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; vendor_id: string; status: string }>
    const found = orders.find((order) => order.vendor_id.endsWith('1001') && order.status === wanted)
    return found?.order_id ?? 'none'
  }, status)
