import type { Instant } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import type { Session } from '../../src/domain/session/session.ts'

/** The session of Jana from the bakery until `expires`; `tokens` distinguishes sets of tokens. */
export const aSession = (expires: Instant, tokens = 'first'): Session => ({
  user: { id: 'jana', email: 'jana@pekarna.test', name: 'Jana', phoneNumber: '+420777000111' },
  meta: {
    AccessToken: `access-${tokens}`,
    IdToken: `id-${tokens}`,
    RefreshToken: `refresh-${tokens}`,
    Expires: expires,
  },
})

/** The same session as a login. */
export const aLogin = (expires: Instant, tokens?: string): Login => ({
  mode: 'classic',
  session: aSession(expires, tokens),
})
