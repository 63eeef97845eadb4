import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import type { DataLayerPage } from '../../src/adapters/analytics/pushEvent.ts'
import { loadTagManager } from '../../src/adapters/analytics/loadTagManager.ts'

it('The container of the tag manager is loaded from its host, after the event that starts it (ANALYTICS-01)', () => {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true } })
  const page = window as unknown as globalThis.Window & DataLayerPage
  page.dataLayer = ['earlier']
  loadTagManager(page, { container: 'GTM-AB12CD', host: 'https://tags.test/first' }, 1_000)
  expect(page.dataLayer).toEqual(['earlier', { event: 'gtm.js', 'gtm.start': 1_000 }])
  const scripts = [...page.document.querySelectorAll('script')]
  expect(scripts.map(({ src }) => src)).toEqual(['https://tags.test/first/gtm.js?id=GTM-AB12CD'])
})
