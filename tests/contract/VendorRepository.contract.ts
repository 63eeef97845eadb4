import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VendorRepositoryPort } from '../../src/application/ports/VendorRepository.ts'

/** Kept for a person who may act for `retez`, a parent, and its outlets `retez-1` and `retez-2`. */
export interface HeldVendors {
  readonly vendors: VendorRepositoryPort
  readonly close: () => Promise<void>
}

/** What every keeper of vendors promises (API-13 to API-15). */
export const vendorRepositoryContract = (keeper: string, open: () => Promise<HeldVendors>) =>
  describe(`Vendors, kept by ${keeper}`, () => {
    let held: HeldVendors
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('are all those the person may act for (API-13)', async () => {
      const vendors = await Effect.runPromise(held.vendors.all)
      expect(new Set(vendors.map(({ id }) => id))).toEqual(new Set(['retez', 'retez-1', 'retez-2']))
      expect(vendors.find(({ id }) => id === 'retez')?.isParent).toBe(true)
      expect(vendors.find(({ id }) => id === 'retez-1')).toMatchObject({ isParent: false, parentVendorId: 'retez' })
    })

    it('are found one by one, with their place and their ways of paying (API-14)', async () => {
      expect(await Effect.runPromise(held.vendors.byId('retez-2'))).toMatchObject({
        id: 'retez-2',
        location: { coordinates: { latitude: 50.0875, longitude: 14.4213 }, city: 'Praha' },
        paymentMethods: { PAID: true },
        estimationPickUpTime: 12,
      })
    })

    it('are collected from where somebody said, from then on (ADDR-08, API-15)', async () => {
      const address = {
        addressText: 'Korunní 12, 120 00 Praha',
        unit: '3',
        notes: 'Back entrance',
        building: 'Yard',
        city: 'Praha',
        countryCode: 'CZ',
        coordinates: { latitude: 50.0755, longitude: 14.4402 },
        postalCode: '120 00',
        streetAddress: 'Korunní 12',
      }
      const saved = await Effect.runPromise(held.vendors.saveAddress('retez-1', address))
      const { addressText, building, city, coordinates, postalCode, unit, notes } = address
      const location = { addressText, building, city, coordinates, postalCode, unit, riderInstructions: notes }
      expect(saved).toMatchObject({ id: 'retez-1', location })
      expect(await Effect.runPromise(held.vendors.byId('retez-1'))).toMatchObject({ location })
      expect(await Effect.runPromise(Effect.flip(held.vendors.saveAddress('nobody', address)))).toMatchObject({
        status: 404,
      })
    })

    it('are not found when there is no such vendor (API-14)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.vendors.byId('nobody')))).toMatchObject({ status: 404 })
    })
  })
