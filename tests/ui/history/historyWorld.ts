import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { Context, Effect } from 'effect'
import { makeMemoryFilterStore } from '../../support/memory/MemoryFilterStore.ts'
import { makeMemoryLiveUpdates } from '../../support/memory/MemoryLiveUpdates.ts'
import { makeMemoryOrderOverview } from '../../../src/adapters/memory/MemoryOrderOverview.ts'
import { makeMemoryOrderRepository } from '../../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryUsualTimes } from '../../../src/adapters/memory/MemoryUsualTimes.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { FilterStore } from '../../../src/application/ports/FilterStore.ts'
import { LiveUpdates } from '../../../src/application/ports/LiveUpdates.ts'
import { OrderOverview } from '../../../src/application/ports/OrderOverview.ts'
import { OrderRepository, type OrderPage, type OrderQuery } from '../../../src/application/ports/OrderRepository.ts'
import type { ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import { UsualTimes } from '../../../src/application/ports/UsualTimes.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import type { HistoryFilters } from '../../../src/domain/history/historyFilters.ts'
import type { OrderId, VendorId } from '../../../src/domain/ids.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { theDeployment } from '../market/showPage.tsx'

export const shut = refusal('X', 'x', { message: 'The shop is shut' })

/** The real use cases of the history with a service in memory that records every request and answers on demand. */
export const historyWorld = (
  orders: ReadonlyArray<Order>,
  {
    kept,
    outlets = new Map(),
  }: {
    readonly kept?: HistoryFilters
    readonly outlets?: Parameters<typeof makeMemoryOrderRepository>[1]
  } = {},
) => {
  const memory = makeMemoryOrderRepository(orders, outlets)
  const live = makeMemoryLiveUpdates()
  const filters = makeMemoryFilterStore()
  if (kept) Effect.runSync(filters.keepHistoryFilters(kept))
  const asked: OrderQuery[] = []
  const readIds: OrderId[] = []
  const trouble: { failure: ServiceFailure | undefined; gate: Promise<void>; instead?: Partial<OrderPage> } = {
    failure: undefined,
    gate: Promise.resolve(),
  }
  const list = (query: OrderQuery): Effect.Effect<OrderPage, ServiceFailure> => {
    asked.push(query)
    const { failure, gate } = trouble
    // Answers are sent even if nobody waits for them any more.
    return Effect.andThen(
      Effect.promise(() => gate),
      failure ? Effect.fail(failure) : Effect.map(memory.list(query), (page) => ({ ...page, ...trouble.instead })),
    )
  }
  const ports = Context.empty().pipe(
    Context.add(CurrentDeployment, theDeployment('dobrego-cz')),
    Context.add(FilterStore, filters),
    Context.add(LiveUpdates, live),
    Context.add(OrderOverview, makeMemoryOrderOverview(memory, theDeployment('dobrego-cz').country)),
    Context.add(OrderRepository, {
      ...memory,
      list,
      byId: (vendorId, id) => {
        readIds.push(id)
        return memory.byId(vendorId, id)
      },
    }),
    Context.add(UsualTimes, makeMemoryUsualTimes(new Map())),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  /** Delays answers until the gate is opened. */
  const closeGate = () => {
    let opened: () => void = () => undefined
    trouble.gate = new Promise((resolve) => (opened = resolve))
    return () => {
      trouble.gate = Promise.resolve()
      opened()
    }
  }
  return {
    run,
    asked,
    readIds,
    trouble,
    closeGate,
    keptFilters: () => Effect.runSync(filters.historyFilters),
    /** `to` is the vendor whose updates the screen hears. */
    push: (order: Order, to: VendorId = order.vendorId) =>
      Effect.runSync(live.push(to, { kind: 'updates', updates: [updateWith(order)] })),
  }
}
