import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../../contract/auth.ts'
import { createBulkJob, placeBulkOrders, readBulkJob } from '../../../contract/bulk.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { listVendors } from '../../../contract/vendors.ts'
import type { VendorJson } from '../../../service/store/vendorStore.ts'
import { contentOf } from '../../support/bulkSheets.ts'
import type { BulkAnswer } from '../../support/bulkVisit.ts'
import { makeDataFolder, removeDataFolder } from '../../support/dataFolder.ts'
import { newKey } from '../../support/serviceInProcess.ts'
import { startServiceProcess, type ServiceProcess } from '../../support/serviceProcess.ts'

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

/** Signs a vendor in at that address and returns a function for calls. */
const signedIn = async (base: string) => {
  let authorization = ''
  const call = async <T>(url: string, body?: object): Promise<T> => {
    const answer = await fetch(base + url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const credentials = { email_address: 'vendor@demo.test', password: 'Demo-1234!' }
  const { result } = await call<{ result: { AuthenticationResult: { AccessToken: string } } }>(
    pathOf(login),
    credentials,
  )
  authorization = `Bearer ${result.AuthenticationResult.AccessToken}`
  return call
}

describe('a service killed while it places a job', { retry: 1 }, () => {
  it('continues the job after the next start and places each row once (CON-16)', async () => {
    const call = await signedIn(await start())
    const { result } = await call<{ result: { vendors: ReadonlyArray<VendorJson> } }>(pathOf(listVendors))
    const [vendor] = result.vendors as [VendorJson]
    const { latitude, longitude } = vendor.vendor_information.location
    const vendorId = vendor.vendor_id
    // Tomorrow at noon can be ordered even while the store is closed.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const row = { address: `${latitude}, ${longitude}`, deliverAt: `${tomorrow} 12:00` }
    const content = await contentOf(...Array.from({ length: ROWS }, () => row))
    const { body: job } = await call<{ body: BulkAnswer }>(pathOf(createBulkJob), { vendor_id: vendorId, content })
    const jobId = job.bulk_job.bulk_job_id
    const read = async (as: typeof call) =>
      (await as<{ body: BulkAnswer }>(pathOf(readBulkJob, { vendorId, jobId }))).body
    const placedIn = ({ orders }: BulkAnswer) => orders.filter(({ status }) => status === 'PLACED')

    const placing = call(pathOf(placeBulkOrders, { jobId }), {}).catch(() => 'cut off')
    while ((await read(call)).bulk_job.placing !== true) await wait(5)
    await service?.end('SIGKILL')
    expect(await placing).toBe('cut off')

    const again = await signedIn(await start())
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
