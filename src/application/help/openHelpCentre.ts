import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { VendorId } from '../../domain/ids.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { HelpCentre, type OpenedHelpCentre } from '../ports/HelpCentre.ts'
import { SignedOut } from '../ports/ServiceFailure.ts'

/** An opened help centre, ready to be framed, and the token it was opened with. */
export interface HelpOpening {
  readonly opened: OpenedHelpCentre
  readonly vendorId: VendorId
  readonly token: string
  readonly receivedAt: Instant
}

/** Opens the help centre for the signed-in person and the current vendor (HELP-06, HELP-08). */
export const openHelpCentre = Effect.fn('openHelpCentre')(function* (vendorId: VendorId, locale: Locale) {
  const sessions = yield* CurrentSession
  const help = yield* HelpCentre
  const login = yield* sessions.fresh
  // The help centre has no accounts for devices and guests (HELP-04).
  if (login.mode !== 'classic') return yield* new SignedOut()
  const token = yield* help.token(vendorId)
  const receivedAt = yield* currentInstant
  const opened = yield* help.open({ user: login.session.user, vendorId, locale, token })
  return { opened, vendorId, token, receivedAt } satisfies HelpOpening
})
