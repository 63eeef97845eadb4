import { makeHttpAuthentication } from '../../src/adapters/http/HttpAuthentication.ts'
import { makeMemoryAuthentication } from '../../src/adapters/memory/MemoryAuthentication.ts'
import { transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA, PASSWORD } from '../support/smallWorld.ts'
import { authenticationContract } from './Authentication.contract.ts'

const account = { email: ANNA.email, password: PASSWORD }
const user = { id: ANNA.id, email: ANNA.email, name: ANNA.name, phoneNumber: ANNA.phoneNumber }

authenticationContract('the memory adapter', () =>
  Promise.resolve({
    ...account,
    authentication: makeMemoryAuthentication([{ user, password: PASSWORD }]),
    close: () => Promise.resolve(),
  }),
)

authenticationContract('the service, over HTTP', async () => {
  const service = await startService()
  return { ...account, authentication: makeHttpAuthentication(transportTo(service.app)), close: service.close }
})
