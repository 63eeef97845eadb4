import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerSearch } from '../../../service/store/customerWords.ts'
import { groundOf } from '../../../simulator/demo/demoGround.ts'
import { demoRiders } from '../../../simulator/demo/demoRiders.ts'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { demoVouchers } from '../../../simulator/demo/demoVouchers.ts'
import { makeLazyDemos } from '../../../simulator/demo/lazyDemos.ts'
import { DEMO_PASSWORD } from '../../../simulator/demo/seedDemo.ts'
import { DAY, HOUR, MINUTE, plus } from '../../../src/domain/instant.ts'
import { deploymentOf, type Deployment } from '../../../src/domain/market/deployments.ts'
import { serviceHoursAt } from '../../../src/domain/request/serviceHours.ts'
import { makeTestClock, NOON, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { CZ } from '../../support/smallWorld.ts'

const SEEDED = ['dobrego-cz', 'qamarly-kw'].flatMap((id) => deploymentOf(id) ?? [])

const openAll = async ({ deps }: ServiceInProcess, deployments: ReadonlyArray<Deployment> = SEEDED) => {
  const worlds = makeLazyDemos(deps)
  for (const deployment of deployments) await worlds.open(deployment)
}

describe('the demos of a database', () => {
  let service: ServiceInProcess

  beforeAll(async () => {
    service = await startService({ clock: makeTestClock(NOON), settings: { demo: true } })
    await openAll(service)
  })
  afterAll(() => service.close())

  it('are made once, also when opened again a week later (TRACK-01)', async () => {
    const before = await service.deps.stores.orders.active(CZ)
    service.clock.advance(7 * DAY)
    await openAll(service)
    expect(await service.deps.stores.orders.active(CZ)).toEqual(before)
  })

  it('get the riders that a demo of an earlier version lacks (SANDBOX-06)', async () => {
    await service.database.sql.deleteFrom('riders').where('deployment', '=', CZ).where('id', '>', 'czr12').execute()
    await openAll(service)
    expect(await service.deps.stores.riders.ridersOf(CZ)).toHaveLength(60)
  })

  it.each(SEEDED)('give $id four accounts (AUTH-01)', async ({ id }) => {
    const { accounts, vendors } = service.deps.stores
    const found = await Promise.all(
      ['vendor', 'parent', 'new', 'closed'].map((role) => accounts.byEmail(id, `${role}@demo.test`)),
    )
    expect(found.map((entry) => entry?.account.vendorIds.length)).toEqual([1, 7, 1, 1])
    expect(found.map((entry) => entry?.account.mayManageOutlets)).toEqual([false, true, false, false])
    const [vendor] = found
    const { passwords } = service.deps
    expect(await passwords.inTurn(() => passwords.matches(DEMO_PASSWORD, vendor?.passwordHash))).toBe(true)
    const own = await vendors.byIds(
      id,
      found.flatMap((entry) => entry?.account.vendorIds ?? []),
    )
    expect(own.filter(({ vendor: { is_parent: isParent } }) => isParent)).toHaveLength(2)
    expect(own.filter(({ vendor: { parent_vendor_id: parent } }) => parent !== null)).toHaveLength(5)
    expect(own.filter((entry) => entry.vendor.vendor_information.location.latitude === null)).toHaveLength(1)
  })

  it.each(SEEDED)('give $id one shop that is closed at every hour (SANDBOX-01)', async ({ id, country }) => {
    const { account } = (await service.deps.stores.accounts.byEmail(id, 'closed@demo.test'))!
    const [shop] = await service.deps.stores.vendors.byIds(id, account.vendorIds)
    const statuses = Array.from({ length: 24 }, (_, hour) =>
      serviceHoursAt(shop?.vendor.service_hours ?? '', plus(NOON, hour * HOUR + 30 * MINUTE), country.timeZone),
    )
    expect(new Set(statuses.map((hours) => (typeof hours === 'string' ? hours : hours.status)))).toEqual(
      new Set(['closed']),
    )
  })

  it.each(SEEDED)('give the outlets of $id two owners and a client id of their own (OUTLET-06)', (deployment) => {
    const { outlets } = demoVendors(groundOf(deployment))
    expect(outlets.map((outlet) => outlet.vendor_information.owners.length)).toEqual([2, 2, 2, 2, 2])
    expect(new Set(outlets.map((outlet) => outlet.client_vendor_id)).size).toBe(5)
  })

  it('are completed where a killed service began them, and keep what is there (AUTH-01, VOUCH-04)', async () => {
    const other = await startService({ clock: makeTestClock(NOON), settings: { demo: true } })
    const [deployment] = SEEDED
    const ground = groundOf(deployment!)
    await other.deps.stores.vendors.addMany([{ deployment: CZ, vendor: demoVendors(ground).single }])
    await other.deps.stores.riders.addMany(demoRiders(ground, NOON))
    const { offer } = demoVouchers(ground, NOON)[0]!
    const changed = { ...offer, active: false }
    await other.deps.stores.vouchers.add(CZ, changed, 5)
    await openAll(other, [deployment!])
    expect(await other.deps.stores.vouchers.byCode(CZ, offer.voucher.code)).toEqual({ offer: changed, used: 5 })
    expect(await other.deps.stores.accounts.byEmail(CZ, 'closed@demo.test')).toBeDefined()
    expect((await other.deps.stores.orders.active(CZ)).length).toBeGreaterThan(10)
    await other.close()
  })

  it.each(SEEDED)('add an address book and vouchers to $id once (API-11, VOUCH-02)', async (deployment) => {
    const { customers, vouchers } = service.deps.stores
    const { world, prefix } = groundOf(deployment)
    const [name = ''] = world.customers
    const wanted = customerSearch(name)
    expect(wanted).toBeDefined()
    const found = await customers.search(deployment.id, `${prefix}1001`, wanted!, 20)
    expect(found.map((customer) => customer.name)).toEqual([name, name])
    expect(await vouchers.all(deployment.id)).toHaveLength(6)
  })

  it('add no data to other deployments, and turn flags on in their own only (FLAG-06)', async () => {
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

  it('turn all of their flags on at once, so that no call sees some of them (FLAG-06)', async () => {
    const { settings } = service.deps.stores
    const flagsNow = async () => Object.keys(await settings.flags('ferrywing-hk')).length
    const seen = new Set([await flagsNow()])
    let isOn = false
    const turningOn = makeLazyDemos(service.deps)
      .turnOnFlags(deploymentOf('ferrywing-hk')!)
      .then(() => (isOn = true))
    while (!isOn) seen.add(await flagsNow())
    await turningOn
    const all = Object.keys(await settings.flags('qamarly-kw')).length
    expect([...seen, await flagsNow()].filter((count) => count !== 0 && count !== all)).toEqual([])
    expect(await flagsNow()).toBe(all)
  })
})
