import { EARLY_FLAGS_SCRIPT } from '../flags/earlyFlagsScript.ts'
import { ASK_FOR_FILES } from './filesBehindScript.ts'

/** Ms after which the scripts come though nothing was painted. */
const AT_LATEST = 3_000

/** Runs in the page as it stands here, by its text: nothing from outside of it is known there. */
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
  // What nobody looks at is not painted, and whoever is signed in is led on from here (ROUTE-02).
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
 * Stands in the head of a page that is read before it is used. Until its first words are on the screen the page is
 * `data-first-words`, which leaves out what stands below them; its scripts (`data-main`, `data-files`) and what is asked
 * early come right behind. On a slow phone all of that together costs as much as the words themselves (ADR 3).
 */
export const AFTER_PAINT_SCRIPT = `(${String(startAfterPaint).replaceAll(/\n\s+/g, '\n')})(${AT_LATEST}, () => {
${EARLY_FLAGS_SCRIPT}
}, ${ASK_FOR_FILES})`
