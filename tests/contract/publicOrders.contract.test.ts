import { makeLightPublicOrders } from '../../src/adapters/http/LightPublicOrders.ts'
import { makeMemoryPublicOrders } from '../../src/adapters/memory/MemoryPublicOrders.ts'
import { aPublicOrder } from '../support/aPublicOrder.ts'
import { fetchInProcess } from '../support/fetchInProcess.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { FIRST_PLACED_AT, publicOrdersContract } from './PublicOrders.contract.ts'

const first = aPublicOrder({
  id: 'bistro-first',
  status: 'RECEIVED',
  statusHistory: [{ status: 'RECEIVED', createdAt: FIRST_PLACED_AT }],
  createdAt: FIRST_PLACED_AT,
  updatedAt: FIRST_PLACED_AT,
  answeredAt: NOON,
  details: {
    vendor: { name: 'Bistro', address: 'Staroměstské náměstí 1' },
    destination: { address: 'Wenceslas Square 2', latitude: 50.0801, longitude: 14.4285 },
  },
})

publicOrdersContract('the memory adapter', () =>
  Promise.resolve({
    orders: makeMemoryPublicOrders(new Map([[first.id, { vendorId: 'bistro', order: first }]])),
    close: () => Promise.resolve(),
  }),
)

publicOrdersContract('the service, over HTTP', async () => {
  const service = await startService()
  return { orders: makeLightPublicOrders('http://localhost', fetchInProcess(service.app)), close: service.close }
})
