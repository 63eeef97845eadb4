import { updateWith } from '../../src/domain/order/liveUpdate.ts'
import type { AddressInfo } from 'node:net'
import { Effect, Stream } from 'effect'
import { pathOf } from '../../contract/endpoint.ts'
import { placeOrder } from '../../contract/orders.ts'
import { makeMemoryMovingOrders } from '../../src/adapters/memory/MemoryMovingOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryLiveUpdates } from '../support/memory/MemoryLiveUpdates.ts'
import { makeSocketLiveUpdates } from '../../src/adapters/websocket/SocketLiveUpdates.ts'
import { anOrder } from '../support/anOrder.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { newKey, signIn, startService } from '../support/serviceInProcess.ts'
import { ANNA, BORIS, orderPayload } from '../support/smallWorld.ts'
import { liveUpdatesContract } from './LiveUpdates.contract.ts'

liveUpdatesContract('the memory adapter', () => {
  const memory = makeMemoryLiveUpdates()
  let placed = 0
  return Promise.resolve({
    live: {
      ofVendor: (...of) => Stream.merge(Stream.succeed({ kind: 'connected' as const }), memory.ofVendor(...of)),
    },
    placeElsewhere: async (vendorId) => {
      placed += 1
      const order = anOrder({ id: `${vendorId}-${placed}`, vendorId })
      await new Promise((resolve) => setTimeout(resolve, 1))
      await Effect.runPromise(memory.push(vendorId, { kind: 'updates', updates: [updateWith(order, order.updatedAt)] }))
      return order.id
    },
    close: () => Promise.resolve(),
  })
})

liveUpdatesContract('the moving orders of a page without a service', () => {
  const orders = makeMemoryOrderRepository([])
  let placed = 0
  return Promise.resolve({
    live: makeMemoryMovingOrders({
      orders,
      storage: { news: () => [], add: () => undefined },
      rideOf: () => undefined,
      outletsOf: () => [],
    }).live,
    placeElsewhere: async (vendorId) => {
      placed += 1
      const order = anOrder({ id: `${vendorId}-${placed}`, vendorId })
      await Effect.runPromise(orders.put(order))
      return order.id
    },
    close: () => Promise.resolve(),
  })
})

liveUpdatesContract('the service, over its socket', async () => {
  const service = await startService()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  const { sessions } = await portalOfService(service.app, ANNA.email)
  const owners = {
    bistro: await signIn(service.app, ANNA.email),
    pekarna: await signIn(service.app, BORIS.email),
  }
  return {
    live: makeSocketLiveUpdates({
      url: `ws://localhost:${port}/ws`,
      currency: 'CZK',
      sessions,
      wakeUps: Stream.never,
      open: (url) => new WebSocket(url),
      log: () => undefined,
    }),
    placeElsewhere: async (vendorId) => {
      const { authorization, host } = vendorId === 'bistro' ? owners.bistro : owners.pekarna
      const headers = { authorization, host, 'idempotency-key': newKey() }
      const answer = await service.app.inject({
        method: 'POST',
        url: pathOf(placeOrder),
        headers,
        payload: await orderPayload(service.app, headers, vendorId),
      })
      return answer.json<{ result: { order_id: string } }>().result.order_id
    },
    close: service.close,
  }
})
