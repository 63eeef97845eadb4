import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rider, RiderRepositoryPort } from '../../src/application/ports/RiderRepository.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'

/** The rider of order `bistro-second`; `bistro-first` has none. */
export const PETR = {
  id: 'rider-petr',
  name: 'Petr',
  phoneNumber: '+420603000000',
  vehicle: 'BICYCLE',
  position: BAKERY_AT,
  locatedAt: instantAt(Date.parse('2026-03-12T10:59:30Z')),
  route: [BAKERY_AT, CUSTOMER_AT],
} as const satisfies Rider

/** The rider of order `bistro-third`, of whom nearly nothing is known. */
export const STRANGER: Rider = { id: 'rider-stranger', name: '', phoneNumber: '', route: [] }

export interface OpenRiderRepository {
  readonly riders: RiderRepositoryPort
  readonly close: () => Promise<void>
}

/** The contract of every `RiderRepository` adapter (API-19). */
export const riderRepositoryContract = (adapter: string, open: () => Promise<OpenRiderRepository>) =>
  describe(`RiderRepository (${adapter})`, () => {
    let held: OpenRiderRepository
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('returns the rider with position and remaining route (API-19, OP-26)', async () => {
      expect(await Effect.runPromise(held.riders.ofOrder('bistro-second'))).toEqual(PETR)
    })

    it('returns as much as is known of a rider (API-19, VIEW-03)', async () => {
      expect(await Effect.runPromise(held.riders.ofOrder('bistro-third'))).toEqual(STRANGER)
    })

    it('returns undefined for an order without a rider, without a failure (API-19, TRACK-10)', async () => {
      expect(await Effect.runPromise(held.riders.ofOrder('bistro-first'))).toBeUndefined()
    })
  })
