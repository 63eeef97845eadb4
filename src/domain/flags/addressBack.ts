import { ownUrl } from '../session/ownUrl.ts'
import { MAINTENANCE_PATH } from './maintenance.ts'

/** Where maintenance leads from an address (path and query), so that the person comes back there when it ends. */
export const addressOfMaintenance = (here: string): string =>
  here === '/' ? MAINTENANCE_PATH : `${MAINTENANCE_PATH}?back=${encodeURIComponent(here)}`

/** Where a person goes on after maintenance: an address of this site, or its beginning; never another site. */
export const addressBack = (text: string | null): string => {
  const url = ownUrl(text ?? '')
  return url && !url.pathname.startsWith(MAINTENANCE_PATH) ? url.pathname + url.search : '/'
}
