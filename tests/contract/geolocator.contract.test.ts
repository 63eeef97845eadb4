import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { makeHttpGeolocator } from '../../src/adapters/http/HttpGeolocator.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { memoryWorld } from '../../build/memoryWorlds.ts'
import { makeMemoryStreets } from '../../src/adapters/memory/MemoryStreets.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { makeMemoryGeolocator } from '../support/memory/MemoryGeolocator.ts'
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
    down: undefined,
    close: () => Promise.resolve(),
  }),
)

geolocatorContract('the streets of a page without a service', () =>
  Promise.resolve({
    geolocator: makeMemoryStreets(memoryWorld(deploymentOf('dobrego-cz')!).streets),
    down: undefined,
    close: () => Promise.resolve(),
  }),
)

it.each([
  ['dobrego-cz', 'Korunní 12', 'Korunní 12, 120 00 Praha – Vinohrady', 'house'],
  ['dobrego-cz', 'vodickova', 'Vodičkova, 110 00 Praha – Nové Město', 'street'],
  ['qamarly-kw', 'شارع تونس 25', 'شارع تونس 25، حولي، مدينة الكويت', 'house'],
  ['qamarly-kw', 'Tunis Street 25', 'شارع تونس 25، حولي، مدينة الكويت', 'house'],
  ['dobrego-cz', '120 00 Praha, Korunní 12', 'Korunní 12, 120 00 Praha – Vinohrady', 'house'],
  ['norikaze-jp', '有楽町一丁目5', '東京都千代田区 有楽町一丁目 5', 'house'],
] as const)('A page of %s without a service finds %s (ADDR-01, ADDR-26)', async (id, text, address, exactness) => {
  const { autocomplete, details } = makeMemoryStreets(memoryWorld(deploymentOf(id)!).streets)
  const [found] = await Effect.runPromise(autocomplete(text, undefined, 'en'))
  expect(found).toMatchObject({ formattedAddress: address, fit: { exactness, fit: 1 } })
  expect(await Effect.runPromise(details(found?.id ?? ''))).toMatchObject({ formattedAddress: address })
})

geolocatorContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal, sessions } = await portalOfService(service.app, ANNA.email)
  const maintained = makePortalTransport('http://localhost', () => Promise.resolve(new Response('<h1>Maintenance')))
  return {
    geolocator: makeHttpGeolocator(portal, 'CZ'),
    down: makeHttpGeolocator(makePortalHttp(maintained, sessions), 'CZ'),
    close: service.close,
  }
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
