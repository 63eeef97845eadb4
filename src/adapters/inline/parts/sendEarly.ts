import type { FetchResponse } from '../../http/earlyCalls.ts'

/** Who sends a call, and the vendor whose orders it lists. */
interface Sender {
  readonly authorization: string
  readonly vendorId?: string
}

/** Sends a GET call, whose answer the portal's code uses when it is about to send the same one (ADR 11). */
export const sendEarly = (url: string, sender?: Sender): Promise<FetchResponse> => {
  const headers = { accept: 'application/json', ...(sender && { authorization: sender.authorization }) }
  // Reads the body at once, so that it is available without waiting later.
  const answer = fetch(url, { headers }).then(async (ready) => {
    const text = await ready.text()
    return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
  })
  answer.catch(() => undefined)
  const calls = (window.earlyCalls ??= [])
  calls.push({ authorization: null, ...sender, url, at: Date.now(), answer })
  return answer
}
