import { makeHttpBulkJobs } from '../../src/adapters/http/HttpBulkJobs.ts'
import { makeMemoryBulkJobs, memorySheet } from '../support/memory/MemoryBulkJobs.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryGeolocator } from '../support/memory/MemoryGeolocator.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { aVendor } from '../support/aVendor.ts'
import { xlsxOf } from '../support/bulkSheets.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ } from '../support/smallWorld.ts'
import { bulkJobsContract } from './BulkJobs.contract.ts'

bulkJobsContract('the memory adapter', () =>
  Promise.resolve({
    jobs: makeMemoryBulkJobs({
      country: COUNTRIES.CZ,
      createdBy: ANNA.email,
      vendors: makeMemoryVendorRepository([aVendor({ id: 'bistro', name: 'Bistro' })]),
      geolocator: makeMemoryGeolocator([]),
      fees: makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
      orders: makeMemoryOrderRepository([]),
    }),
    fileOf: (rows) => Promise.resolve(memorySheet(rows)),
    close: () => Promise.resolve(),
  }),
)

bulkJobsContract('the service, over HTTP', async () => {
  const service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
  const { portal } = await portalOfService(service.app, ANNA.email)
  return {
    jobs: makeHttpBulkJobs(portal, 'CZK'),
    fileOf: async (rows) => {
      const bytes = new Uint8Array(await xlsxOf(rows))
      return { size: bytes.byteLength, type: 'xlsx', arrayBuffer: () => Promise.resolve(bytes.buffer) }
    },
    close: service.close,
  }
})
