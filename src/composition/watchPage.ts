import { browserPause } from '../adapters/clock/browserPause.ts'
import { FALLBACK_PATH, FLAGS_PATH, makeJsonFlagProvider } from '../adapters/flags/JsonFlagProvider.ts'
import { fetchAfterEarlyCalls } from '../adapters/http/earlyCalls.ts'
import { watchFlags } from '../application/flags/watchFlags.ts'
import type { PageFlags } from '../ui/flags/PageFlags.ts'

/** What every page watches as long as it is open. Its file comes beside the page and holds nothing up (ADR 33). */
export const watchPage = (window: Window & typeof globalThis, flags: PageFlags): void => {
  const { origin } = window.location
  const fetch = fetchAfterEarlyCalls(window, () => undefined)
  const providers = [
    makeJsonFlagProvider('service', origin + FLAGS_PATH, fetch),
    makeJsonFlagProvider('fallback file', origin + FALLBACK_PATH, fetch),
  ]
  void watchFlags({ providers, pause: browserPause(window) })(flags.take, new AbortController().signal)
}
