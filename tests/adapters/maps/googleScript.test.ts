// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { loadGoogleMaps } from '../../../src/adapters/maps/googleScript.ts'

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googleapis"]')]

/** Keeps scripts in the page without loading them; the test dispatches their outcome. */
const fetchNoScripts = () => {
  const { settings } = Reflect.get(window, 'happyDOM') as { readonly settings: object }
  Object.assign(settings, { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true })
}

describe('loadGoogleMaps', () => {
  beforeEach(() => {
    fetchNoScripts()
    document.head.replaceChildren()
    Reflect.deleteProperty(window, 'google')
    document.documentElement.lang = 'cs'
  })

  it('resolves when the library reports ready, and loads it in the language of the page', async () => {
    const loading = loadGoogleMaps(window, 'key & more')
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://maps.googleapis.com/maps/api/js?key=key+%26+more&callback=googleMapsReady&language=cs',
    ])
    const ready = Reflect.get(window, 'googleMapsReady') as () => void
    ready()
    await expect(loading).resolves.toBeUndefined()
  })

  it('rejects when the script cannot be loaded, and loads it again on the next call (LOAD-01)', async () => {
    const first = loadGoogleMaps(window, 'key')
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow()
    expect(scripts()).toEqual([])
    const second = loadGoogleMaps(window, 'key')
    expect(scripts()).toHaveLength(1)
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(second).rejects.toThrow()
  })

  it('loads nothing when the page already has the library', async () => {
    Object.assign(window, { google: { maps: {} } })
    await loadGoogleMaps(window, 'key')
    expect(scripts()).toEqual([])
  })
})
