import { Effect } from 'effect'
import type { CurrentFlags } from '../application/ports/CurrentFlags.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'

/** Implements the flags port with the page's flags. */
export const flagsOfPage = ({ known, subscribe }: KnownFlags): CurrentFlags['Service'] => ({
  known: Effect.callback((resume) => {
    const resumeIfKnown = () => {
      const flags = known()
      if (flags !== undefined) resume(Effect.succeed(flags))
    }
    const stop = subscribe(resumeIfKnown)
    resumeIfKnown()
    return Effect.sync(stop)
  }),
})
