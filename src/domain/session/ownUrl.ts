/** A placeholder for our own origin, which the domain does not know. */
const HERE = 'https://here.invalid'

/** A path of this site with its query, read as browsers do; `undefined` when it leads to another one (no open redirect). */
export const ownUrl = (text: string): URL | undefined => {
  // A browser reads '\' as '/' and drops control characters: no address of ours contains either.
  if (!/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, HERE)) return undefined
  const url = new URL(text, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//') ? url : undefined
}
