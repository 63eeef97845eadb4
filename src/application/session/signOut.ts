import { Effect } from 'effect'
import { Authentication } from '../ports/Authentication.ts'
import { SessionStore } from '../ports/SessionStore.ts'

/**
 * Signs out on this device at once (SESS-07). The service is notified in the background (SESS-06); its response is
 * ignored (OP-76).
 */
export const signOut = Effect.fn('signOut')(function* () {
  const store = yield* SessionStore
  const authentication = yield* Authentication
  const session = yield* store.read
  yield* store.clear
  if (session !== undefined)
    yield* Effect.forkDetach(Effect.ignore(authentication.signOut(session.meta)), { startImmediately: true })
})
