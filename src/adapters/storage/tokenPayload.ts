import { decodeJwt } from 'jose'

/** Decodes the payload of a token without verifying it; `undefined` if it is not an object. */
export const tokenPayload = (token: string): unknown => {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}
