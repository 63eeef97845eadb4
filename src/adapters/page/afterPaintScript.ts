import { EARLY_FLAGS_SCRIPT } from '../flags/earlyFlagsScript.ts'
import { ASK_FOR_FILES } from './filesBehindScript.ts'

/** The ms after which the scripts load even if nothing was painted. */
const AT_LATEST = 3_000

/** Embedded in the page as source text, so it must not refer to anything outside the function. */
const startAfterPaint = (atLatest: number, askEarly: () => void, askForFiles: (files: string) => void) => {
  const page = document.documentElement
  const { main = '', files = '' } = document.currentScript?.dataset ?? {}
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    delete page.dataset['firstWords']
    askEarly()
    askForFiles(files)
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = main
    document.head.append(script)
  }
  const startWhenRead = () => {
    if (document.readyState !== 'loading') return start()
    document.addEventListener('DOMContentLoaded', start)
  }
  const isSignedIn = () => {
    try {
      return localStorage.getItem('portal.session') !== null
    } catch {
      return false
    }
  }
  // Hidden pages are never painted, and signed-in users are redirected from here (ROUTE-02).
  if (document.hidden || isSignedIn() || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return startWhenRead()
  page.dataset['firstWords'] = ''
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    startWhenRead()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(startWhenRead, atLatest)
}

/**
 * An inline script in the head of pages that are read before they are used. Until the first contentful paint, the page
 * has `data-first-words`, which hides the content below the fold; its scripts (`data-main`, `data-files`) and early
 * calls start right after it. On a slow phone, loading them together takes as long as the first paint itself (ADR 3).
 */
export const AFTER_PAINT_SCRIPT = `(${String(startAfterPaint).replaceAll(/\n\s+/g, '\n')})(${AT_LATEST}, () => {
${EARLY_FLAGS_SCRIPT}
}, ${ASK_FOR_FILES})`
