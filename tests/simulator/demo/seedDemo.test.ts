import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerSearch } from '../../../service/store/customerWords.ts'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { DEMO_PASSWORD, DEMO_WORLDS, demoRiders, groundOf, seedDemo } from '../../../simulator/demo/seedDemo.ts'
import { vendorOf } from '../../../service/vendor/vendorOf.ts'
import { DAY } from '../../../src/domain/instant.ts'
import { collectionPointOf, collectionPointRefusals } from '../../../src/domain/vendor/collectionPoint.ts'
import { makeTestClock, NOON, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'

describe('seeding a database', () => {
  let service: ServiceInProcess

  beforeAll(async () => {
    service = await startService({ clock: makeTestClock(NOON), settings: { demo: true } })
    await seedDemo(service.deps)
  })
  afterAll(() => service.close())

  it('happens once, also when requested again a week later (TRACK-01)', async () => {
    const before = await service.deps.stores.orders.active('dobrego-cz')
    service.clock.advance(7 * DAY)
    await seedDemo(service.deps)
    expect(await service.deps.stores.orders.active('dobrego-cz')).toEqual(before)
  })

  it.each(DEMO_WORLDS.map(({ deployment }) => deployment))(
    'gives %s its four accounts (AUTH-01)',
    async (deployment) => {
      const { accounts, vendors } = service.deps.stores
      const found = await Promise.all(
        ['vendor', 'parent', 'new', 'closed'].map((role) => accounts.byEmail(deployment, `${role}@demo.test`)),
      )
      expect(found.map((entry) => entry?.account.vendorIds.length)).toEqual([1, 7, 1, 1])
      expect(found.map((entry) => entry?.account.mayManageOutlets)).toEqual([false, true, false, false])
      const [vendor] = found
      const { passwords } = service.deps
      expect(await passwords.inTurn(() => passwords.matches(DEMO_PASSWORD, vendor?.passwordHash))).toBe(true)
      const own = await vendors.byIds(
        deployment,
        found.flatMap((entry) => entry?.account.vendorIds ?? []),
      )
      expect(own.filter(({ vendor: { is_parent: isParent } }) => isParent)).toHaveLength(2)
      expect(own.filter(({ vendor: { parent_vendor_id: parent } }) => parent !== null)).toHaveLength(5)
      expect(own.filter(({ serviceHours }) => serviceHours === 'closed')).toHaveLength(1)
      expect(own.filter((entry) => entry.vendor.vendor_information.location.latitude === null)).toHaveLength(1)
    },
  )

  it.each(DEMO_WORLDS)(
    'gives $deployment collection points that can be saved as they are (OUTLET-06 to OUTLET-10)',
    (world) => {
      const { outlets } = demoVendors(groundOf(world))
      const refused = outlets.flatMap((outlet) => collectionPointRefusals(collectionPointOf(vendorOf(outlet))))
      expect(refused).toEqual([])
      expect(outlets.map((outlet) => outlet.vendor_information.owners.length)).toEqual([2, 2, 2, 2, 2])
      expect(new Set(outlets.map((outlet) => outlet.client_vendor_id)).size).toBe(5)
    },
  )

  it('completes the seeding that a killed service began (AUTH-01)', async () => {
    const other = await startService({ clock: makeTestClock(NOON), settings: { demo: true } })
    const ground = groundOf(DEMO_WORLDS[0]!)
    await other.deps.stores.vendors.addMany([
      { deployment: ground.world.deployment, vendor: demoVendors(ground).single },
    ])
    await other.deps.stores.riders.addMany(demoRiders(ground, NOON))
    await seedDemo(other.deps)
    expect(await other.deps.stores.accounts.byEmail('dobrego-cz', 'closed@demo.test')).toBeDefined()
    expect((await other.deps.stores.orders.active('dobrego-cz')).length).toBeGreaterThan(10)
    await other.close()
  })

  it.each(DEMO_WORLDS)('adds an address book and vouchers to $deployment once (API-11, VOUCH-02)', async (world) => {
    const { customers, vouchers } = service.deps.stores
    const [name = ''] = world.customers
    const wanted = customerSearch(name)
    expect(wanted).toBeDefined()
    const found = await customers.search(world.deployment, `${world.prefix}1001`, wanted!, 20)
    expect(found.map((customer) => customer.name)).toEqual([name, name])
    expect(await vouchers.all(world.deployment)).toHaveLength(6)
  })

  it('adds no data to other deployments, and flags to demo deployments only (FLAG-06)', async () => {
    const { stores } = service.deps
    expect(await stores.accounts.byEmail('yolvera-tr', 'vendor@demo.test')).toBeUndefined()
    expect(await stores.settings.flags('yolvera-tr')).toEqual({})
    expect(await stores.settings.flags('qamarly-kw')).toMatchObject({
      AddressBook: true,
      Voucher: true,
      Preorder: true,
      ModifyOrder: true,
      DrawDeliveryAreas: true,
      AddVendorOutlet: true,
      EditVendorOutlet: true,
    })
    const on = Object.keys(await stores.settings.flags('qamarly-kw'))
    for (const off of ['GuestCheckout', 'PayAtPickup', 'NonePaymentMethod']) expect(on).not.toContain(off)
  })
})
