import type { SessionMeta } from './session.ts'

/** The credentials of a call in each mode (SESS-09). */
export type Credentials =
  | { readonly mode: 'classic'; readonly meta: Pick<SessionMeta, 'AccessToken' | 'IdToken'> }
  | { readonly mode: 'godroid'; readonly token: string }
  | { readonly mode: 'guest'; readonly token: string }

/** The Authorization header (OP-40). */
export const authorizationHeader = (credentials: Credentials): string => {
  switch (credentials.mode) {
    case 'classic':
      return `Bearer ${credentials.meta.AccessToken}|${credentials.meta.IdToken}`
    case 'godroid':
      return `GoDroid ${credentials.token}`
    case 'guest':
      return `Bearer ${credentials.token}`
  }
}

/** The socket's query parameter: the text of the header in base64 (LIVE-02, OP-41). Guests have no socket (OP-77). */
export const socketAuthorization = (credentials: Exclude<Credentials, { readonly mode: 'guest' }>): string =>
  btoa(authorizationHeader(credentials))
