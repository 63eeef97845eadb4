import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { Context, Effect } from 'effect'
import { makeMemoryLiveUpdates } from '../../support/memory/MemoryLiveUpdates.ts'
import { makeMemoryGuestOrders } from '../../support/memory/MemoryGuestOrders.ts'
import { makeMemoryNetwork } from '../../support/memory/MemoryNetwork.ts'
import { makeMemoryOrderRepository } from '../../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryRiderRepository } from '../../../src/adapters/memory/MemoryRiderRepository.ts'
import { makeMemoryWakeUps } from '../../support/memory/MemoryWakeUps.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { GuestOrders } from '../../../src/application/ports/GuestOrders.ts'
import { LiveUpdates } from '../../../src/application/ports/LiveUpdates.ts'
import {
  OrderRepository,
  type OrderQuery,
  type OrderRepositoryPort,
} from '../../../src/application/ports/OrderRepository.ts'
import { Network } from '../../../src/application/ports/Network.ts'
import { RiderRepository, type Rider } from '../../../src/application/ports/RiderRepository.ts'
import { WakeUps } from '../../../src/application/ports/WakeUps.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import type { OrderId } from '../../../src/domain/ids.ts'
import { type Instant } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { theDeployment } from '../market/showPage.tsx'

/** The real use cases of the tracking screen with a world in memory that records every request. */
export const runOver = (orders: ReadonlyArray<Order>, riders: ReadonlyMap<OrderId, Rider> = new Map()) => {
  const memory = makeMemoryOrderRepository(orders)
  const live = makeMemoryLiveUpdates()
  const asked: OrderQuery[] = []
  const cancels: Array<Parameters<OrderRepositoryPort['cancel']>> = []
  const riderAsked: OrderId[] = []
  const riderPort = makeMemoryRiderRepository(riders)
  const defects: unknown[] = []
  const guestOrders = makeMemoryGuestOrders()
  const ports = Context.empty().pipe(
    Context.add(CurrentDeployment, theDeployment('dobrego-cz')),
    Context.add(WakeUps, makeMemoryWakeUps().wakeUps),
    Context.add(GuestOrders, guestOrders),
    Context.add(LiveUpdates, live),
    Context.add(Network, makeMemoryNetwork().network),
    Context.add(OrderRepository, {
      ...memory,
      list: (query) => {
        asked.push(query)
        return memory.list(query)
      },
      cancel: (...cancel) => {
        cancels.push(cancel)
        return memory.cancel(...cancel)
      },
    }),
    Context.add(RiderRepository, {
      ofOrder: (id) => {
        riderAsked.push(id)
        return riderPort.ofOrder(id)
      },
    }),
  )
  return {
    run: makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => defects.push(defect)),
    asked,
    cancels,
    riderAsked,
    defects,
    guestOrders,
    put: (order: Order) => Effect.runSync(memory.put(order)),
    push: (order: Order, createdAt: Instant) =>
      Effect.runSync(live.push(order.vendorId, { kind: 'updates', updates: [updateWith(order, createdAt)] })),
    connect: (vendorId: string) => Effect.runSync(live.push(vendorId, { kind: 'connected' })),
  }
}
