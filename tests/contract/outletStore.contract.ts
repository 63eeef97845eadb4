import { describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlAccountStore } from '../../service/sql/sqlAccountStore.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import { sqlOutletStore } from '../../service/sql/sqlOutletStore.ts'
import { sqlVendorStore } from '../../service/sql/sqlVendorStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { ANNA, CZ, orderJson, SG, vendorJson } from '../support/smallWorld.ts'
import type { NewOutlet, VendorJson } from '../../service/store/vendorStore.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const renameTo = (name: string) => (vendor: VendorJson) => ({ ...vendor, name })
let serial = 0
const unique = (name: string) => `${name}${(serial += 1)}`

/** The contract of the outlet store on every database (OUTLET-13, CON-16). */
export const outletStoreContract = (name: string, database: () => Database): void => {
  describe(`sqlOutletStore on ${name}`, () => {
    const open = () => {
      const { sql, feed } = database()
      const vendors = sqlVendorStore(sql, feed, () => NOW)
      const accounts = sqlAccountStore(sql)
      const parent = async (): Promise<string> => {
        const id = unique('parent')
        const vendor = vendorJson({ vendor_id: id, name: id, is_parent: true })
        await vendors.addMany([{ deployment: CZ, vendor }])
        return id
      }
      const person = async (vendorIds: ReadonlyArray<string>, deployment = CZ): Promise<string> => {
        const id = unique('person')
        await accounts.add({ ...ANNA, id, deployment, email: `${id}@outlets.test`, vendorIds }, 'hash')
        return id
      }
      const orders = sqlOrderStore(sql, { random: Math.random, clock: () => NOW, changed: () => undefined })
      return { outlets: sqlOutletStore(sql, feed), vendors, accounts, orders, parent, person, feed }
    }
    const outlet = (
      parentId: string,
      clientId: string,
      { accountId = 'someone', key = unique('key'), fingerprint = 'same' } = {},
    ): NewOutlet => ({
      deployment: CZ,
      parentId,
      id: unique('outlet'),
      outletOf: (id, parent) =>
        vendorJson({
          vendor_id: id,
          name: parent.name,
          parent_vendor_id: parent.vendor_id,
          client_vendor_id: clientId,
        }),
      intent: { accountId, key, fingerprint },
      now: NOW,
    })

    it('adds the outlet to all accounts of the parent in its deployment (OUTLET-18)', async () => {
      const { outlets, vendors, accounts, parent, person, feed } = open()
      const [parentId, otherId] = [await parent(), await parent()]
      const people = [
        await person([parentId]),
        await person([otherId, parentId]),
        await person([otherId]),
        await person([parentId], SG),
      ]
      const told: Array<string> = []
      const stop = feed.listen('account', (key) => void told.push(key))
      const wanted = outlet(parentId, 'KAR-7')
      const added = await outlets.add(wanted)
      stop()
      expect(added).toMatchObject({
        outcome: 'added',
        outlet: { vendor_id: wanted.id, name: parentId, parent_vendor_id: parentId },
      })
      expect(await vendors.byId(CZ, wanted.id)).toEqual({
        deployment: CZ,
        vendor: added.outcome === 'added' && added.outlet,
      })
      expect(await vendors.outletsOf(CZ, parentId)).toHaveLength(1)
      const found = await Promise.all(people.map((id) => accounts.byId(id)))
      expect(found.map((account) => account?.vendorIds)).toEqual([
        [parentId, wanted.id],
        [otherId, parentId, wanted.id],
        [otherId],
        [parentId],
      ])
      expect(told.sort()).toEqual(people.slice(0, 2).sort())
    })

    it('adds one outlet per key, also for concurrent calls (CON-16)', async () => {
      const { outlets, vendors, parent } = open()
      const [parentId, key] = [await parent(), unique('key')]
      const all = await Promise.all([1, 2, 3, 4].map(() => outlets.add(outlet(parentId, 'KAR-7', { key }))))
      expect(all.map(({ outcome }) => outcome).sort()).toEqual(['added', 'repeated', 'repeated', 'repeated'])
      const [only, ...others] = await vendors.outletsOf(CZ, parentId)
      expect(others).toEqual([])
      expect(all.map((one) => 'outlet' in one && one.outlet)).toEqual(all.map(() => only?.vendor))
    })

    it('adds one outlet per client id and parent, also for concurrent calls (OUTLET-06)', async () => {
      const { outlets, vendors, parent } = open()
      const [parentId, otherId] = [await parent(), await parent()]
      const wanted = [1, 2, 3, 4].map(() => outlet(parentId, 'KAR-7'))
      const all = await Promise.all(wanted.map(outlets.add))
      const outcomes = all.map(({ outcome }) => outcome)
      expect(outcomes.toSorted()).toEqual(['added', 'client-id-taken', 'client-id-taken', 'client-id-taken'])
      expect(await vendors.outletsOf(CZ, parentId)).toHaveLength(1)
      // A key without an outcome can be used again.
      const { intent } = wanted[outcomes.indexOf('client-id-taken')]!
      expect((await outlets.add({ ...outlet(otherId, 'KAR-7'), intent })).outcome).toBe('added')
    })

    it('refuses a key that was used for something else, also concurrently (CON-16)', async () => {
      const { outlets, orders, vendors, parent } = open()
      const [parentId, otherId, key] = [await parent(), await parent(), unique('key')]
      const intent = { accountId: 'someone', key, fingerprint: 'order' }
      await orders.place(CZ, orderJson('bistro', unique('order'), NOW), intent)
      expect((await outlets.add(outlet(parentId, 'KAR-7', { key }))).outcome).toBe('key-reused')
      const both = { key: unique('key') }
      const outcomes = await Promise.all([
        outlets.add(outlet(parentId, 'KAR-8', { ...both, fingerprint: 'one' })),
        outlets.add(outlet(otherId, 'KAR-8', { ...both, fingerprint: 'other' })),
      ])
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', 'key-reused'])
      const kept = [...(await vendors.outletsOf(CZ, parentId)), ...(await vendors.outletsOf(CZ, otherId))]
      expect(kept).toHaveLength(1)
    })

    it('adds outlets to several parents with the same accounts concurrently (OUTLET-18)', async () => {
      const { outlets, accounts, parent, person } = open()
      const parents = [await parent(), await parent(), await parent()]
      const people = [await person(parents), await person(parents.toReversed()), await person(parents)]
      const wanted = parents.flatMap((parentId) => ['A', 'B', 'C'].map((clientId) => outlet(parentId, clientId)))
      expect((await Promise.all(wanted.map(outlets.add))).map(({ outcome }) => outcome)).toEqual(
        wanted.map(() => 'added'),
      )
      const found = await Promise.all(people.map((id) => accounts.byId(id)))
      const all = [...parents, ...wanted.map(({ id }) => id)].sort()
      expect(found.map((account) => account?.vendorIds.toSorted())).toEqual([all, all, all])
    })

    it('gives a client id to one of several outlets, also for concurrent changes (OUTLET-03, OUTLET-06)', async () => {
      const { outlets, vendors, parent, feed } = open()
      const parentId = await parent()
      const ids = [1, 2, 3].map(() => unique('nameless'))
      const nameless = ids.map((vendor_id) => vendorJson({ vendor_id, name: vendor_id, parent_vendor_id: parentId }))
      await vendors.addMany(
        nameless.map((vendor) => ({ deployment: CZ, vendor: { ...vendor, client_vendor_id: null } })),
      )
      const told: Array<string> = []
      const stop = feed.listen('vendor', (key) => void told.push(key))
      const changed = await Promise.all(
        ids.map((id) =>
          outlets.change({
            deployment: CZ,
            parentId,
            id,
            change: (vendor) => ({ ...vendor, client_vendor_id: ' KAR-9 ' }),
          }),
        ),
      )
      stop()
      expect(changed.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'client-id-taken', 'client-id-taken'])
      expect(told).toHaveLength(1)
      expect((await outlets.add(outlet(parentId, 'KAR-9'))).outcome).toBe('client-id-taken')
    })

    it('changes an outlet that keeps its client id, and no unknown one', async () => {
      const { outlets, vendors, parent } = open()
      const parentId = await parent()
      const wanted = outlet(parentId, 'KAR-7')
      await outlets.add(wanted)
      const renamed = { deployment: CZ, parentId, id: wanted.id, change: renameTo('Market') }
      expect(await outlets.change(renamed)).toMatchObject({ outcome: 'changed', outlet: { name: 'Market' } })
      expect((await vendors.byId(CZ, wanted.id))?.vendor).toMatchObject({ name: 'Market', client_vendor_id: 'KAR-7' })
      expect((await outlets.change({ ...renamed, id: unique('nobody') })).outcome).toBe('no-outlet')
    })

    it('refuses an unknown parent and one of another deployment', async () => {
      const { outlets, parent } = open()
      expect((await outlets.add(outlet(unique('nobody'), 'KAR-7'))).outcome).toBe('no-parent')
      expect((await outlets.add({ ...outlet(await parent(), 'KAR-7'), deployment: SG })).outcome).toBe('no-parent')
    })
  })
}
