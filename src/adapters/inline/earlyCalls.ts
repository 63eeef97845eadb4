import { ORDERS_OF_VENDOR, pathOf, VENDORS } from '../../../contract/path.ts'
import { authorizationHeader } from '../../domain/session/authorization.ts'
import { instantAt } from '../../domain/instant.ts'
import { startOfDay } from '../../domain/market/countryDay.ts'
import { scheduledRange } from '../../domain/request/deliveryTime.ts'
import { CLOCK_OFFSET } from '../clock/serviceClock.ts'
import { SESSION_KEY } from '../storage/startupKeys.ts'
import { backEndOfPage } from '../page/backEndOfPage.ts'
import { sendEarly } from './parts/sendEarly.ts'

/*
 * On the pages of the application: requests the data of the first screen while the scripts load. `data-zone` is the
 * country's time zone, on pages that show the orders of a day. Without a session, it requests nothing.
 */

/** The parts of the stored session and of the `vendors` answer that are needed here. */
interface StoredSession {
  readonly meta: { readonly AccessToken: string; readonly IdToken: string; readonly Expires: number }
}
interface Vendors {
  readonly result: { readonly vendors: ReadonlyArray<{ readonly vendor_id: string; readonly is_parent: boolean }> }
}

const secondsOf = (ms: number) => Math.floor(ms / 1_000)

/** Requests the vendors, and in a `zone` the orders of the addressed vendor, or else of the first one (NAV-08, TRACK-18). */
const sendCalls = (zone: string | undefined) => {
  const { backend, calls = location.origin } = backEndOfPage()
  // The page answers itself (ADR 138).
  if (backend) return
  const { meta } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '') as StoredSession
  const now = instantAt(Date.now() + (Number(localStorage.getItem(CLOCK_OFFSET)) || 0))
  if (!(now < meta.Expires)) return
  const authorization = authorizationHeader({ mode: 'classic', meta })

  const sendLists = (vendorId: string) => {
    if (!zone) return
    const list = `${calls}${pathOf(ORDERS_OF_VENDOR, { vendorId })}?count=200`
    const today = `from=${secondsOf(startOfDay(now, zone))}`
    const { from, to } = scheduledRange(now)
    const ahead = `from=${secondsOf(from)}&to=${secondsOf(to)}&scheduled=true`
    for (const query of [today, ahead]) void sendEarly(`${list}&${query}`, { authorization, vendorId })
  }

  const addressed = location.pathname.replace(/^\/odwp\//, '/').split('/')[2]
  if (addressed) sendLists(addressed)
  const answer = sendEarly(calls + pathOf(VENDORS), { authorization })
  if (addressed) return
  answer
    .then((ready) => ready.text())
    .then((text) => {
      const { vendors } = (JSON.parse(text) as Vendors).result
      const first = vendors.find((vendor) => vendor.is_parent) ?? vendors[0]
      if (first) sendLists(first.vendor_id)
    })
    .catch(() => undefined)
}

try {
  sendCalls(document.currentScript?.dataset['zone'])
} catch {
  // The portal sends the requests itself and reports the failure.
}
