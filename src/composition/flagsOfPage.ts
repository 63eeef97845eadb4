import { Effect } from 'effect'
import type { CurrentFlags } from '../application/ports/CurrentFlags.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'

/** The flags of the page as a port of the use cases. */
export const flagsOfPage = ({ known, subscribe }: KnownFlags): CurrentFlags['Service'] => ({
  known: Effect.callback((resume) => {
    const tell = () => {
      const flags = known()
      if (flags !== undefined) resume(Effect.succeed(flags))
    }
    const stop = subscribe(tell)
    tell()
    return Effect.sync(stop)
  }),
})
