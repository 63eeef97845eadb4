import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VendorRepositoryPort } from '../../src/application/ports/VendorRepository.ts'
import type { CollectionPoint } from '../../src/domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'

export interface HeldVendors {
  readonly vendors: VendorRepositoryPort
  readonly close: () => Promise<void>
}

/** The vendors that the account acts for. */
interface VendorWorld {
  readonly parent: string
  /** Its outlets. The collection address of the first will be changed. */
  readonly outlets: readonly [string, ...ReadonlyArray<string>]
  /** What is known of the last outlet. */
  readonly last: Partial<Vendor>
  /** Whether the back end takes keys, so that a repeat adds nothing (CON-16). */
  readonly takesKeys: boolean
}

const RETEZ: VendorWorld = {
  parent: 'retez',
  outlets: ['retez-1', 'retez-2'],
  last: {
    location: { coordinates: { latitude: 50.0875, longitude: 14.4213 }, city: 'Praha' } as Vendor['location'],
    paymentMethods: { PAID: true },
    estimationPickUpTime: 12,
  },
  takesKeys: true,
}

const karlinOf = (parentVendorId: string): CollectionPoint => ({
  parentVendorId,
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
})

/** The contract of every `VendorRepository` adapter (API-13 to API-15, API-35, API-36). */
export const vendorRepositoryContract = (
  adapter: string,
  open: () => Promise<HeldVendors>,
  { parent, outlets, last, takesKeys } = RETEZ,
) =>
  describe(`VendorRepository (${adapter})`, () => {
    const [first] = outlets
    const KARLIN = karlinOf(parent)
    let held: HeldVendors
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('returns all vendors of the account (API-13)', async () => {
      const vendors = await Effect.runPromise(held.vendors.all)
      expect(new Set(vendors.map(({ id }) => id))).toEqual(new Set([parent, ...outlets]))
      expect(vendors.find(({ id }) => id === parent)?.isParent).toBe(true)
      expect(vendors.find(({ id }) => id === first)).toMatchObject({ isParent: false, parentVendorId: parent })
    })

    it('reads a vendor with its location and payment methods (API-14)', async () => {
      const id = outlets.at(-1) ?? first
      expect(await Effect.runPromise(held.vendors.byId(id))).toMatchObject({ id, ...last })
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
      const saved = await Effect.runPromise(held.vendors.saveAddress(first, address))
      const { addressText, building, city, coordinates, postalCode, unit, notes } = address
      const location = { addressText, building, city, coordinates, postalCode, unit, riderInstructions: notes }
      expect(saved).toMatchObject({ id: first, location })
      expect(await Effect.runPromise(held.vendors.byId(first))).toMatchObject({ location })
      expect(await Effect.runPromise(Effect.flip(held.vendors.saveAddress('nobody', address)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('adds an outlet (OUTLET-13, OUTLET-14, API-35, PERM-05)', async () => {
      const { vendors } = held
      const added = await Effect.runPromise(vendors.addOutlet(KARLIN, 'karlin'))
      expect(added).toMatchObject({ ...KARLIN, isParent: false })
      expect(await Effect.runPromise(vendors.byId(added.id))).toMatchObject(KARLIN)
    })

    it.runIf(takesKeys)('adds one outlet per key, despite repeats (API-35, CON-16)', async () => {
      const { vendors } = held
      const holesovice = { ...KARLIN, clientVendorId: 'HOL-1', name: 'Holešovice' }
      const added = await Effect.runPromise(vendors.addOutlet(holesovice, 'holesovice'))
      expect((await Effect.runPromise(vendors.addOutlet(holesovice, 'holesovice'))).id).toBe(added.id)
      const all = await Effect.runPromise(vendors.all)
      expect(all.filter(({ name }) => name === 'Holešovice').map(({ id }) => id)).toEqual([added.id])
      const elsewhere = { ...KARLIN, name: 'Elsewhere' }
      expect(await Effect.runPromise(Effect.flip(vendors.addOutlet(elsewhere, 'holesovice')))).toMatchObject({
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
