// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalEnvironment } from '../../../src/composition/PortalEnvironment.ts'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { aMapScene, writtenEvents } from './aMapScene.ts'
import { fakeGoogleMaps } from './fakeGoogleMaps.ts'
import { fakeMapLibre, LIBRARY } from './fakeMapLibre.ts'
import { stubResizeObserver } from '../../support/stubResizeObserver.ts'

beforeEach(() => {
  vi.resetModules()
  stubResizeObserver()
})
afterEach(() => {
  vi.doUnmock(LIBRARY)
  vi.resetModules()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'google')
})

/** Opens the map of a page whose deployment names this key; returns which library has drawn it. */
const libraryOf = async (id: string, googleMapsKey: string): Promise<string> => {
  const { library, view } = fakeMapLibre()
  vi.doMock(LIBRARY, () => library)
  const { google, maps } = fakeGoogleMaps()
  Object.assign(window, { google })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ googleMapsKey, styleUrl: '/style.json' })))
  const environment: PortalEnvironment = {
    services: servicesOf({}, window.location.origin),
    flags: flagsOn(),
    window,
    externalBackEnd: undefined,
    reportDefect: (defect) => {
      throw defect
    },
  }
  const { composePortal } = await import('../../../src/composition/container.ts')
  const { INNER } = await import('../../../src/composition/ports.ts')
  const container = await composePortal(deploymentOf(id)!, environment)
  const opened = await container
    .get(INNER.deliveryMap)
    .open(document.createElement('div'), aMapScene(), writtenEvents().events)
  opened.close()
  return [...(maps.length > 0 ? ['Google'] : []), ...(view.center === undefined ? [] : ['MapLibre'])].join(' and ')
}

describe('the map of a brand', () => {
  it.each([
    ['Google', 'llevaro-ar', 'key-of-llevaro'],
    ['MapLibre', 'llevaro-ar', ''],
    ['MapLibre', 'dobrego-cz', 'key-of-nobody'],
  ])('is drawn by %s for %s with the key "%s"', async (library, id, key) => {
    expect(await libraryOf(id, key)).toBe(library)
  })
})
