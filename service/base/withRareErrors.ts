import type { Instant } from '../../src/domain/instant.ts'
import type { Log } from './log.ts'
import { machineNow } from './machineNow.ts'

const SAY_AGAIN_AFTER = 30_000

/**
 * A log for something that is tried again several times a second: logs an error at once, and the same event again after
 * 30 seconds, with `leftOut`, the number of errors in between.
 */
export const withRareErrors = (log: Log, now: () => Instant = machineNow): Log => {
  const said = new Map<string, { readonly at: Instant; leftOut: number }>()
  return {
    ...log,
    error: (event, cause, fields) => {
      const at = now()
      const last = said.get(event)
      // A clock that is set back must not keep the log silent.
      if (last !== undefined && Math.abs(at - last.at) < SAY_AGAIN_AFTER) {
        last.leftOut += 1
        return
      }
      said.set(event, { at, leftOut: 0 })
      log.error(event, cause, { ...fields, ...(last !== undefined && last.leftOut > 0 && { leftOut: last.leftOut }) })
    },
  }
}
