import { ownUrl } from '../session/ownUrl.ts'
import { MAINTENANCE } from '../pagePaths.ts'

/** The address of the maintenance page, with the way back to `here` (path and query). */
export const addressOfMaintenance = (here: string): string =>
  here === '/' ? MAINTENANCE : `${MAINTENANCE}?back=${encodeURIComponent(here)}`

/** The address to open after maintenance: an address of this site, or `/`; never another site. */
export const addressBack = (text: string | null): string => {
  const url = ownUrl(text ?? '')
  return url && !url.pathname.startsWith(MAINTENANCE) ? url.pathname + url.search : '/'
}
