import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestAccessPort, StayingGuest } from '../../src/application/ports/GuestAccess.ts'
import type { GuestLogin } from '../../src/application/ports/StartupStore.ts'
import { DAY, MINUTE } from '../../src/domain/instant.ts'

export interface OpenGuestAccess {
  readonly access: GuestAccessPort
  /** The page is this guest's from here on. */
  readonly enter: (guest: GuestLogin) => Promise<void>
  /** An address that has an account. */
  readonly registered: string
  /** Milliseconds since 1970, as the keeper has it. */
  readonly now: () => number
  /** Whether guests are wanted (the flag GuestCheckout). */
  readonly welcome: (are: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

const STAYING: StayingGuest = {
  email: 'eva@home.test',
  password: 'Demo-1234!',
  phone: '603 111 222',
  name: 'Evina kuchyň',
  language: 'cs',
}

/** What whoever lets guests in promises (OP-17). */
export const guestAccessContract = (keeper: string, open: () => Promise<OpenGuestAccess>) =>
  describe(`The door of guests, at ${keeper}`, () => {
    let held: OpenGuestAccess
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('makes each guest another one, with a vendor and a token of their own (OP-17, GUEST-10)', async () => {
      await held.welcome(true)
      const [one, other] = await Effect.runPromise(Effect.all([held.access.begin(), held.access.begin()]))
      expect(new Set([one.vendorId, other.vendorId, one.token, other.token]).size).toBe(4)
    })

    it('makes an account of a guest, to be confirmed within 24 hours; a repeat gets the same answer (GUEST-08, AUTH-09, CON-16)', async () => {
      await held.welcome(true)
      await held.enter(await Effect.runPromise(held.access.begin()))
      const until = await Effect.runPromise(held.access.stay(STAYING, 'key-once'))
      expect(Math.abs(until - held.now() - DAY)).toBeLessThan(MINUTE)
      expect(await Effect.runPromise(held.access.stay(STAYING, 'key-once'))).toBe(until)
    })

    it('makes none for an address that has one (AUTH-08)', async () => {
      await held.welcome(true)
      await held.enter(await Effect.runPromise(held.access.begin()))
      const staying = { ...STAYING, email: held.registered }
      expect(await Effect.runPromise(Effect.flip(held.access.stay(staying, 'key-taken')))).toMatchObject({
        _tag: 'ServiceRefusal',
        status: 409,
        translationKey: 'account.email-registered',
        field: 'email_address',
      })
    })

    it('is shut while guests are not wanted (MODE-04)', async () => {
      await held.welcome(false)
      expect(await Effect.runPromise(Effect.flip(held.access.begin()))).toMatchObject({
        _tag: 'ServiceRefusal',
        status: 403,
        translationKey: 'error.guests-off',
      })
    })
  })
