import { makeHttpOrderOverview } from '../../src/adapters/http/HttpOrderOverview.ts'
import { toOrder } from '../../src/adapters/http/orderWire.ts'
import { makeMemoryOrderOverview } from '../../src/adapters/memory/MemoryOrderOverview.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ, PAVLA } from '../support/smallWorld.ts'
import { orderOverviewContract, PAST_ORDERS } from './OrderOverview.contract.ts'

orderOverviewContract('the memory adapter', () => {
  const orders = makeMemoryOrderRepository(
    PAST_ORDERS.map((json) => toOrder('CZK')(json)),
    new Map([['retez', ['retez-1', 'retez-2']]]),
  )
  const overview = makeMemoryOrderOverview(orders, { timeZone: 'Europe/Prague', currency: 'CZK' })
  return Promise.resolve({ bistro: overview, parents: overview, close: () => Promise.resolve() })
})

orderOverviewContract('the service, over HTTP', async () => {
  const service = await startService()
  await service.deps.stores.orders.insertMany(CZ, PAST_ORDERS)
  const anna = await portalOfService(service.app, ANNA.email)
  const pavla = await portalOfService(service.app, PAVLA.email)
  return {
    bistro: makeHttpOrderOverview(anna.portal, 'CZK'),
    parents: makeHttpOrderOverview(pavla.portal, 'CZK'),
    close: service.close,
  }
})
