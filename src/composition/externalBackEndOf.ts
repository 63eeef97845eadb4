import type { ExternalBackEnd } from '../adapters/http/PortalTransport.ts'
import { LACKING_IN_MEMORY, type MissingCalls, type PageServices } from '../domain/market/backEnd.ts'

const missingCalls = (lacking: Iterable<string>): MissingCalls => {
  const known = new Set(lacking)
  const listeners = new Set<() => void>()
  return {
    has: (call) => known.has(call),
    add: (call) => {
      known.add(call)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What the page knows of a back end that is not its own service; `undefined` if it has none. It may be in the page itself,
 * or on the site's origin, under a path or without keys. The first call that does not reach it names its origin in the console, because a
 * browser tells neither the page nor the person why.
 */
export const externalBackEndOf = (
  { service }: Pick<PageServices, 'service'>,
  { location, console }: Pick<Window & typeof globalThis, 'location' | 'console'>,
): ExternalBackEnd | undefined => {
  if (service && service.calls === location.origin && service.idempotencyKeys) return undefined
  let isReported = false
  return {
    takesKeys: service?.idempotencyKeys ?? true,
    missing: missingCalls(service ? [] : LACKING_IN_MEMORY),
    unreached: (url) => {
      if (isReported) return
      isReported = true
      console.error(
        `The back end at ${new URL(url).origin} was not reached from ${location.origin}: check its name, its certificate, and that it allows this origin (CORS).`,
      )
    },
  }
}
