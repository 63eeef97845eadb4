import type { Elsewhere } from '../adapters/http/PortalTransport.ts'
import type { MissingCalls, PageServices } from '../domain/market/backEnd.ts'

const missingCalls = (): MissingCalls => {
  const known = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    has: (call) => known.has(call),
    add: (call) => {
      known.add(call)
      for (const hear of listeners) hear()
    },
    subscribe: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/**
 * What the page knows of a back end that is not its own service; `undefined` if it has none. It may be on the site's
 * origin, under a path or without keys. The first call that does not reach it names its origin in the console, because a
 * browser tells neither the page nor the person why.
 */
export const elsewhereOf = (
  { calls, idempotencyKeys }: PageServices,
  { location, console }: Pick<Window & typeof globalThis, 'location' | 'console'>,
): Elsewhere | undefined => {
  if (calls === location.origin && idempotencyKeys) return undefined
  let isTold = false
  return {
    takesKeys: idempotencyKeys,
    missing: missingCalls(),
    unreached: (url) => {
      if (isTold) return
      isTold = true
      console.error(
        `The back end at ${new URL(url).origin} was not reached from ${location.origin}: check its name, its certificate, and that it allows this origin (CORS).`,
      )
    },
  }
}
