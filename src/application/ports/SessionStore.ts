import { Context, type Effect, type Stream } from 'effect'
import type { Session } from '../../domain/session/session.ts'

/** What this device knows about who is signed in (PERSIST-06). Unreadable content counts as nothing (PERSIST-08). */
export interface SessionStorePort {
  readonly read: Effect.Effect<Session | undefined>
  /** What another person than the last one typed in this tab is gone afterwards. */
  readonly save: (session: Session) => Effect.Effect<void>
  /** Id of who is signed in, or was until the session ended by itself: whose drafts these are. */
  readonly lastUser: Effect.Effect<string | undefined>
  /**
   * Everything of ours is gone afterwards: session, filters, toggles, use-pin, and the drafts of this tab (SESS-07,
   * SESS-08, PERSIST-07). Those of other tabs wait for the same person: the session ended there without their doing.
   */
  readonly clear: Effect.Effect<void>
  /** The session ended by itself (SESS-05): as `clear`, but what was typed in the tabs waits for the same person. */
  readonly end: Effect.Effect<void>
  /** AUTH-12, PERSIST-04. */
  readonly forgetPin: Effect.Effect<void>
  /** Runs one holder at a time over all tabs of this device: one refresh serves them all. */
  readonly exclusively: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** The session as another tab left it; nothing when it signed out. */
  readonly changes: Stream.Stream<Session | undefined>
}

export class SessionStore extends Context.Service<SessionStore, SessionStorePort>()('application/SessionStore') {}
