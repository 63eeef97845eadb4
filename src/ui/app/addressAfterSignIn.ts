import { returnAddress } from '../../domain/session/returnAddress.ts'

/** Where somebody goes who signed in: back to where a session ended, as far as that is a screen of ours (ROUTE-24). */
export const addressAfterSignIn = (parameters: URLSearchParams): string =>
  returnAddress(parameters.get('back') ?? '') ?? '/request-a-rider'

/** Where somebody goes who is not in: a link to a private screen leads there once they are (ROUTE-22). */
export const addressOutside = (wanted: string, outside = '/?'): string => {
  const back = returnAddress(wanted)
  return back === undefined ? '/' : `${outside}back=${encodeURIComponent(back)}`
}
