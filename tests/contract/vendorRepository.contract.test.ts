import { makeHttpVendorRepository } from '../../src/adapters/http/HttpVendorRepository.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { aVendor } from '../support/aVendor.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { PAVLA } from '../support/smallWorld.ts'
import { vendorRepositoryContract } from './VendorRepository.contract.ts'

vendorRepositoryContract('the memory adapter', () =>
  Promise.resolve({
    vendors: makeMemoryVendorRepository([
      aVendor({ id: 'retez', isParent: true }),
      aVendor({ id: 'retez-1', parentVendorId: 'retez' }),
      aVendor({ id: 'retez-2', parentVendorId: 'retez' }),
    ]),
    close: () => Promise.resolve(),
  }),
)

vendorRepositoryContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, PAVLA.email)
  return { vendors: makeHttpVendorRepository(portal), close: service.close }
})
