import { SESSION_KEY } from '../storage/startupKeys.ts'
import { preloadFiles } from './parts/preloadFiles.ts'
import { requestFlags } from './parts/requestFlags.ts'
import { storedText } from './parts/storedText.ts'

/*
 * In the head of pages that are read before they are used. Until the first contentful paint, the page has
 * `data-first-words`, which hides the content below the fold; its scripts (`data-main`, `data-files`) and early calls
 * start right after it. On a slow phone, loading them together takes as long as the first paint itself (ADR 3).
 */

const page = document.documentElement
const { main = '', files = '' } = document.currentScript!.dataset

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  delete page.dataset['firstWords']
  requestFlags()
  preloadFiles(files)
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = main
  document.head.append(script)
}

const startWhenRead = () => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

// Hidden pages are never painted, and signed-in users are redirected from here (ROUTE-02).
if (document.hidden || storedText(SESSION_KEY) || !PerformanceObserver.supportedEntryTypes.includes('paint'))
  startWhenRead()
else {
  page.dataset['firstWords'] = ''
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint')[0]) startWhenRead()
  }).observe({ type: 'paint', buffered: true })
  // Even if nothing was painted.
  setTimeout(startWhenRead, 3_000)
}
