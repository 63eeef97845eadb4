import { decodeJwt } from 'jose'

/** What a token says; `undefined` where it cannot be decoded to an object. */
export const tokenPayload = (token: string): unknown => {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}
