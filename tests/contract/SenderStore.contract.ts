import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { StoredSender, SenderStorePort } from '../../src/application/ports/SenderStore.ts'

const EVA: StoredSender = {
  sender: { name: 'Eva', phoneNumber: '603 111 222', email: 'eva@home.test' },
  address: {
    addressText: 'Národní 20',
    unit: '',
    notes: 'Second bell',
    building: '',
    city: 'Praha',
    countryCode: 'CZ',
    coordinates: { latitude: 50.0815, longitude: 14.4141 },
    postalCode: '110 00',
    streetAddress: 'Národní 20',
  },
}

/** The contract of every `SenderStore` adapter (REQ-36, ADDR-14). */
export const senderStoreContract = (adapter: string, open: () => SenderStorePort) =>
  describe(`SenderStore (${adapter})`, () => {
    it('starts empty, stores a sender, and is empty after clearing (REQ-36)', async () => {
      const store = open()
      const before = await Effect.runPromise(store.read)
      const kept = await Effect.runPromise(Effect.andThen(store.keep(EVA), store.read))
      const after = await Effect.runPromise(Effect.andThen(store.clear, store.read))
      expect([before, kept, after]).toEqual([undefined, EVA, undefined])
    })
  })
