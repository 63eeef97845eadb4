import type { EarlyCall } from '../http/earlyCalls.ts'
import { FLAGS_PATH } from './JsonFlagProvider.ts'

/** Runs in the page as it stands here, by its text: nothing from outside of it is known there. */
const askFlagsEarly = (path: string) => {
  const url = location.origin + path
  // Read to its end at once: whoever wants it later has it without waiting.
  const answer = fetch(url, { headers: { accept: 'application/json' } }).then(async (ready) => {
    const text = await ready.text()
    return { status: ready.status, headers: ready.headers, text: () => Promise.resolve(text) }
  })
  answer.catch(() => undefined)
  const call: EarlyCall = { url, authorization: null, at: Date.now(), answer }
  const calls = (window.earlyCalls ??= [])
  calls.push(call)
}

/** Stands in every page, behind what else it asks early: the flags are there when the scripts are (ADR 33). */
export const EARLY_FLAGS_SCRIPT = `(${String(askFlagsEarly).replaceAll(/\n\s+/g, '\n')})(${JSON.stringify(FLAGS_PATH)})`
