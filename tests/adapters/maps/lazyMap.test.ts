// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyMap, type MapCode } from '../../../src/adapters/maps/lazyMap.ts'
import type { OpenMap } from '../../../src/application/ports/DeliveryMap.ts'
import { aMapScene, writtenEvents } from './aMapScene.ts'

const MAP: OpenMap = { show: () => {}, fit: () => {}, close: () => {} }
const NO_SETTINGS = { googleMapsKey: '', styleUrl: '' }

/** Code whose first `failures` loads fail; records what was requested of it. */
const codeThatFails = (failures: number) => {
  const asked: Array<string> = []
  const opened: Array<unknown> = []
  const ask = (what: string) => {
    asked.push(what)
    return asked.length <= failures ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  const code: MapCode = {
    google: async (apiKey) => {
      await ask(`google ${apiKey}`)
      return { openGoogleMap: async () => MAP }
    },
    mapLibre: async () => {
      await ask('mapLibre')
      return {
        openMapLibre: async (settings) => {
          opened.push(settings)
          return MAP
        },
      }
    },
  }
  return { asked, opened, code }
}

describe('lazyMap', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('LOAD-01 loads no map code before a map is opened, and then once for all maps', async () => {
    const { asked, code } = codeThatFails(0)
    const map = lazyMap(async () => NO_SETTINGS, 'CZ', code)
    expect(asked).toEqual([])
    await map.open(document.body, aMapScene(), writtenEvents().events)
    await map.open(document.body, aMapScene(), writtenEvents().events)
    expect(asked).toEqual(['mapLibre'])
  })

  it('opens Google Maps for a deployment with a key, else MapLibre with its style and country', async () => {
    const google = codeThatFails(0)
    const key = async () => ({ googleMapsKey: 'key-of-ferrywing', styleUrl: '' })
    await lazyMap(key, 'CZ', google.code).open(document.body, aMapScene(), writtenEvents().events)
    expect(google.asked).toEqual(['google key-of-ferrywing'])

    const styled = codeThatFails(0)
    const style = async () => ({ googleMapsKey: '', styleUrl: 'https://maps.test/style.json' })
    await lazyMap(style, 'TH', styled.code).open(document.body, aMapScene(), writtenEvents().events)
    expect(styled.opened).toEqual([{ styleUrl: 'https://maps.test/style.json', country: 'TH' }])
  })

  it('retries every two seconds (LOAD-01, CONST-40)', async () => {
    const { asked, code } = codeThatFails(2)
    const { told, events } = writtenEvents()
    const opening = lazyMap(async () => NO_SETTINGS, 'CZ', code).open(document.body, aMapScene(), events)
    await vi.advanceTimersByTimeAsync(1999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await opening).toBe(MAP)
    expect(asked).toHaveLength(3)
    expect(told).toEqual([])
  })

  it('opens when the tenth retry succeeds (LOAD-01, CONST-40)', async () => {
    const { asked, code } = codeThatFails(10)
    const opening = lazyMap(async () => NO_SETTINGS, 'CZ', code).open(
      document.body,
      aMapScene(),
      writtenEvents().events,
    )
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await opening).toBe(MAP)
    expect(asked).toHaveLength(11)
  })

  it('reports one failure after ten retries, and starts again when it is reopened (LOAD-01, LOAD-02)', async () => {
    const { asked, code } = codeThatFails(11)
    const { told, events } = writtenEvents()
    const map = lazyMap(async () => NO_SETTINGS, 'CZ', code)
    const ended = map.open(document.body, aMapScene(), events).then(
      () => 'opened',
      () => 'refused',
    )
    await vi.advanceTimersByTimeAsync(19_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await ended).toBe('refused')
    expect(asked).toHaveLength(11)
    expect(told).toEqual([['failed']])

    expect(await map.open(document.body, aMapScene(), events)).toBe(MAP)
    expect(told).toEqual([['failed']])
  })

  it('reports a failure when the map itself cannot be opened (LOAD-02)', async () => {
    const { told, events } = writtenEvents()
    const code: MapCode = {
      ...codeThatFails(0).code,
      mapLibre: async () => ({ openMapLibre: () => Promise.reject(new Error('no WebGL')) }),
    }
    const map = lazyMap(async () => NO_SETTINGS, 'CZ', code)
    await expect(map.open(document.body, aMapScene(), events)).rejects.toThrow('no WebGL')
    expect(told).toEqual([['failed']])
  })
})
