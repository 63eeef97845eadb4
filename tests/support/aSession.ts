import type { Instant } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import type { Session } from '../../src/domain/session/session.ts'

/** Jana of the bakery, signed in until `expires`; `tokens` tells one set of tokens from another. */
export const aSession = (expires: Instant, tokens = 'first'): Session => ({
  user: { id: 'jana', email: 'jana@pekarna.test', name: 'Jana', phoneNumber: '+420777000111' },
  meta: {
    AccessToken: `access-${tokens}`,
    IdToken: `id-${tokens}`,
    RefreshToken: `refresh-${tokens}`,
    Expires: expires,
  },
})

/** The same, as she came in. */
export const aLogin = (expires: Instant, tokens?: string): Login => ({
  mode: 'classic',
  session: aSession(expires, tokens),
})
