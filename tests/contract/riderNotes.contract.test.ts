import { makeLightPublicOrders } from '../../src/adapters/http/LightPublicOrders.ts'
import { makeLightRiderNotes } from '../../src/adapters/http/LightRiderNotes.ts'
import { makeMemoryPublicOrders, type StoredPublicOrder } from '../../src/adapters/memory/MemoryPublicOrders.ts'
import { makeMemoryRiderNotes } from '../support/memory/MemoryRiderNotes.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { aPublicOrder } from '../support/aPublicOrder.ts'
import { fetchInProcess } from '../support/fetchInProcess.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { CZ } from '../support/smallWorld.ts'
import { riderNotesContract } from './RiderNotes.contract.ts'

const inStatus = (status: OrderStatus) =>
  aPublicOrder({ id: 'bistro-first', status, statusHistory: [{ status, createdAt: NOON }] })

riderNotesContract('the memory adapter', () => {
  const kept = new Map<string, StoredPublicOrder>()
  const become = (status: OrderStatus) => kept.set('bistro-first', { vendorId: 'bistro', order: inStatus(status) })
  become('RECEIVED')
  return Promise.resolve({
    notes: makeMemoryRiderNotes(kept, () => NOON),
    orders: makeMemoryPublicOrders(kept),
    collect: () => Promise.resolve(become('PICKED_UP')),
    close: () => Promise.resolve(),
  })
})

riderNotesContract('the service, over HTTP', async () => {
  const service = await startService()
  const fetch = fetchInProcess(service.app)
  return {
    notes: makeLightRiderNotes('http://localhost', fetch),
    orders: makeLightPublicOrders('http://localhost', fetch),
    collect: () =>
      service.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({ ...order, status: 'PICKED_UP' })),
    close: service.close,
  }
})
