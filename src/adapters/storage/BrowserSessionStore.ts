import { Effect, Option, Queue, Schema, Semaphore, Stream, type Exit } from 'effect'
import type { SessionStorePort } from '../../application/ports/SessionStore.ts'
import type { Session } from '../../domain/session/session.ts'
import { StoredInstant } from './StoredInstant.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'
import { ENDED_SESSION_KEY, TAB_USER_KEY } from './storedSession.ts'
import { APPEARANCE_KEY, LETTERS_KEY, SESSION_KEY } from './startupKeys.ts'

const PIN = 'use-pin'
/** Settings of the device, which survive the end of a session. */
const STAYS_AFTER_LOGOUT: ReadonlySet<string> = new Set([
  `${KEY_PREFIX}language`,
  APPEARANCE_KEY,
  LETTERS_KEY,
  `${KEY_PREFIX}single-keys`,
  `${KEY_PREFIX}welcome`,
])

const StoredSession = Schema.fromJsonString(
  Schema.Struct({
    user: Schema.Struct({
      id: Schema.NonEmptyString,
      email: Schema.String,
      name: Schema.String,
      phoneNumber: Schema.String,
    }),
    meta: Schema.Struct({
      AccessToken: Schema.NonEmptyString,
      IdToken: Schema.NonEmptyString,
      RefreshToken: Schema.NonEmptyString,
      Expires: StoredInstant,
    }),
  }),
)
const decode = Schema.decodeUnknownOption(StoredSession)
const encode = Schema.encodeSync(StoredSession)

/** The browser features that the store uses; `locks` and `channel` are not supported by all browsers. */
export interface SessionBrowser {
  readonly local: TextStorage
  readonly tab: TextStorage
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Fires `storage` when another tab has written. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Notifies other tabs of changes, including those without shared storage events. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | undefined
}

/** The device's session in local storage, under its own key (OP-39, PERSIST-06, PERSIST-08). */
export const makeBrowserSessionStore = ({ local, tab, locks, events, channel }: SessionBrowser): SessionStorePort => {
  const withinThisTab = Semaphore.makeUnsafe(1)
  const held = (): Session | undefined => Option.getOrUndefined(decode(local.read(SESSION_KEY)))
  const tellOtherTabs = () => channel?.postMessage('session')
  const lastUser = () => held()?.user.id ?? local.read(ENDED_SESSION_KEY)
  const forgetAll = (texts: TextStorage, except?: string) => {
    for (const name of texts.names()) {
      if (name === PIN || (name.startsWith(KEY_PREFIX) && name !== except && !STAYS_AFTER_LOGOUT.has(name)))
        texts.forget(name)
    }
  }
  /** Removes what another user typed in this tab. */
  const claimTab = (user: string, owner: string | undefined) => {
    if (owner !== undefined && owner !== user) forgetAll(tab)
    tab.keep(TAB_USER_KEY, user)
  }

  return {
    read: Effect.sync(held),

    lastUser: Effect.sync(lastUser),

    save: (session) =>
      Effect.sync(() => {
        claimTab(session.user.id, tab.read(TAB_USER_KEY) ?? lastUser() ?? '')
        local.keep(SESSION_KEY, encode(session))
        local.forget(ENDED_SESSION_KEY)
        tellOtherTabs()
      }),

    clear: Effect.sync(() => {
      forgetAll(local)
      forgetAll(tab)
      tellOtherTabs()
    }),

    end: Effect.sync(() => {
      const user = lastUser()
      // Written first, so that another tab that notices the end of the session can read whose it was.
      if (user !== undefined) local.keep(ENDED_SESSION_KEY, user)
      forgetAll(local, ENDED_SESSION_KEY)
      tellOtherTabs()
    }),

    forgetPin: Effect.sync(() => local.forget(PIN)),

    // Without the browser's locks, only calls of this tab exclude each other; another tab may refresh as well.
    exclusively: <A, E, R>(work: Effect.Effect<A, E, R>) =>
      locks === undefined ? withinThisTab.withPermits(1)(work) : underLock(locks, work),

    changes: Stream.callback<Session | undefined>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const user = held()?.user.id
          if (user !== undefined) claimTab(user, tab.read(TAB_USER_KEY))
          const onStorage = (event: Event) => {
            // A key of null means that the whole storage was cleared.
            if ([SESSION_KEY, null, undefined].includes((event as StorageEvent).key)) Queue.offerUnsafe(queue, held())
          }
          const onMessage = () => Queue.offerUnsafe(queue, held())
          events.addEventListener('storage', onStorage)
          channel?.addEventListener('message', onMessage)
          return () => {
            events.removeEventListener('storage', onStorage)
            channel?.removeEventListener('message', onMessage)
          }
        }),
        (stop) => Effect.sync(stop),
      ),
    ).pipe(Stream.changesWith((a, b) => a?.meta.AccessToken === b?.meta.AccessToken)),
  }
}

/** The work runs inside the lock's callback, so that the lock is released however it ends. */
const underLock = <A, E, R>(
  locks: Pick<LockManager, 'request'>,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.context<R>(), (context) =>
    Effect.promise((signal) =>
      locks.request(SESSION_KEY, { signal }, () => Effect.runPromiseExitWith(context)(work, { signal })),
    ).pipe(Effect.flatMap((exit: Exit.Exit<A, E>) => exit)),
  )
