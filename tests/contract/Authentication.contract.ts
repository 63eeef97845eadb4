import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuthenticationPort, SignInRefused } from '../../src/application/ports/Authentication.ts'

export interface OpenAuthentication {
  readonly authentication: AuthenticationPort
  readonly email: string
  readonly password: string
  readonly close: () => Promise<void>
}

/** What a refused sign-in says; the text is found by the message of a back end that names no text (core, AUTH-05). */
type Said = Partial<Pick<SignInRefused, 'text' | 'message'>>

const NAMED: Said = { text: { id: 'auth-password-invalid' } }

/** The contract of every `Authentication` adapter (API-05 to API-07). */
export const authenticationContract = (adapter: string, open: () => Promise<OpenAuthentication>, said = NAMED) =>
  describe(`Authentication (${adapter})`, () => {
    let held: OpenAuthentication
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const signIn = () => Effect.runPromise(held.authentication.signIn(held.email, held.password))

    it('returns the user and tokens that expire in the future (API-05, AUTH-01, AUTH-02)', async () => {
      const asked = Date.now()
      const { user, meta } = await signIn()
      expect(user.email).toBe(held.email)
      expect(meta.Expires).toBeGreaterThan(asked)
    })

    it('refuses a wrong password and an unknown user alike (AUTH-03, AUTH-05)', async () => {
      const wrong = Effect.flip(held.authentication.signIn(held.email, 'wrong'))
      const unknown = Effect.flip(held.authentication.signIn('nobody@small.test', held.password))
      const [first, second] = [await Effect.runPromise(wrong), await Effect.runPromise(unknown)]
      expect(first).toMatchObject({ _tag: 'SignInRefused', status: 401, ...said })
      expect(second).toMatchObject({ _tag: 'SignInRefused', status: 401, ...said })
    })

    it('exchanges a refresh token for new tokens (API-07, SESS-03, SESS-04)', async () => {
      const { meta } = await signIn()
      const extended = await Effect.runPromise(held.authentication.extend(meta))
      expect(extended.Expires).toBeGreaterThanOrEqual(meta.Expires)
      const again = await Effect.runPromise(held.authentication.extend(extended))
      expect(again.Expires).toBeGreaterThanOrEqual(extended.Expires)
    })

    it('refuses to extend after signing out (API-06, SESS-06)', async () => {
      const { meta } = await signIn()
      await Effect.runPromise(held.authentication.signOut(meta))
      expect(await Effect.runPromise(Effect.flip(held.authentication.extend(meta)))).toMatchObject({
        _tag: 'ServiceRefusal',
      })
    })
  })
