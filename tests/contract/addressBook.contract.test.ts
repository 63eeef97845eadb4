import { makeHttpAddressBook } from '../../src/adapters/http/HttpAddressBook.ts'
import { makeMemoryAddressBook } from '../../src/adapters/memory/MemoryAddressBook.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { PAVLA } from '../support/smallWorld.ts'
import { addressBookContract } from './AddressBook.contract.ts'

addressBookContract('the memory adapter', () =>
  Promise.resolve({ book: makeMemoryAddressBook(), close: () => Promise.resolve() }),
)

addressBookContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, PAVLA.email)
  return { book: makeHttpAddressBook(portal), close: service.close }
})
