import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { GuestOrdersPort } from '../../src/application/ports/GuestOrders.ts'

/** The contract of every `GuestOrders` adapter (ENT-17, GUEST-05). */
export const guestOrdersContract = (adapter: string, open: () => GuestOrdersPort) =>
  describe(`GuestOrders (${adapter})`, () => {
    it('starts empty and returns each order once, in the order of placing (GUEST-05)', async () => {
      const guests = open()
      const before = await Effect.runPromise(guests.ids)
      const after = await Effect.runPromise(
        Effect.forEach(['guest-1', 'guest-2', 'guest-1'], guests.add).pipe(Effect.andThen(guests.ids)),
      )
      expect([before, after]).toEqual([[], ['guest-1', 'guest-2']])
    })

    it('forgets the orders with the guest (GUEST-04)', async () => {
      const guests = open()
      const after = await Effect.runPromise(
        guests.add('guest-1').pipe(Effect.andThen(guests.clear), Effect.andThen(guests.ids)),
      )
      expect(after).toEqual([])
    })

    it('stores that the guest answered the offer of an account until the guest is cleared (GUEST-09, OP-34)', async () => {
      const guests = open()
      const before = await Effect.runPromise(guests.isOfferAnswered)
      const answered = await Effect.runPromise(Effect.andThen(guests.answerOffer, guests.isOfferAnswered))
      const gone = await Effect.runPromise(Effect.andThen(guests.clear, guests.isOfferAnswered))
      expect([before, answered, gone]).toEqual([false, true, false])
    })
  })
