import { MAINTENANCE_PATH } from './maintenance.ts'

/** Stands in for our own origin, which the domain does not know. */
const HERE = 'https://here.invalid'

/** Where maintenance leads from an address (path and query), so that the person comes back there when it ends. */
export const addressOfMaintenance = (here: string): string =>
  here === '/' ? MAINTENANCE_PATH : `${MAINTENANCE_PATH}?back=${encodeURIComponent(here)}`

/** Where a person goes on after maintenance: an address of this site, or its beginning; never another site. */
export const addressBack = (text: string | null): string => {
  // A browser reads '\' as '/' and drops control characters: neither stands in an address of ours.
  if (text === null || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, HERE)) return '/'
  const { origin, pathname, search } = new URL(text, HERE)
  const isOurs = origin === HERE && !pathname.startsWith('//')
  return isOurs && !pathname.startsWith(MAINTENANCE_PATH) ? pathname + search : '/'
}
