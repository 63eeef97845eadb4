import { Context, type Effect, type Stream } from 'effect'
import type { Session } from '../../domain/session/session.ts'

/** The session stored on this device (PERSIST-06). Unreadable content counts as none (PERSIST-08). */
export interface SessionStorePort {
  readonly read: Effect.Effect<Session | undefined>
  /** Stores the session. If it is another person's than the last one of this tab, deletes what was typed in it. */
  readonly save: (session: Session) => Effect.Effect<void>
  /** The id of the signed-in person, also after their session expired: drafts belong to them. */
  readonly lastUser: Effect.Effect<string | undefined>
  /**
   * Deletes everything that the portal stored: session, filters, toggles, use-pin, and the drafts of this tab (SESS-07,
   * SESS-08, PERSIST-07). The drafts of other tabs stay for the same person, who did not sign out there.
   */
  readonly clear: Effect.Effect<void>
  /** The session expired (SESS-05): like `clear`, but drafts in the tabs stay for the same person. */
  readonly end: Effect.Effect<void>
  /** AUTH-12, PERSIST-04. */
  readonly forgetPin: Effect.Effect<void>
  /** Runs `work` under a lock shared by all tabs of this device, so that one refresh serves all of them. */
  readonly exclusively: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** The session whenever another tab changed it; `undefined` when it signed out. */
  readonly changes: Stream.Stream<Session | undefined>
}

export class SessionStore extends Context.Service<SessionStore, SessionStorePort>()('application/SessionStore') {}
