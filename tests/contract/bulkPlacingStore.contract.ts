import { sql as statement } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlBulkJobStore } from '../../service/sql/sqlBulkJobStore.ts'
import { sqlBulkPlacingStore } from '../../service/sql/sqlBulkPlacingStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { CZ } from '../support/smallWorld.ts'

let serial = 0
const unique = (name: string) => `${name}${(serial += 1)}`

/**
 * The contract of the bulk placing store on every database: one process at a time places a job, to its end (CON-16).
 */
export const bulkPlacingStoreContract = (name: string, database: () => Database): void => {
  describe(`sqlBulkPlacingStore on ${name}`, () => {
    const open = () => sqlBulkPlacingStore(database().sql)
    const intent = () => ({ accountId: 'anna', key: unique('key'), fingerprint: 'same' })
    /** Expires the lease, as after the death of its process. */
    const leaseRunsOut = (jobId: string) =>
      statement`update bulk_placings set leased_until = clock_timestamp() - interval '1 second'
        where job_id = ${jobId}`.execute(database().sql)

    it('gives the lease to one of several processes, which may renew it (CON-16)', async () => {
      const job = unique('placing')
      const holders = ['one', 'two', 'three', 'four'].map((holder) => `${job} ${holder}`)
      const begun = await Promise.all(holders.map((holder) => open().begin(CZ, job, intent(), holder)))
      expect(begun.filter(Boolean)).toHaveLength(1)
      const winner = holders[begun.indexOf(true)] ?? ''
      expect(await open().begin(CZ, job, intent(), winner)).toBe(true)
      expect(await open().renew(CZ, job, winner)).toBe(true)
      expect(await open().renew(CZ, job, holders.find((holder) => holder !== winner) ?? '')).toBe(false)
      await open().end(CZ, job, winner)
      expect(await open().begin(CZ, job, intent(), 'somebody')).toBe(true)
      await open().end(CZ, job, 'somebody')
    })

    it('gives an expired lease and its intent to one other process', async () => {
      const job = unique('placing')
      const wanted = intent()
      await open().begin(CZ, job, wanted, 'dead')
      expect(await open().takeOver('early')).toBeUndefined()
      await leaseRunsOut(job)
      const taken = await Promise.all(['one', 'two', 'three'].map((holder) => open().takeOver(holder)))
      expect(taken.filter((one) => one !== undefined)).toEqual([
        { deployment: CZ, jobId: job, intent: wanted, attempts: 1 },
      ])
      expect(await open().renew(CZ, job, 'dead')).toBe(false)
      await open().end(CZ, job, 'dead')
      await leaseRunsOut(job)
      expect(await open().takeOver('last')).toMatchObject({ jobId: job, attempts: 2 })
      await open().end(CZ, job, 'last')
      expect(await open().takeOver('last')).toBeUndefined()
    })

    it('offers jobs of a stopped process immediately', async () => {
      const job = unique('placing')
      await open().begin(CZ, job, intent(), 'stopping')
      await open().release('stopping')
      expect(await open().takeOver('next')).toMatchObject({ jobId: job })
      await open().end(CZ, job, 'next')
    })

    it('marks the job as being placed until it ends', async () => {
      const id = unique('placing')
      const jobs = sqlBulkJobStore(database().sql)
      const facts = { deployment: CZ, id, vendorId: id, accountId: 'anna', createdBy: 'anna', createdAt: instantAt(0) }
      await jobs.add({ ...facts, status: 'PREPROCESS_SUCCESS', successRowCount: 1 }, [], intent())
      const said = async () => [
        (await jobs.byId(CZ, id))?.isBeingPlaced,
        (await jobs.ofVendor(CZ, id, 1))[0]?.isBeingPlaced,
      ]
      expect(await said()).toEqual([false, false])
      await open().begin(CZ, id, intent(), 'me')
      expect(await said()).toEqual([true, true])
      await open().end(CZ, id, 'me')
      expect(await said()).toEqual([false, false])
    })
  })
}
