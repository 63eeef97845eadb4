import { Effect, Schedule } from 'effect'
import type { Vendor } from '../../domain/vendor/vendor.ts'

/** Ms between two looks (REQ-03, CONST-36). */
const LOOK_EVERY = 200

/** The vendor as soon as `look` finds one. */
export const waitForVendor = Effect.fn('waitForVendor')(function* (look: () => Vendor | undefined) {
  return yield* Effect.suspend(() => Effect.fromNullishOr(look())).pipe(
    Effect.retry(Schedule.spaced(LOOK_EVERY)),
    Effect.orDie,
  )
})
