import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { deliveryFee } from '../../contract/delivery.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { listOrders, placeOrder } from '../../contract/orders.ts'
import { addOutlet } from '../../contract/outlets.ts'
import { listVendors, readVendor } from '../../contract/vendors.ts'
import type { Account } from '../../service/store/accountStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { outletPayload } from '../support/outletPayload.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { BORIS, CZ, DESTINATION, orderPayload, PASSWORD, PAVLA } from '../support/smallWorld.ts'

/** Acts for the parent only and may not manage outlets. */
const HELENA: Account = {
  ...PAVLA,
  id: 'account-helena',
  email: 'helena@small.test',
  mayManageOutlets: false,
  vendorIds: ['retez'],
}

let service: ServiceInProcess
let other: ServiceInProcess
let pavla: SignedInAs
let helena: SignedInAs
let boris: SignedInAs
const open: Array<WebSocket> = []

beforeAll(async () => {
  service = await startService()
  other = await startService({ database: service.database, clock: service.clock })
  const { stores, passwords } = service.deps
  await stores.accounts.add(HELENA, await passwords.hash(PASSWORD))
  pavla = await signIn(service.app, PAVLA.email)
  helena = await signIn(service.app, HELENA.email)
  boris = await signIn(service.app, BORIS.email)
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await other.close()
  await service.close()
})

const headersOf = ({ authorization, host }: SignedInAs) => ({ authorization, host })
const listed = async (who: SignedInAs, { app } = service) =>
  (await app.inject({ url: pathOf(listVendors), headers: headersOf(who) })).json<{
    result: { vendors: ReadonlyArray<VendorJson> }
  }>().result.vendors
const idsOf = (vendors: ReadonlyArray<VendorJson>) => vendors.map(({ vendor_id: id }) => id)
const add = async (): Promise<VendorJson> => {
  const headers = { ...headersOf(pavla), 'idempotency-key': newKey() }
  const answer = await service.app.inject({
    method: 'POST',
    url: pathOf(addOutlet),
    headers,
    payload: outletPayload(),
  })
  return answer.json<{ result: VendorJson }>().result
}
const place = async (vendorId: string, who: SignedInAs) => {
  const answer = await service.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    headers: { ...headersOf(who), 'idempotency-key': newKey() },
    payload: await orderPayload(service.app, who, vendorId),
  })
  return answer.json<{ result: { order_id: string } }>().result.order_id
}

interface Frame {
  readonly type: string
  readonly data: { readonly vendor_id?: string; readonly order?: { readonly order_id: string } }
}

/** Opens a socket whose frames can be awaited one by one. */
const connect = async (who: SignedInAs) => {
  const authorization = encodeURIComponent(Buffer.from(who.authorization).toString('base64'))
  const upgrade = { headers: { host: who.host } } as Parameters<typeof service.app.injectWS>[1]
  const socket = await service.app.injectWS(`/ws?Authorization=${authorization}`, upgrade)
  open.push(socket)
  const frames: Array<Frame> = []
  const waiting: Array<() => void> = []
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    for (const wake of waiting.splice(0)) wake()
  })
  const next = async (): Promise<Frame | undefined> => {
    while (frames.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve))
    return frames.shift()
  }
  const subscribe = (vendor_id: string, include_outlets = false) =>
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id, include_outlets } }))
  return { next, subscribe }
}

describe('a newly added collection point', () => {
  it('appears in open sessions of all accounts of its parent, and in no others (OUTLET-18, API-13)', async () => {
    const before = await Promise.all([listed(pavla), listed(helena), listed(boris), listed(pavla, other)])
    const { vendor_id: id, name } = await add()
    const after = await Promise.all([listed(pavla), listed(helena), listed(boris), listed(pavla, other)])
    const wanted = before.map((vendors, index) => [...idsOf(vendors), ...(index === 2 ? [] : [id])].sort())
    expect(after.map((vendors) => idsOf(vendors).sort())).toEqual(wanted)
    for (const index of [0, 1, 3])
      expect(after[index]?.find(({ is_parent: isParent }) => isParent)?.outlets).toContainEqual({ vendor_id: id, name })
    const read = (who: SignedInAs) =>
      service.app.inject({ url: pathOf(readVendor, { vendorId: id }), headers: headersOf(who) })
    expect((await read(helena)).json()).toMatchObject({ vendor_id: id, manage_outlets: false })
    expect((await read(boris)).statusCode).toBe(404)
  })

  it('gives no access to other outlets of the parent (OUTLET-18)', async () => {
    await add()
    expect(idsOf(await listed(pavla))).not.toContain('retez-3')
    expect(idsOf(await listed(helena)).filter((id) => id.startsWith('retez-'))).toEqual([])
  })

  it('can be ordered from, and its orders appear among those of its parent (REQ-04, API-20)', async () => {
    const { vendor_id: id } = await add()
    const fee = await service.app.inject({
      method: 'POST',
      url: pathOf(deliveryFee),
      headers: headersOf(helena),
      payload: {
        source: { latitude: 50.0925, longitude: 14.4501 },
        destination: DESTINATION,
        vendor_id: id,
        delivery_type: 'food',
      },
    })
    expect([fee.statusCode, fee.json<{ fee: number }>().fee > 0]).toEqual([200, true])
    const orderId = await place(id, pavla)
    const orders = await service.app.inject({
      url: pathOf(listOrders, { vendorId: 'retez' }),
      query: { include_outlets: 'true', count: '20' },
      headers: headersOf(helena),
    })
    expect(orders.body).toContain(orderId)
  })

  it('is included in open sockets that subscribe with outlets (LIVE-06, TRACK-27)', async () => {
    const { next, subscribe } = await connect(helena)
    subscribe('retez', true)
    expect((await next())?.type).toBe('subscribe_ok')
    const { vendor_id: id } = await add()
    const orderId = await place(id, pavla)
    const told = await next()
    expect([told?.type, told?.data.order?.order_id]).toEqual(['order_update', orderId])
  })

  it('can be subscribed to on an open socket, without affecting it before (LIVE-06)', async () => {
    const { next, subscribe } = await connect(helena)
    subscribe('retez')
    expect((await next())?.data).toEqual({ vendor_id: 'retez' })
    const { vendor_id: id } = await add()
    await place(id, pavla)
    const ofParent = await place('retez', pavla)
    expect((await next())?.data.order?.order_id).toBe(ofParent)
    subscribe(id)
    expect(await next()).toEqual({ type: 'subscribe_ok', data: { vendor_id: id } })
    const orderId = await place(id, pavla)
    expect((await next())?.data.order?.order_id).toBe(orderId)
    expect(service.deps.hub.hasAudience(CZ, 'retez-1')).toBe(false)
  })
})
