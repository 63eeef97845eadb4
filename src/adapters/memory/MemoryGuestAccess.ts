import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { GuestAccessPort, StayingGuest } from '../../application/ports/GuestAccess.ts'
import { ServiceRefusal } from '../../application/ports/ServiceFailure.ts'
import { HOUR, plus, type Instant } from '../../domain/instant.ts'
import { CONFIRMATION_HOURS } from '../../domain/session/registration.ts'

const REGISTERED = new ServiceRefusal({
  kind: 'other',
  status: 409,
  code: 'EMAIL_REGISTERED',
  translationKey: 'account.email-registered',
  message: 'registered',
  field: 'email',
})

/**
 * Creates guests while they are allowed, and turns them into accounts; `registered` are addresses that already have
 * one.
 */
export const makeMemoryGuestAccess = (
  areWelcome: () => boolean = () => true,
  registered: ReadonlyArray<string> = [],
): GuestAccessPort => {
  let made = 0
  const taken = new Set(registered)
  const answers = new Map<string, Instant>()
  return {
    begin: () =>
      Effect.suspend(() => {
        if (!areWelcome())
          return Effect.fail(
            new ServiceRefusal({
              kind: 'other',
              status: 403,
              code: 'GUESTS_OFF',
              translationKey: 'farewell.guest-off',
              message: 'off',
            }),
          )
        made += 1
        return Effect.succeed({ vendorId: `guest-${made}`, token: `guest-token-${made}` })
      }),
    stay: Effect.fnUntraced(function* ({ email }: StayingGuest, key: string) {
      const now = yield* currentInstant
      const before = answers.get(key)
      if (before !== undefined) return before
      if (taken.has(email)) return yield* REGISTERED
      taken.add(email)
      answers.set(key, plus(now, CONFIRMATION_HOURS * HOUR))
      return plus(now, CONFIRMATION_HOURS * HOUR)
    }),
  }
}
