import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBulkJob, placeBulkOrders, readBulkJob } from '../../../contract/bulk.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { contentOf } from '../../support/bulkSheets.ts'
import type { BulkAnswer } from '../../support/bulkVisit.ts'
import { makeDataFolder, removeDataFolder } from '../../support/dataFolder.ts'
import { startServiceProcess, type ServiceProcess } from '../../support/serviceProcess.ts'
import { firstVendor, signInVendor, type Calls } from '../../support/vendorCalls.ts'

const ROWS = 300

let folder: string
let service: ServiceProcess | undefined
beforeAll(() => {
  folder = makeDataFolder('portal-bulk-')
})
afterAll(async () => {
  service?.child.kill('SIGKILL')
  await removeDataFolder(folder, path.join(folder, 'data'))
})

/** Starts the program on the folder and resolves with its address once it is ready. */
const start = async (): Promise<string> => {
  service = startServiceProcess({ DATA_DIR: path.join(folder, 'data') })
  return `http://127.0.0.1:${await service.ready}`
}

describe('a service killed while it places a job', { retry: 1 }, () => {
  it('continues the job after the next start and places each row once (CON-16)', async () => {
    const calls = await signInVendor(await start())
    const { call } = calls
    const { vendorId, position } = await firstVendor(calls)
    // Tomorrow at noon can be ordered even while the store is closed.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const row = { address: `${position.latitude}, ${position.longitude}`, deliverAt: `${tomorrow} 12:00` }
    const content = await contentOf(...Array.from({ length: ROWS }, () => row))
    const { body: job } = await call<{ body: BulkAnswer }>(pathOf(createBulkJob), { vendor_id: vendorId, content })
    const jobId = job.bulk_job.bulk_job_id
    const read = async (as: Calls['call']) =>
      (await as<{ body: BulkAnswer }>(pathOf(readBulkJob, { vendorId, jobId }))).body
    const placedIn = ({ orders }: BulkAnswer) => orders.filter(({ status }) => status === 'PLACED')

    const placing = call(pathOf(placeBulkOrders, { jobId }), {}).catch(() => 'cut off')
    while ((await read(call)).bulk_job.placing !== true) await wait(5)
    await service?.end('SIGKILL')
    expect(await placing).toBe('cut off')

    const { call: again } = await signInVendor(await start())
    let after = await read(again)
    while (after.bulk_job.placing === true) {
      await wait(200)
      after = await read(again)
    }
    expect(after.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS')
    expect(new Set(placedIn(after).map(({ order_id: id }) => id)).size).toBe(ROWS)
    const { body: repeated } = await again<{ body: BulkAnswer }>(pathOf(placeBulkOrders, { jobId }), {})
    expect(repeated.orders.map(({ order_id: id }) => id)).toEqual(after.orders.map(({ order_id: id }) => id))
  }, 600_000)
})
