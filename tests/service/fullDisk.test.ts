import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { placeOrder, readOrder } from '../../contract/orders.ts'
import { makeDataFolder, serverEnded } from '../support/dataFolder.ts'
import { startServiceProcess, type ServiceProcess } from '../support/serviceProcess.ts'
import { orderToPlace, signInVendor } from '../support/vendorCalls.ts'

const SIZE = '160m'
/** Mounts a disk that is small enough to be filled; returns whether this user may. */
const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]).status === 0
const unmount = (folder: string) => spawnSync('umount', [folder])

/** Only root of Linux may mount, and not in every container. */
const canMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const tried = makeDataFolder('portal-disk-')
  const isMounted = mount(tried)
  if (isMounted) unmount(tried)
  rmSync(tried, { recursive: true })
  return isMounted
}
/** What the full disk has left, in bytes: room for some orders. */
const LEFT = 128 * 1_024

let folder: string
let disk: string
let service: ServiceProcess | undefined
const fill = (left: number): string => {
  const { bavail, bsize } = statfsSync(disk)
  const ballast = path.join(disk, 'ballast')
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - left))
  return ballast
}

describe.runIf(canMount())('a disk that becomes full', () => {
  beforeEach(() => {
    folder = makeDataFolder('portal-disk-')
    disk = path.join(folder, 'disk')
    mkdirSync(disk)
    if (!mount(disk)) throw new Error('The disk was not mounted')
  })
  afterEach(async () => {
    service?.child.kill('SIGKILL')
    await serverEnded(path.join(disk, 'data'))
    unmount(disk)
    rmSync(folder, { recursive: true, force: true })
  })

  it('is answered with 503 and Retry-After until it has room again; reading goes on, and no acknowledged order is lost (RUN-05, RUN-06)', async () => {
    service = startServiceProcess({ DATA_DIR: path.join(disk, 'data') })
    const calls = await signInVendor(`http://127.0.0.1:${await service.ready}`)
    const order = await orderToPlace(calls)
    const acknowledged: Array<string> = []
    const place = async (): Promise<Response> => {
      const answer = await calls.answer(pathOf(placeOrder), order)
      if (answer.ok) acknowledged.push(((await answer.json()) as { result: { order_id: string } }).result.order_id)
      return answer
    }
    const readAll = async () =>
      Promise.all(
        acknowledged.map(async (id) => {
          const url = `${pathOf(readOrder)}?vendorId=${order.vendor_id}&orderId=${id}`
          return (await calls.call<{ order_id: string }>(url)).order_id
        }),
      )

    const ballast = fill(LEFT)
    let refused = await place()
    while (refused.ok) refused = await place()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] })
    expect(await readAll()).toEqual(acknowledged)
    expect((await calls.answer('/livez')).status).toBe(200)

    rmSync(ballast)
    await vi.waitUntil(async () => (await place()).ok, { timeout: 60_000 })
    expect(await readAll()).toEqual(acknowledged)
    expect(service.said()).not.toContain('"event":"defect"')
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
  })

  it('is named by the start after a crash, which does not call the data damaged (RUN-04)', async () => {
    service = startServiceProcess({ DATA_DIR: path.join(disk, 'data'), DEMO: '0' })
    await service.ready
    await service.end('SIGKILL')
    await serverEnded(path.join(disk, 'data'))
    fill(2 ** 20)
    service = startServiceProcess({ DATA_DIR: path.join(disk, 'data') })
    expect(await service.ended).toBe(1)
    // The recovery or, if it needs less than the demo, the filling of the demo.
    expect(service.said()).toMatch(/(?:cannot be started|ended the start): .*No space left on device/)
    expect(service.said()).not.toContain(' at ')
  })

  it.each([
    ['for the lock', 0, / cannot be used: .*the disk is full/],
    ['for the files of a new database', 8 * 2 ** 20, /cannot be started: .*No space left on device/],
  ])('is named in one line by a start without room %s (RUN-04)', async (_, left, reason) => {
    fill(left)
    service = startServiceProcess({ DATA_DIR: path.join(disk, 'data'), LOG: 'text' })
    expect(await service.ended).toBe(1)
    expect(service.said().trimEnd().split('\n').at(-1)).toMatch(reason)
    expect(service.said()).not.toContain(' at ')
  })
})
