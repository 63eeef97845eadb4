import { ownUrl } from './ownUrl.ts'

/** The screens a person may be brought back to; nothing else of this site, and nothing of another. */
const SCREENS = /^\/(?:request-a-rider|order-tracking|history|bulk-order|helpcenter)(?:\/|$)/

/**
 * Where a person goes on after signing in again: path and query of a screen of ours, or nothing when the text leads
 * anywhere else (no open redirect).
 */
export const returnAddress = (text: string): string | undefined => {
  const url = ownUrl(text)
  return url && SCREENS.test(url.pathname) ? url.pathname + url.search : undefined
}
