import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestAccessPort } from '../../src/application/ports/GuestAccess.ts'

export interface OpenGuestAccess {
  readonly access: GuestAccessPort
  /** Whether guests are wanted (the flag GuestCheckout). */
  readonly welcome: (are: boolean) => Promise<void>
  readonly close: () => Promise<void>
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
      const [one, other] = await Effect.runPromise(Effect.all([held.access.begin, held.access.begin]))
      expect(new Set([one.vendorId, other.vendorId, one.token, other.token]).size).toBe(4)
    })

    it('is shut while guests are not wanted (MODE-04)', async () => {
      await held.welcome(false)
      expect(await Effect.runPromise(Effect.flip(held.access.begin))).toMatchObject({
        _tag: 'ServiceRefusal',
        status: 403,
        translationKey: 'error.guests-off',
      })
    })
  })
