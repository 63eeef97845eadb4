import type { EarlyCall } from './earlyCalls.ts'
import { PUBLIC_ORDER_PATH } from './publicOrderAddress.ts'

/** Runs in the page as it stands here, by its text: nothing from outside of it is known there. */
const askEarly = (path: string) => {
  try {
    const query = new URLSearchParams({ orderId: decodeURIComponent(location.pathname.split('/')[2] ?? '') })
    const vendorId = new URLSearchParams(location.search).get('vendorId')
    if (vendorId !== null) query.set('vendorId', vendorId)
    const url = `${location.origin}${path}?${query.toString()}`
    // Read to its end at once: whoever wants it later has it without waiting.
    const answer = fetch(url, { headers: { accept: 'application/json' } }).then(async (ready) => {
      const text = await ready.text()
      return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
    })
    answer.catch(() => undefined)
    const call: EarlyCall = { url, authorization: null, at: Date.now(), answer }
    window.earlyCalls = [call]
  } catch {
    // The page asks for itself, and tells what is wrong.
  }
}

/** Stands in the HTML of the public order pages: asks for the order while the scripts are still on their way. */
export const EARLY_PUBLIC_ORDER_SCRIPT = `(${String(askEarly).replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(PUBLIC_ORDER_PATH)})`
