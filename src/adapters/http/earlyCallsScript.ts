import { pathOf } from '../../../contract/endpoint.ts'
import { listOrders } from '../../../contract/orders.ts'
import { listVendors } from '../../../contract/vendors.ts'
import { PREORDER_AHEAD } from '../../domain/request/deliveryTime.ts'
import { CLOCK_OFFSET } from '../clock/serviceClock.ts'
import type { EarlyCall } from './earlyCalls.ts'

interface Facts {
  /** The parts of the path before and after the vendor's id. */
  readonly orders: readonly [string, string]
  readonly vendors: string
  /** How many ms ahead scheduled orders are listed. */
  readonly ahead: number
  /** The storage key of the device clock's offset in ms. */
  readonly offset: string
}

/** The part of the `vendors` answer that is needed to select the first parent, or else the first vendor (NAV-08). */
interface Vendors {
  readonly result: { readonly vendors: ReadonlyArray<{ readonly vendor_id: string; readonly is_parent: boolean }> }
}

/** Embedded in the page as source text, so it must not refer to anything outside the function. */
const callEarly = ({ orders, vendors, ahead, offset }: Facts) => {
  const { zone } = document.currentScript?.dataset ?? {}
  try {
    const { backend, calls: base = location.origin } = JSON.parse(document.documentElement.dataset['backEnd'] ?? '{}')
    if (backend) throw new Error('The page answers itself')
    const { meta } = JSON.parse(localStorage.getItem('portal.session') ?? '')
    const at = Date.now()
    // The current day by the service's clock.
    const now = at + (Number(localStorage.getItem(offset)) || 0)
    if (now >= meta.Expires) throw new Error('There is no valid session')
    const authorization = `Bearer ${meta.AccessToken}|${meta.IdToken}`
    const calls: Array<EarlyCall> = (window.earlyCalls = [])
    const call = (path: string, vendorId?: string) => {
      const url = base + path
      // Reads the body at once, so that it is available without waiting later.
      const answer = fetch(url, { headers: { accept: 'application/json', authorization } }).then(async (ready) => {
        const text = await ready.text()
        return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
      })
      answer.catch(() => undefined)
      calls.push({ url, authorization, at, answer, ...(vendorId && { vendorId }) })
      return answer
    }
    const listOf = (vendorId: string) => {
      const clock = { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
      const [hours, minutes, seconds] = new Intl.DateTimeFormat('en', clock).format(now).split(':').map(Number)
      const second = Math.floor(now / 1000)
      const midnight = second - hours! * 3600 - minutes! * 60 - seconds!
      const path = `${orders[0]}${encodeURIComponent(vendorId)}${orders[1]}?count=200`
      void call(`${path}&from=${midnight}`, vendorId)
      void call(`${path}&from=${second}&to=${Math.floor((now + ahead) / 1000)}&scheduled=true`, vendorId)
    }
    const named = location.pathname.replace(/^\/odwp\//, '/').split('/')[2]
    if (zone && named) listOf(named)
    const answer = call(vendors)
    if (zone && !named)
      answer
        .then((ready) => ready.text())
        .then((text) => {
          const { result }: Vendors = JSON.parse(text)
          const first = result.vendors.find((vendor) => vendor.is_parent) ?? result.vendors[0]
          if (first) listOf(first.vendor_id)
        })
        .catch(() => undefined)
  } catch {
    // The portal sends the request itself and reports the failure.
  }
}

const [before = '', behind = ''] = pathOf(listOrders, { vendorId: '*' })
  .split('%2A')
  .flatMap((part) => part.split('*'))
const FACTS: Facts = {
  orders: [before, behind],
  vendors: pathOf(listVendors),
  ahead: PREORDER_AHEAD,
  offset: CLOCK_OFFSET,
}

/**
 * An inline script in the HTML of the application's pages: requests the data of the first screen while the scripts
 * load. `data-zone` is the country's time zone, which the list of orders depends on. Without a session, it requests
 * nothing.
 */
export const EARLY_CALLS_SCRIPT = `(${String(callEarly).replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(FACTS)})`
