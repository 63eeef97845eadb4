import { Effect } from 'effect'
import { currentInstant } from '../../../src/application/currentInstant.ts'
import type { GuestAccessPort, NewGuestAccount } from '../../../src/application/ports/GuestAccess.ts'
import { HOUR, plus, type Instant } from '../../../src/domain/instant.ts'
import { CONFIRMATION_HOURS } from '../../../src/domain/session/registration.ts'
import { refusal } from '../../../src/adapters/memory/refusals.ts'

const REGISTERED = refusal('EMAIL_REGISTERED', 'account.email-registered', { field: 'email' })

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
        if (!areWelcome()) return Effect.fail(refusal('GUESTS_OFF', 'farewell.guest-off'))
        made += 1
        return Effect.succeed({ vendorId: `guest-${made}`, token: `guest-token-${made}` })
      }),
    stay: Effect.fnUntraced(function* ({ email }: NewGuestAccount, key: string) {
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
