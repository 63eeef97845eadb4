import { makeLightDeliveryPhotos } from '../../src/adapters/http/LightDeliveryPhotos.ts'
import { makeMemoryDeliveryPhotos } from '../support/memory/MemoryDeliveryPhotos.ts'
import { ONE_PIXEL, storedProof } from '../support/aProof.ts'
import { fetchInProcess } from '../support/fetchInProcess.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { CZ } from '../support/smallWorld.ts'
import { deliveryPhotosContract } from './DeliveryPhotos.contract.ts'

deliveryPhotosContract('the memory adapter', () => {
  const photo = { contentType: 'image/png', bytes: ONE_PIXEL } as const
  return Promise.resolve({
    photos: makeMemoryDeliveryPhotos(new Map([['bistro-first', { vendorId: 'bistro', photo }]])),
    close: () => Promise.resolve(),
  })
})

deliveryPhotosContract('the service, over HTTP', async () => {
  const service = await startService()
  const { orders, proofs, settings } = service.deps.stores
  await settings.setFlag(CZ, 'ProofOfDelivery', true)
  for (const orderId of ['bistro-first', 'bistro-second'])
    await proofs.add(CZ, storedProof(NOON, { orderId, kind: orderId === 'bistro-first' ? 'delivery' : 'collection' }))
  await orders.change(CZ, 'bistro-first', (order) => ({ ...order, status: 'DELIVERED' }))
  return { photos: makeLightDeliveryPhotos('http://localhost', fetchInProcess(service.app)), close: service.close }
})
