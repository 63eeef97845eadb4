/** A placeholder for the site's origin, which the domain does not know. */
const HERE = 'https://here.invalid'

/**
 * Parses a path of this site with its query as browsers do; `undefined` if it leads to another site (no open redirect).
 */
export const ownUrl = (text: string): URL | undefined => {
  // Browsers read '\' as '/' and drop control characters; no address of this site contains either.
  if (!/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, HERE)) return undefined
  const url = new URL(text, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//') ? url : undefined
}
