import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestAccessPort, NewGuestAccount } from '../../src/application/ports/GuestAccess.ts'
import type { GuestLogin } from '../../src/application/ports/StartupStore.ts'
import { DAY, MINUTE } from '../../src/domain/instant.ts'

export interface OpenGuestAccess {
  readonly access: GuestAccessPort
  /** Makes this guest the current one. */
  readonly enter: (guest: GuestLogin) => Promise<void>
  /** An address that has an account. */
  readonly registered: string
  /** The adapter's clock: milliseconds since 1970. */
  readonly now: () => number
  /** Sets the flag GuestCheckout. */
  readonly welcome: (are: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

const STAYING: NewGuestAccount = {
  email: 'eva@home.test',
  password: 'Demo-1234!',
  phone: '603 111 222',
  name: 'Evina kuchyň',
  language: 'cs',
}

/** The contract of every `GuestAccess` adapter (OP-17). */
export const guestAccessContract = (adapter: string, open: () => Promise<OpenGuestAccess>) =>
  describe(`GuestAccess (${adapter})`, () => {
    let held: OpenGuestAccess
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('gives each guest a vendor and a token of its own (OP-17, GUEST-10)', async () => {
      await held.welcome(true)
      const [one, other] = await Effect.runPromise(Effect.all([held.access.begin(), held.access.begin()]))
      expect(new Set([one.vendorId, other.vendorId, one.token, other.token]).size).toBe(4)
    })

    it('turns a guest into an account to be confirmed within 24 hours; a repeat gets the same answer (GUEST-08, AUTH-09, CON-16)', async () => {
      await held.welcome(true)
      await held.enter(await Effect.runPromise(held.access.begin()))
      const until = await Effect.runPromise(held.access.stay(STAYING, 'key-once'))
      expect(Math.abs(until - held.now() - DAY)).toBeLessThan(MINUTE)
      expect(await Effect.runPromise(held.access.stay(STAYING, 'key-once'))).toBe(until)
    })

    it('refuses a registered address (AUTH-08)', async () => {
      await held.welcome(true)
      await held.enter(await Effect.runPromise(held.access.begin()))
      const staying = { ...STAYING, email: held.registered }
      expect(await Effect.runPromise(Effect.flip(held.access.stay(staying, 'key-taken')))).toMatchObject({
        _tag: 'ServiceRefusal',
        text: { id: 'account-email-registered' },
        field: 'email',
      })
    })

    it('refuses guests while the flag is off (MODE-04)', async () => {
      await held.welcome(false)
      expect(await Effect.runPromise(Effect.flip(held.access.begin()))).toMatchObject({
        _tag: 'ServiceRefusal',
        text: { id: 'farewell-guest-off' },
      })
    })
  })
