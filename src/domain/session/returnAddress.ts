/** The screens a person may be brought back to; nothing else of this site, and nothing of another. */
const SCREENS = /^\/(?:request-a-rider|order-tracking|history|bulk-order|helpcenter)(?:\/|$)/

/** Stands in for our own origin, which the domain does not know. */
const HERE = 'https://here.invalid'

/**
 * Where a person goes on after signing in again: path and query of a screen of ours, or nothing when the text leads
 * anywhere else (no open redirect).
 */
export const returnAddress = (text: string): string | undefined => {
  // A browser reads '\' as '/' and drops control characters: neither stands in an address of ours.
  if (!text.startsWith('/') || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, HERE)) return undefined
  const { origin, pathname, search } = new URL(text, HERE)
  return origin === HERE && SCREENS.test(pathname) ? pathname + search : undefined
}
