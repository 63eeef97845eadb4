import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rider, RiderRepositoryPort } from '../../src/application/ports/RiderRepository.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'

/** The rider of order `bistro-second`; nobody rides for `bistro-first`. */
export const PETR: Rider = {
  id: 'rider-petr',
  name: 'Petr',
  phoneNumber: '+420603000000',
  vehicle: 'BICYCLE',
  position: BAKERY_AT,
  locatedAt: Date.parse('2026-03-12T10:59:30Z'),
  route: [BAKERY_AT, CUSTOMER_AT],
}

export interface OpenRiderRepository {
  readonly riders: RiderRepositoryPort
  readonly close: () => Promise<void>
}

/** What whoever knows the riders promises (API-19). */
export const riderRepositoryContract = (keeper: string, open: () => Promise<OpenRiderRepository>) =>
  describe(`Riders, known by ${keeper}`, () => {
    let held: OpenRiderRepository
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('are told with where they were seen and the way ahead (API-19, OP-26)', async () => {
      expect(await Effect.runPromise(held.riders.ofOrder('bistro-second'))).toEqual(PETR)
    })

    it('are nobody while nobody rides, and that is no failure (API-19, TRACK-10)', async () => {
      expect(await Effect.runPromise(held.riders.ofOrder('bistro-first'))).toBeUndefined()
    })
  })
