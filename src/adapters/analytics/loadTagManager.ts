import type { TagManager } from '../../domain/market/backEnd.ts'
import type { DataLayerPage } from './pushEvent.ts'

/** Loads the container's script, which reads the data layer, also what was pushed before; `now` starts its triggers. */
export const loadTagManager = (page: Window & DataLayerPage, { container, host }: TagManager, now: number): void => {
  ;(page.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': now })
  const script = page.document.createElement('script')
  script.src = `${host}/gtm.js?id=${container}`
  page.document.head.append(script)
}
