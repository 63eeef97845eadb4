import { Effect } from 'effect'
import type { GuestAccessPort } from '../../application/ports/GuestAccess.ts'
import { ServiceRefusal } from '../../application/ports/ServiceFailure.ts'

/** Makes guests in memory while they are wanted. */
export const makeMemoryGuestAccess = (areWelcome: () => boolean = () => true): GuestAccessPort => {
  let made = 0
  return {
    begin: Effect.suspend(() => {
      if (!areWelcome())
        return Effect.fail(
          new ServiceRefusal({ status: 403, code: 'GUESTS_OFF', translationKey: 'error.guests-off', message: 'off' }),
        )
      made += 1
      return Effect.succeed({ vendorId: `guest-${made}`, token: `guest-token-${made}` })
    }),
  }
}
