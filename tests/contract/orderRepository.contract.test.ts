import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpOrderRepository } from '../../src/adapters/http/HttpOrderRepository.ts'
import { makeMemoryMovingOrders } from '../../src/adapters/memory/MemoryMovingOrders.ts'
import {
  makeMemoryOrderRepository,
  type MemoryOrderRepository,
} from '../../src/adapters/memory/MemoryOrderRepository.ts'
import type { OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { minus, MINUTE } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { orderToPlace, type SignedFee } from '../../src/domain/request/placedOrder.ts'
import { anOrder } from '../support/anOrder.ts'
import { aDraft, aVendor, BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { ANNA, PAVLA } from '../support/smallWorld.ts'
import { orderRepositoryContract, type HeldOrders } from './OrderRepository.contract.ts'

const country = deploymentOf('dobrego-cz')?.country
if (country === undefined) throw new Error('no Czech deployment')

const bistro = aVendor({ id: 'bistro' })
const placedBy = (name: string, fee: SignedFee) =>
  orderToPlace({ draft: aDraft({ destinationName: name }), vendor: bistro, country, fee, business: true })

const held = (id: string, vendorId: string, minutesAgo: number, more: Partial<Order> = {}) => {
  const createdAt = minus(NOON, minutesAgo * MINUTE)
  const { customer, order } = anOrder()
  return anOrder({
    id,
    vendorId,
    createdAt,
    updatedAt: createdAt,
    status: 'RECEIVED',
    customer: { ...customer, phoneNumber: '+420602000000' },
    order: { ...order, paymentMethod: 'PAID', amount: { minor: 25_000, currency: 'CZK' } },
    ...more,
  })
}

const inMemory = (moved: (orders: MemoryOrderRepository) => OrderRepositoryPort) => (): Promise<HeldOrders> => {
  const all = makeMemoryOrderRepository(
    [
      held('bistro-first', 'bistro', 90),
      held('bistro-second', 'bistro', 60, { status: 'PICKED_UP' }),
      held('pekarna-theirs', 'pekarna', 50),
      held('retez-parents', 'retez', 40),
      held('retez-1-outlets', 'retez-1', 30),
    ],
    new Map([['retez', ['retez-1', 'retez-2']]]),
  )
  const orders = moved(all)
  const atNoon = <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.andThen(TestClock.setTime(NOON), effect).pipe(Effect.provide(TestClock.layer()))
  return Promise.resolve({
    orders: {
      ...orders,
      place: (order, key) => atNoon(orders.place(order, key)),
      update: (...of) => atNoon(orders.update(...of)),
      cancel: (...of) => atNoon(orders.cancel(...of)),
    },
    parents: orders,
    now: NOON,
    orderToPlace: (name) =>
      Promise.resolve(placedBy(name, { fee: { minor: 8_900, currency: 'CZK' }, signature: 'signed' })),
    close: () => Promise.resolve(),
  })
}

orderRepositoryContract(
  'the memory adapter',
  inMemory((orders) => orders),
)

orderRepositoryContract(
  'the moving orders of a page without a service',
  inMemory((orders) => {
    const storage = { news: () => [], add: () => undefined }
    return makeMemoryMovingOrders({ orders, storage, rideOf: () => undefined, outletsOf: () => [] }).repository
  }),
)

orderRepositoryContract('the service, over HTTP', async () => {
  const service = await startService()
  const anna = await portalOfService(service.app, ANNA.email)
  const pavla = await portalOfService(service.app, PAVLA.email)
  const fees = makeHttpFeeCalculator(anna.portal, 'CZK')
  return {
    orders: makeHttpOrderRepository(anna.portal, 'CZK'),
    parents: makeHttpOrderRepository(pavla.portal, 'CZK'),
    now: service.clock.now(),
    orderToPlace: async (name) => placedBy(name, await Effect.runPromise(fees.fee('bistro', BAKERY_AT, CUSTOMER_AT))),
    close: service.close,
  }
})
