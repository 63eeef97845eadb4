import { Effect } from 'effect'
import { Authentication } from '../ports/Authentication.ts'
import { SessionStore } from '../ports/SessionStore.ts'
import { StartupStore } from '../ports/StartupStore.ts'

/**
 * Signs in on this device (AUTH-01, AUTH-02). Every attempt deletes the PIN (AUTH-12); signing in ends guest mode
 * (MODE-05).
 */
export const signIn = Effect.fn('signIn')(function* (email: string, password: string) {
  const store = yield* SessionStore
  const authentication = yield* Authentication
  yield* store.forgetPin
  const session = yield* authentication.signIn(email, password)
  yield* store.save(session)
  yield* (yield* StartupStore).keepMode('classic')
  return session
})
