import { Effect, PubSub, Semaphore, Stream } from 'effect'
import type { SessionStorePort } from '../../../src/application/ports/SessionStore.ts'
import type { Session } from '../../../src/domain/session/session.ts'

/** A device in memory; every opened tab is a store of its own over the same session. */
export interface MemoryDevice {
  readonly openTab: () => SessionStorePort
  /** Whether the PIN is still stored (AUTH-12). */
  readonly hasPin: () => boolean
}

export const makeMemoryDevice = (initially: { session?: Session; pin?: boolean } = {}): MemoryDevice => {
  let held = initially.session
  let lastUser = held?.user.id
  let pin = initially.pin ?? false
  const lock = Semaphore.makeUnsafe(1)
  const changed = Effect.runSync(PubSub.unbounded<{ readonly by: symbol; readonly session: Session | undefined }>())

  const openTab = (): SessionStorePort => {
    const by = Symbol('tab')
    const become = (session: Session | undefined) =>
      Effect.suspend(() => {
        held = session
        return Effect.asVoid(PubSub.publish(changed, { by, session }))
      })
    return {
      read: Effect.sync(() => held),
      lastUser: Effect.sync(() => lastUser),
      save: (session) => {
        lastUser = session.user.id
        return become(session)
      },
      clear: Effect.suspend(() => {
        pin = false
        lastUser = undefined
        return become(undefined)
      }),
      end: Effect.suspend(() => {
        pin = false
        return become(undefined)
      }),
      forgetPin: Effect.sync(() => {
        pin = false
      }),
      exclusively: lock.withPermits(1),
      changes: Stream.fromPubSub(changed).pipe(
        Stream.filter((change) => change.by !== by),
        Stream.map(({ session }) => session),
      ),
    }
  }

  return { openTab, hasPin: () => pin }
}
