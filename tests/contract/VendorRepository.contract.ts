import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VendorRepositoryPort } from '../../src/application/ports/VendorRepository.ts'
import type { CollectionPoint } from '../../src/domain/vendor/collectionPointToSave.ts'

/** For an account that acts for the parent `retez` and its outlets `retez-1` and `retez-2`. */
export interface HeldVendors {
  readonly vendors: VendorRepositoryPort
  readonly close: () => Promise<void>
}

const KARLIN: CollectionPoint = {
  parentVendorId: 'retez',
  clientVendorId: 'KAR-7',
  name: 'Karlín',
  phone: '+420601123456',
  owners: ['eva@small.test', 'jan@small.test'],
  location: {
    addressText: 'Křižíkova 12, 186 00 Praha',
    unit: '3',
    building: 'Yard',
    city: 'Praha',
    countryCode: 'CZ',
    postalCode: '186 00',
    street: 'Křižíkova',
    streetNumber: '12',
    riderInstructions: 'Back entrance',
    coordinates: { latitude: 50.0925, longitude: 14.4501 },
  },
}

/** The contract of every `VendorRepository` adapter (API-13 to API-15, API-35, API-36). */
export const vendorRepositoryContract = (adapter: string, open: () => Promise<HeldVendors>) =>
  describe(`VendorRepository (${adapter})`, () => {
    let held: HeldVendors
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('returns all vendors of the account (API-13)', async () => {
      const vendors = await Effect.runPromise(held.vendors.all)
      expect(new Set(vendors.map(({ id }) => id))).toEqual(new Set(['retez', 'retez-1', 'retez-2']))
      expect(vendors.find(({ id }) => id === 'retez')?.isParent).toBe(true)
      expect(vendors.find(({ id }) => id === 'retez-1')).toMatchObject({ isParent: false, parentVendorId: 'retez' })
    })

    it('reads a vendor with its location and payment methods (API-14)', async () => {
      expect(await Effect.runPromise(held.vendors.byId('retez-2'))).toMatchObject({
        id: 'retez-2',
        location: { coordinates: { latitude: 50.0875, longitude: 14.4213 }, city: 'Praha' },
        paymentMethods: { PAID: true },
        estimationPickUpTime: 12,
      })
    })

    it('saves the address of a vendor (ADDR-08, API-15)', async () => {
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
        _tag: 'NotFound',
      })
    })

    it('adds one outlet per key, despite repeats (OUTLET-13, OUTLET-14, API-35, CON-16, PERM-05)', async () => {
      const { vendors } = held
      const added = await Effect.runPromise(vendors.addOutlet(KARLIN, 'karlin'))
      expect(added).toMatchObject({ ...KARLIN, isParent: false })
      expect((await Effect.runPromise(vendors.addOutlet(KARLIN, 'karlin'))).id).toBe(added.id)
      const all = await Effect.runPromise(vendors.all)
      expect(all.filter(({ name }) => name === 'Karlín').map(({ id }) => id)).toEqual([added.id])
      expect(await Effect.runPromise(vendors.byId(added.id))).toMatchObject(KARLIN)
      const elsewhere = { ...KARLIN, name: 'Elsewhere' }
      expect(await Effect.runPromise(Effect.flip(vendors.addOutlet(elsewhere, 'karlin')))).toMatchObject({
        _tag: 'KeyReused',
      })
    })

    it('changes an outlet but not its parent (OUTLET-03, OUTLET-13, API-36)', async () => {
      const { vendors } = held
      const point = { ...KARLIN, clientVendorId: 'LET-1' }
      const { id } = await Effect.runPromise(vendors.addOutlet(point, 'letna'))
      const said = { ...point, name: 'Letná', phone: '+420601654321', owners: [] }
      expect(await Effect.runPromise(vendors.changeOutlet(id, said))).toMatchObject({ ...said, id })
      expect(await Effect.runPromise(vendors.byId(id))).toMatchObject(said)
      expect(await Effect.runPromise(Effect.flip(vendors.changeOutlet('nobody', said)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('does not find an unknown vendor (API-14)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.vendors.byId('nobody')))).toMatchObject({ _tag: 'NotFound' })
    })
  })
