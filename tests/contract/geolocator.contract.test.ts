import { Effect } from 'effect'
import { expect, it } from 'vitest'
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

it('The service says over HTTP how exact its suggestions are (ADDR-26)', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, ANNA.email)
  const { autocomplete } = makeHttpGeolocator(portal, 'CZ')
  const fitOf = async (text: string) => (await Effect.runPromise(autocomplete(text, undefined, 'cs')))[0]?.fit
  expect(await fitOf('Štěpánská 61')).toEqual({ exactness: 'house', unused: [], fit: 1 })
  expect(await fitOf('Štěpánská')).toEqual({ exactness: 'street', unused: [], fit: 1 })
  expect(await fitOf('Štěpánská 61, Praha 5')).toEqual({ exactness: 'house', unused: ['5'], fit: 0.66 })
  await service.close()
})
