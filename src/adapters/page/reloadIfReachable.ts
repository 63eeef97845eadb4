/** The ms after which a site that does not answer counts as unreachable. */
const WAIT = 6_000

type OpenPage = Pick<Window & typeof globalThis, 'navigator' | 'location' | 'fetch'>

/** Whether the site answers. If it does not, the browser would replace the page by an error page of its own. */
export const isReachable = async (window: OpenPage): Promise<boolean> => {
  if (!window.navigator.onLine) return false
  try {
    const { status } = await window.fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT),
    })
    return status < 500
  } catch {
    return false
  }
}

/** Reloads the page, but only if its site answers. Returns whether it reloads. */
export const reloadIfReachable = async (window: OpenPage): Promise<boolean> => {
  if (!(await isReachable(window))) return false
  window.location.reload()
  return true
}
