import { returnAddress } from '../../domain/session/returnAddress.ts'
import { REQUEST } from '../../domain/pagePaths.ts'

/** Address after signing in: the screen where the session ended, if it is one of the portal (ROUTE-24). */
export const addressAfterSignIn = (parameters: URLSearchParams): string =>
  returnAddress(parameters.get('back') ?? '') ?? REQUEST

/** Address for a visitor without a session; keeps the private screen to return to after signing in (ROUTE-22). */
export const addressOutside = (address: string, outside = '/?'): string => {
  const back = returnAddress(address)
  return back === undefined ? '/' : `${outside}back=${encodeURIComponent(back)}`
}
