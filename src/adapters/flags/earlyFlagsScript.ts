import { FLAGS, pathOf } from '../../../contract/path.ts'
import type { EarlyCall } from '../http/earlyCalls.ts'

/** Embedded in the page as source text, so it must not refer to anything outside the function. */
const askFlagsEarly = (path: string) => {
  const {
    backend,
    calls: base = location.origin,
    flags = [],
  } = JSON.parse(document.documentElement.dataset['backEnd'] ?? '{}')
  // The page answers itself (ADR 138).
  if (backend) return
  const url: string = flags[0] ?? base + path
  // Reads the body at once, so that it is available without waiting later.
  const answer = fetch(url, { headers: { accept: 'application/json' } }).then(async (ready) => {
    const text = await ready.text()
    return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
  })
  answer.catch(() => undefined)
  const call: EarlyCall = { url, authorization: null, at: Date.now(), answer }
  const calls = (window.earlyCalls ??= [])
  calls.push(call)
}

/**
 * An inline script in every page, after the other early calls: the flags load in parallel with the scripts (ADR 33).
 */
export const EARLY_FLAGS_SCRIPT = `(${String(askFlagsEarly).replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(pathOf(FLAGS))})`
