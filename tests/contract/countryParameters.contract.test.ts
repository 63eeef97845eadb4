import { makeHttpCountryParameters } from '../../src/adapters/http/HttpCountryParameters.ts'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA } from '../support/smallWorld.ts'
import { countryParametersContract } from './CountryParameters.contract.ts'

countryParametersContract('the memory adapter', () =>
  Promise.resolve({
    parameters: makeMemoryCountryParameters({ serviceHours: '0900:2200', paymentMethods: 'PAID' }),
    close: () => Promise.resolve(),
  }),
)

countryParametersContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal, sessions } = await portalOfService(service.app, ANNA.email)
  return { parameters: makeHttpCountryParameters(portal, sessions), close: service.close }
})
