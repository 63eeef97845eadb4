import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { OWN_MOVES } from '../kit/ownMoves.ts'
import { focusHeading, scrollToTop } from '../kit/startOfPage.ts'

/** What is shown at an address, without its vendor: the second segment of every screen's path. */
const shownAt = (pathname: string): string => pathname.split('/').toSpliced(2, 1).join('/')

/**
 * Scrolls to where one was, and again whenever the content changes its size while it loads, until the person acts. Returns
 * a function that cancels it.
 */
const scrollBackTo = (top: number): (() => void) => {
  const over = new AbortController()
  const go = () => window.scrollTo({ top, behavior: 'instant' })
  const growth = new ResizeObserver(go)
  over.signal.addEventListener('abort', () => growth.disconnect())
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => over.abort(), { signal: over.signal, capture: true, passive: true })
  growth.observe(document.body)
  go()
  return () => over.abort()
}

/** Browsers would scroll back before the content is there. After leaving the page, they scroll back themselves. */
const useOwnScrollRestoration = () =>
  useEffect(() => {
    const over = new AbortController()
    const take = () => (window.history.scrollRestoration = 'manual')
    if (document.readyState === 'complete') take()
    else window.addEventListener('load', take, over)
    window.addEventListener('pageshow', take, over)
    window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'), over)
    return () => over.abort()
  }, [])

/** Another page or screen begins at the top; back and forward return to where one was. */
const useScrolling = () => {
  const { key, pathname } = useLocation()
  const action = useNavigationType()
  const shown = useRef({ key, pathname })
  const positions = useRef(new Map<string, number>())
  /** Screens may write into their address while one returns to them. */
  const stopReturn = useRef(() => undefined as void)
  useOwnScrollRestoration()
  useEffect(() => {
    const keep = () => void positions.current.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    const top = action === 'POP' ? positions.current.get(key) : undefined
    const isSame = before.pathname === pathname || (action !== 'PUSH' && shownAt(before.pathname) === shownAt(pathname))
    if (top === undefined && isSame) return void positions.current.set(key, window.scrollY)
    stopReturn.current()
    if (top === undefined) scrollToTop()
    else stopReturn.current = scrollBackTo(top)
  }, [action, key, pathname])
  useEffect(() => () => stopReturn.current(), [])
}

/** After moving to another page or screen, focuses its heading, so that screen readers announce where they are. */
const useHeadingFocus = () => {
  const page = shownAt(useLocation().pathname)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return undefined
    shown.current = page
    return focusHeading()
  }, [page])
}

/** Around every page: where it begins, and what has the focus. */
export const PageRoot = () => {
  useScrolling()
  useHeadingFocus()
  return <Outlet />
}
