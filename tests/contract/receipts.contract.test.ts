import { Effect } from 'effect'
import { makeHttpReceipts } from '../../src/adapters/http/HttpReceipts.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makeMemoryReceipts } from '../support/memory/MemoryReceipts.ts'
import { SignedOut } from '../../src/application/ports/ServiceFailure.ts'
import { anOrder, ORDERED_AT } from '../support/anOrder.ts'
import { portalOfService, transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA } from '../support/smallWorld.ts'
import { receiptsContract } from './Receipts.contract.ts'

const order = anOrder({ id: 'bistro-first', vendorId: 'bistro' })
const { address, latitude, longitude } = order.customer.location
const publicOrder = {
  ...order,
  answeredAt: ORDERED_AT,
  details: { vendor: { name: 'Bistro', address: '' }, destination: { address, latitude, longitude } },
}
const nothingToClose = () => Promise.resolve()

receiptsContract('the memory adapter', 'of-the-vendor', () =>
  Promise.resolve({ receipts: makeMemoryReceipts([{ publicOrder, order }]), close: nothingToClose }),
)

receiptsContract('the memory adapter, for a stranger', 'a-stranger', () =>
  Promise.resolve({ receipts: makeMemoryReceipts([{ publicOrder }]), close: nothingToClose }),
)

receiptsContract('the service, over HTTP', 'of-the-vendor', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { receipts: makeHttpReceipts(portal, 'CZK'), close: service.close }
})

receiptsContract('the service, for a stranger who has the link', 'a-stranger', async () => {
  const service = await startService()
  const nobody = { fresh: Effect.fail(new SignedOut()), replace: () => Effect.fail(new SignedOut()) }
  const portal = makePortalHttp(transportTo(service.app), nobody)
  return { receipts: makeHttpReceipts(portal, 'CZK'), close: service.close }
})
