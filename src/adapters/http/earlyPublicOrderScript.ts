import { pathOf, PUBLIC_ORDER } from '../../../contract/path.ts'
import type { EarlyCall } from './earlyCalls.ts'

/** Embedded in the page as source text, so it must not refer to anything outside the function. */
const askEarly = (path: string) => {
  try {
    const query = new URLSearchParams({ orderId: decodeURIComponent(location.pathname.split('/')[2] ?? '') })
    const vendorId = new URLSearchParams(location.search).get('vendorId')
    if (vendorId !== null) query.set('vendorId', vendorId)
    const { backend, calls = location.origin } = JSON.parse(document.documentElement.dataset['backEnd'] ?? '{}')
    if (backend) return
    const url = `${calls}${path}?${query.toString()}`
    // Reads the body at once, so that it is available without waiting later.
    const answer = fetch(url, { headers: { accept: 'application/json' } }).then(async (ready) => {
      const text = await ready.text()
      return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
    })
    answer.catch(() => undefined)
    const call: EarlyCall = { url, authorization: null, at: Date.now(), answer }
    window.earlyCalls = [call]
  } catch {
    // The page sends the request itself and reports the failure.
  }
}

/** An inline script in the HTML of the public order pages: requests the order while the scripts load. */
export const EARLY_PUBLIC_ORDER_SCRIPT = `(${String(askEarly).replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(pathOf(PUBLIC_ORDER))})`
