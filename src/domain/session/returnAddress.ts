import { ownUrl } from './ownUrl.ts'

/** The only screens that a person may return to. */
const SCREENS = /^\/(?:request-a-rider|order-tracking|history|bulk-order|helpcenter)(?:\/|$)/

/**
 * The address to open after signing in again: path and query of a screen of this site, or `undefined` if the text leads
 * anywhere else (no open redirect).
 */
export const returnAddress = (text: string): string | undefined => {
  const url = ownUrl(text)
  return url && SCREENS.test(url.pathname) ? url.pathname + url.search : undefined
}
