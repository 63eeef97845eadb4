import { ownUrl } from './ownUrl.ts'
import { isAt, SCREENS } from '../pagePaths.ts'

/**
 * The address to open after signing in again: path and query of a screen of this site, or `undefined` if the text leads
 * anywhere else (no open redirect).
 */
export const returnAddress = (text: string): string | undefined => {
  const url = ownUrl(text)
  return url && SCREENS.some((screen) => isAt(url.pathname, screen)) ? url.pathname + url.search : undefined
}
