import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryAuthentication } from '../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { makeMemoryStartupStore } from '../support/memory/MemoryStartupStore.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import { forgetRefusedVisit } from '../../src/application/session/forgetRefusedVisit.ts'
import { keepSession } from '../../src/application/session/keepSession.ts'
import { signIn } from '../../src/application/session/signIn.ts'
import { startSession } from '../../src/application/session/startSession.ts'
import { flagSetOf } from '../../src/domain/flags/flagNames.ts'
import { DAY, instantAt, plus, SECOND } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import type { StoredValues } from '../../src/domain/session/mode.ts'
import { aLogin, aSession } from '../support/aSession.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const GUEST: Login = { mode: 'guest', vendorId: 'guest-7', token: 'guest-token' }
const DEVICE: Login = { mode: 'godroid', vendorId: 'bistro-9', token: 'device-token' }
const device = { token: 'device-token', restaurantId: 'bistro-9' }
const guest = (exp: unknown) => ({ vendorId: 'guest-7', token: 'guest-token', payload: { exp } })
const TOMORROW = (NOON + DAY) / SECOND

const starting = (
  stored: Partial<StoredValues>,
  flags: Readonly<Record<string, boolean>> = { GuestCheckout: true },
) => {
  const startup = makeMemoryStartupStore(stored)
  const guestOrders = makeMemoryGuestOrders(['guest-7-a'])
  const tab = makeMemoryDevice()
  const portal = memoryPortal({
    startup,
    guestOrders,
    sessionStore: tab.openTab(),
    authentication: makeMemoryAuthentication([{ user: aSession(instantAt(0)).user, password: 'Bread-1234' }]),
    flags: flagSetOf(flags),
  })
  return { ...portal, startup, guestOrders, tab }
}

describe('startSession by mode', () => {
  it('starts with the device token and uses it for calls (MODE-03, SESS-09)', async () => {
    const { run, startup } = starting({ device })
    expect(await run(startSession())).toEqual({ kind: 'signed-in', login: DEVICE })
    expect(await run(Effect.flatMap(CurrentSession, ({ fresh }) => fresh))).toEqual(DEVICE)
    expect((await run(startup.read)).mode).toBe('godroid')
  })

  it("starts as the stored guest while guest mode is on and uses the guest's token for calls (MODE-04, SESS-09)", async () => {
    const { run } = starting({ guest: guest(TOMORROW) })
    expect(await run(startSession())).toEqual({ kind: 'signed-in', login: GUEST })
    expect(await run(Effect.flatMap(CurrentSession, ({ fresh }) => fresh))).toEqual(GUEST)
  })

  it('signs a guest out while the flag is off and keeps the stored data (MODE-11, OP-17)', async () => {
    const { run, startup, guestOrders } = starting({ mode: 'guest', guest: guest(TOMORROW) }, {})
    expect(await run(startSession())).toEqual({ kind: 'signed-out', because: 'guest-off' })
    const kept = await run(startup.read)
    expect([kept.mode, kept.guest, await run(guestOrders.ids)]).toEqual(['classic', guest(TOMORROW), ['guest-7-a']])
  })

  it.each([[TOMORROW - DAY / SECOND], ['4102444800'], [undefined]])(
    'deletes a guest whose token is expired or has no expiry: %s (GUEST-04, MODE-09)',
    async (exp) => {
      const { run, startup, guestOrders } = starting({ mode: 'guest', guest: guest(exp) })
      expect(await run(startSession())).toEqual({ kind: 'signed-out', because: 'guest-ended' })
      expect([(await run(startup.read)).guest, await run(guestOrders.ids)]).toEqual([undefined, []])
    },
  )

  it('starts in CLASSIC for a guest who has signed in since (MODE-02, MODE-05)', async () => {
    const { run } = starting({ mode: 'guest', guest: guest(TOMORROW) })
    await run(signIn('jana@pekarna.test', 'Bread-1234'))
    expect(await run(startSession())).toMatchObject({ kind: 'signed-in', login: { mode: 'classic' } })
  })
})

describe('keepSession in GUEST and GODROID', () => {
  const keeping = (
    login: Login,
    meanwhile: (portal: ReturnType<typeof starting>) => Effect.Effect<unknown, unknown>,
  ) => {
    const portal = starting({})
    return portal.run(
      Effect.gen(function* () {
        const sessions = yield* CurrentSession
        yield* sessions.enter(login)
        const kept = yield* Effect.forkChild(
          Effect.match(Stream.runDrain(keepSession(login)), {
            onFailure: ({ _tag }) => _tag,
            onSuccess: () => 'ended',
          }),
        )
        yield* TestClock.adjust('400 days')
        yield* Effect.ignore(meanwhile(portal))
        yield* Effect.ignore(portal.tab.openTab().read)
        yield* TestClock.adjust('10 seconds')
        return yield* Effect.raceFirst(Fiber.join(kept), Effect.succeed('kept'))
      }),
    )
  }

  it.each([GUEST, DEVICE])(
    'keeps the login without a refresh, however long ($mode) (SESS-02, GUEST-11)',
    async (login) => {
      expect(await keeping(login, () => Effect.void)).toBe('kept')
    },
  )

  it('ends and deletes the stored login when the service refuses the token (GUEST-04)', async () => {
    for (const login of [GUEST, DEVICE]) {
      const { run, startup, guestOrders } = starting({ device, guest: guest(TOMORROW) })
      const ended = await run(
        Effect.gen(function* () {
          const sessions = yield* CurrentSession
          yield* sessions.enter(login)
          const kept = yield* Effect.forkChild(Effect.flip(Stream.runDrain(keepSession(login))))
          const refused = yield* Effect.flip(sessions.replace(login))
          return [refused._tag, (yield* Fiber.join(kept))._tag]
        }),
      )
      expect(ended).toEqual(['SignedOut', 'SignedOut'])
      await run(forgetRefusedVisit(login.mode))
      const left = await run(startup.read)
      expect(login.mode === 'guest' ? left.guest : left.device).toBe(login.mode === 'guest' ? undefined : 'absent')
      expect(await run(guestOrders.ids)).toHaveLength(login.mode === 'guest' ? 0 : 1)
    }
  })

  it("ends a guest's login, but not a device's, when a person signs in in another tab (SESS-01)", async () => {
    const elsewhere = ({ tab }: ReturnType<typeof starting>) => tab.openTab().save(aSession(plus(NOON, 900 * DAY)))
    expect(await keeping(GUEST, elsewhere)).toBe('SomebodyElse')
    expect(await keeping(DEVICE, elsewhere)).toBe('kept')
    const signedOutElsewhere = ({ tab }: ReturnType<typeof starting>) => tab.openTab().clear
    expect(await keeping(GUEST, signedOutElsewhere)).toBe('kept')
  })
})

describe('Two people on one device', () => {
  it('share the newest tokens while the stored person is the same (SESS-09)', async () => {
    const tab = makeMemoryDevice({ session: aSession(plus(NOON, DAY)) })
    const { run } = memoryPortal({ sessionStore: tab.openTab() })
    const login = await run(
      Effect.gen(function* () {
        const sessions = yield* CurrentSession
        yield* startSession()
        yield* tab.openTab().save(aSession(plus(NOON, DAY), 'newer'))
        return yield* sessions.fresh
      }),
    )
    expect(login).toEqual(aLogin(plus(NOON, DAY), 'newer'))
  })

  it('never make a call for each other: the page belongs to the person who opened it (SESS-09)', async () => {
    const tab = makeMemoryDevice({ session: aSession(plus(NOON, DAY)) })
    const { run } = memoryPortal({ sessionStore: tab.openTab() })
    const other = { ...aSession(plus(NOON, DAY), 'other'), user: { ...aSession(instantAt(0)).user, id: 'boris' } }
    const outcome = await run(
      Effect.gen(function* () {
        const sessions = yield* CurrentSession
        yield* startSession()
        yield* tab.openTab().save(other)
        return [yield* Effect.flip(sessions.fresh), yield* sessions.person]
      }),
    )
    expect(outcome).toMatchObject([{ _tag: 'SignedOut' }, 'jana'])
  })

  it("end the first tab's session when another person signs in (SESS-07)", async () => {
    const tab = makeMemoryDevice({ session: aSession(plus(NOON, DAY)) })
    const { run } = memoryPortal({ sessionStore: tab.openTab() })
    const other = { ...aSession(plus(NOON, DAY), 'other'), user: { ...aSession(instantAt(0)).user, id: 'boris' } }
    const ended = await run(
      Effect.gen(function* () {
        const kept = yield* Effect.forkChild(Effect.flip(Stream.runDrain(keepSession(aLogin(plus(NOON, DAY))))))
        yield* TestClock.adjust(1)
        yield* tab.openTab().save(other)
        yield* TestClock.adjust('5 seconds')
        return yield* Fiber.join(kept)
      }),
    )
    expect(ended._tag).toBe('SomebodyElse')
  })
})
