import { makeHttpGeolocator } from '../../src/adapters/http/HttpGeolocator.ts'
import { makeMemoryGeolocator } from '../../src/adapters/memory/MemoryGeolocator.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA } from '../support/smallWorld.ts'
import { geolocatorContract } from './Geolocator.contract.ts'

geolocatorContract('the memory adapter', () =>
  Promise.resolve({
    geolocator: makeMemoryGeolocator([
      {
        id: 'old-town',
        formattedAddress: 'Staroměstské náměstí 1, Praha',
        coordinates: { latitude: 50.0876, longitude: 14.4214 },
        street: 'Staroměstské náměstí',
        streetNumber: '1',
        building: '',
        area: 'Staré Město',
        city: 'Praha',
        postalCode: '110 00',
        countryCode: 'CZ',
      },
    ]),
    close: () => Promise.resolve(),
  }),
)

geolocatorContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { geolocator: makeHttpGeolocator(portal, 'CZ'), close: service.close }
})
