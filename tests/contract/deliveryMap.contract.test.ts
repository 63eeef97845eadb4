// @vitest-environment happy-dom
import { vi } from 'vitest'
import { GOOGLE_OR_MAP_LIBRE } from '../../src/adapters/maps/googleOrMapLibre.ts'
import { lazyMap } from '../../src/adapters/maps/lazyMap.ts'
import { fakeGoogleMaps } from '../adapters/maps/fakeGoogleMaps.ts'
import { fakeMapLibre, LIBRARY } from '../adapters/maps/fakeMapLibre.ts'
import { deliveryMapContract } from './DeliveryMap.contract.ts'
import { stubResizeObserver } from '../support/stubResizeObserver.ts'

const settings = (googleMapsKey: string) => () => Promise.resolve({ googleMapsKey, styleUrl: '/style.json' })

deliveryMapContract('MapLibre', async () => {
  vi.resetModules()
  vi.doMock(LIBRARY, () => fakeMapLibre().library)
  return {
    map: lazyMap(settings(''), 'CZ'),
    close: async () => {
      vi.doUnmock(LIBRARY)
      vi.resetModules()
    },
  }
})

deliveryMapContract('Google Maps, for Llevaro with a key', async () => {
  stubResizeObserver()
  Object.assign(window, { google: fakeGoogleMaps().google })
  return {
    map: lazyMap(settings('key-of-llevaro'), 'AR', GOOGLE_OR_MAP_LIBRE),
    close: async () => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(window, 'google')
    },
  }
})
