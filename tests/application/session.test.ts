import { refusal } from '../../src/adapters/memory/refusals.ts'
import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryAuthentication } from '../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import type { AuthenticationPort } from '../../src/application/ports/Authentication.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import { type ServiceRefusal, ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { keepSession } from '../../src/application/session/keepSession.ts'
import { signIn } from '../../src/application/session/signIn.ts'
import { signOut } from '../../src/application/session/signOut.ts'
import { startSession } from '../../src/application/session/startSession.ts'
import { instantAt, minus, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import type { SessionMeta } from '../../src/domain/session/session.ts'
import { aLogin, aSession } from '../support/aSession.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const accessIn = (login: Login): string => (login.mode === 'classic' ? login.session.meta.AccessToken : login.token)
const JANA = { user: aSession(instantAt(0)).user, password: 'Bread-1234' }
const offline = new ServiceUnavailable({ reason: 'offline' })
const refused = refusal('UNAUTHENTICATED', 'x', { message: 'x' })

/** Answers every refresh with `answer` and counts the calls. */
const refreshing = (answer: (asked: number) => Effect.Effect<SessionMeta, ServiceRefusal | ServiceUnavailable>) => {
  const counted = { refreshes: 0, signOuts: 0 }
  const authentication: AuthenticationPort = {
    signIn: () => Effect.fail(offline),
    extend: () =>
      Effect.suspend(() => {
        counted.refreshes += 1
        return Effect.delay(answer(counted.refreshes), '2 seconds')
      }),
    signOut: () =>
      Effect.suspend(() => {
        counted.signOuts += 1
        return Effect.fail(offline)
      }),
  }
  return { authentication, counted }
}
const renewed = (asked: number) => Effect.succeed(aSession(plus(NOON, 3_600 * SECOND), `renewed-${asked}`).meta)

describe('signIn', () => {
  it('stores the session on this device until its tokens expire (AUTH-01, AUTH-02)', async () => {
    const { run, store } = memoryPortal({ authentication: makeMemoryAuthentication([JANA], 3_600) })
    const session = await run(signIn('Jana@pekarna.test', 'Bread-1234'))
    expect(session).toMatchObject({ user: JANA.user, meta: { Expires: NOON + 3_600 * SECOND } })
    expect(await run(store.read)).toEqual(session)
  })

  it("fails with the service's refusal and stores nothing (AUTH-03, AUTH-05)", async () => {
    const { run, store } = memoryPortal({ authentication: makeMemoryAuthentication([JANA]) })
    const failure = await run(Effect.flip(signIn('jana@pekarna.test', 'wrong')))
    expect(failure).toMatchObject({ _tag: 'SignInRefused', text: { id: 'auth-password-invalid' } })
    expect(await run(store.read)).toBeUndefined()
  })

  it('fails with the reason offline without a connection (AUTH-04)', async () => {
    const { authentication } = refreshing(renewed)
    const { run } = memoryPortal({ authentication })
    expect(await run(Effect.flip(signIn('jana@pekarna.test', 'x')))).toMatchObject({ reason: 'offline' })
  })

  it('deletes the PIN with every attempt, even a failed one (AUTH-12)', async () => {
    const device = makeMemoryDevice({ pin: true })
    const { run } = memoryPortal({ sessionStore: device.openTab(), authentication: makeMemoryAuthentication([JANA]) })
    await run(Effect.flip(signIn('jana@pekarna.test', 'wrong')))
    expect(device.hasPin()).toBe(false)
  })
})

describe('signOut', () => {
  it('signs out on this device at once, even if the service is unreachable (SESS-06, SESS-07, SESS-08, OP-76)', async () => {
    const device = makeMemoryDevice({ session: aSession(plus(NOON, SECOND)), pin: true })
    const { authentication, counted } = refreshing(renewed)
    const { run, store } = memoryPortal({ sessionStore: device.openTab(), authentication })
    await run(signOut())
    expect({ session: await run(store.read), pin: device.hasPin(), told: counted.signOuts }).toEqual({
      session: undefined,
      pin: false,
      told: 1,
    })
  })

  it('stays signed out when a refresh was in flight (SESS-07, SESS-10)', async () => {
    const device = makeMemoryDevice({ session: aSession(minus(NOON, 1)) })
    const { authentication } = refreshing(renewed)
    const { run, store } = memoryPortal({ sessionStore: device.openTab(), authentication })
    const outcome = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(Effect.flip(Effect.flatMap(CurrentSession, ({ fresh }) => fresh)))
        yield* TestClock.adjust('1 second')
        yield* signOut()
        yield* TestClock.adjust('1 second')
        return yield* Fiber.join(asking)
      }),
    )
    expect(outcome._tag).toBe('SignedOut')
    expect(await run(store.read)).toBeUndefined()
  })
})

describe('makeCurrentSession', () => {
  it('returns the stored session while its tokens are valid (SESS-01, SESS-09)', async () => {
    const session = aSession(plus(NOON, 1))
    const { authentication, counted } = refreshing(renewed)
    const { run } = memoryPortal({ sessionStore: makeMemoryDevice({ session }).openTab(), authentication })
    expect(await run(Effect.flatMap(CurrentSession, ({ fresh }) => fresh))).toEqual({ mode: 'classic', session })
    expect(counted.refreshes).toBe(0)
  })

  it('refreshes once for all waiting calls and all tabs (SESS-03, SESS-04)', async () => {
    const device = makeMemoryDevice({ session: aSession(NOON) })
    const { authentication, counted } = refreshing(renewed)
    const tabs = [device.openTab(), device.openTab()].map((tab) => makeCurrentSession(authentication, tab))
    const { run } = memoryPortal()
    const sessions = await run(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(
          Effect.all(
            tabs.flatMap(({ fresh }) => [fresh, fresh, fresh]),
            { concurrency: 'unbounded' },
          ),
        )
        yield* TestClock.adjust('10 seconds')
        return yield* Fiber.join(waiting)
      }),
    )
    expect(new Set(sessions.map(accessIn))).toEqual(new Set(['access-renewed-1']))
    expect(counted.refreshes).toBe(1)
  })

  it('sends one request when all waiting calls fail (SESS-03)', async () => {
    const { authentication, counted } = refreshing(() => Effect.fail(offline))
    const tab = makeCurrentSession(authentication, makeMemoryDevice({ session: aSession(NOON) }).openTab())
    const failures = await memoryPortal().run(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(
          Effect.all([tab.fresh, tab.fresh, tab.fresh].map(Effect.flip), { concurrency: 'unbounded' }),
        )
        yield* TestClock.adjust('10 seconds')
        return yield* Fiber.join(waiting)
      }),
    )
    expect(failures).toEqual([offline, offline, offline])
    expect(counted.refreshes).toBe(1)
  })

  it('returns the newer session when the person signed in again in another tab during a refresh (SESS-03)', async () => {
    const device = makeMemoryDevice({ session: aSession(NOON) })
    const { authentication } = refreshing(renewed)
    const { run, store } = memoryPortal({ sessionStore: device.openTab(), authentication })
    const newer = aSession(plus(NOON, 3_600 * SECOND), 'newer')
    const answered = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(Effect.flatMap(CurrentSession, ({ fresh }) => fresh))
        yield* TestClock.adjust('1 second')
        yield* device.openTab().save(newer)
        yield* TestClock.adjust('1 second')
        return yield* Fiber.join(asking)
      }),
    )
    expect(accessIn(answered)).toBe('access-newer')
    expect(await run(store.read)).toEqual(newer)
  })

  it('completes a refresh after the screen that wanted it was left (SESS-03)', async () => {
    const { authentication } = refreshing(renewed)
    const { run, store } = memoryPortal({
      sessionStore: makeMemoryDevice({ session: aSession(NOON) }).openTab(),
      authentication,
    })
    const kept = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(Effect.flatMap(CurrentSession, ({ fresh }) => fresh))
        yield* TestClock.adjust('1 second')
        yield* Fiber.interrupt(asking)
        yield* TestClock.adjust('1 second')
        return yield* store.read
      }),
    )
    expect(kept?.meta.AccessToken).toBe('access-renewed-1')
  })

  it('refreshes a valid-looking session that the service refused, unless another tab already did (SESS-03)', async () => {
    const refused = aSession(plus(NOON, 3_600 * SECOND))
    const newer = aSession(plus(NOON, 3_600 * SECOND), 'newer')
    const { authentication, counted } = refreshing(renewed)
    const { run } = memoryPortal({ sessionStore: makeMemoryDevice({ session: newer }).openTab(), authentication })
    const replace = (session: typeof refused) =>
      Effect.flatMap(CurrentSession, (sessions) => sessions.replace({ mode: 'classic', session }))
    const [first, second] = await run(
      Effect.gen(function* () {
        const given = yield* replace(refused)
        const asking = yield* Effect.forkChild(replace(newer))
        yield* TestClock.adjust('2 seconds')
        return [given, yield* Fiber.join(asking)] as const
      }),
    )
    expect([accessIn(first), accessIn(second), counted.refreshes]).toEqual(['access-newer', 'access-renewed-1', 1])
  })

  it('ends the session when the refresh is refused (SESS-05)', async () => {
    const { authentication } = refreshing(() => Effect.fail(refused))
    const { run, store } = memoryPortal({
      sessionStore: makeMemoryDevice({ session: aSession(NOON) }).openTab(),
      authentication,
    })
    const failure = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(Effect.flip(Effect.flatMap(CurrentSession, ({ fresh }) => fresh)))
        yield* TestClock.adjust('2 seconds')
        return yield* Fiber.join(asking)
      }),
    )
    expect([failure._tag, await run(store.read)]).toEqual(['SignedOut', undefined])
  })
})

describe('startSession', () => {
  const startingWith = (expires: Instant, authentication: AuthenticationPort) => {
    const portal = memoryPortal({
      sessionStore: makeMemoryDevice({ session: aSession(expires) }).openTab(),
      authentication,
    })
    const started = portal.run(
      Effect.gen(function* () {
        const starting = yield* Effect.forkChild(startSession())
        yield* TestClock.adjust('2 seconds')
        return yield* Fiber.join(starting)
      }),
    )
    return { portal, started }
  }

  it('starts with the stored session, refreshed if it has expired (SESS-01, SESS-03)', async () => {
    const { started } = startingWith(NOON, refreshing(renewed).authentication)
    expect(await started).toMatchObject({
      kind: 'signed-in',
      login: { session: { meta: { AccessToken: 'access-renewed-1' } } },
    })
  })

  it('does not start an expired session that cannot be refreshed, and keeps it for the next start (SESS-01)', async () => {
    const { portal, started } = startingWith(NOON, refreshing(() => Effect.fail(offline)).authentication)
    expect(await started).toMatchObject({ kind: 'signed-out' })
    expect(await portal.run(portal.store.read)).toEqual(aSession(NOON))
  })

  it('returns signed-out on a device without a session (MODE-05)', async () => {
    const { run } = memoryPortal()
    expect(await run(startSession())).toEqual({ kind: 'signed-out', because: 'never-in' })
  })
})

describe('keepSession', () => {
  const keeping = (
    lifetime: number,
    authentication: AuthenticationPort,
    for_: number,
    meanwhile: Effect.Effect<void> = Effect.void,
  ) => {
    const device = makeMemoryDevice({ session: aSession(plus(NOON, lifetime)) })
    const portal = memoryPortal({ sessionStore: device.openTab(), authentication })
    return portal.run(
      Effect.gen(function* () {
        const seen: Array<string> = []
        const kept = keepSession(aLogin(plus(NOON, lifetime))).pipe(
          Stream.runForEach((login) => Effect.sync(() => void seen.push(accessIn(login)))),
        )
        const fiber = yield* Effect.forkChild(
          Effect.match(kept, { onFailure: ({ _tag }) => _tag, onSuccess: () => 'ended' }),
        )
        yield* TestClock.adjust(1)
        yield* meanwhile
        yield* TestClock.adjust(for_)
        const ended = yield* Effect.raceFirst(Fiber.join(fiber), Effect.succeed('kept'))
        const left = yield* portal.store.read
        return { seen, ended, left: left?.meta.AccessToken }
      }),
    )
  }

  it('refreshes tokens that expire in less than 600 s, but not in 600 s (SESS-03, CONST-06)', async () => {
    const early = refreshing(renewed)
    await keeping(600 * SECOND + 1, early.authentication, 0)
    expect(early.counted.refreshes).toBe(0)

    const due = refreshing(renewed)
    expect(await keeping(600 * SECOND - 2, due.authentication, 3 * SECOND)).toEqual({
      seen: ['access-renewed-1'],
      ended: 'kept',
      left: 'access-renewed-1',
    })
    expect(due.counted.refreshes).toBe(1)
  })

  it('retries without a connection while the tokens are valid, and ends when they expire (SESS-05)', async () => {
    const down = refreshing(() => Effect.fail(offline))
    expect(await keeping(60 * SECOND, down.authentication, 50 * SECOND)).toMatchObject({ ended: 'kept' })
    expect(down.counted.refreshes).toBeGreaterThan(5)
    expect(await keeping(60 * SECOND, down.authentication, 70 * SECOND)).toMatchObject({
      ended: 'SignedOut',
      left: undefined,
    })
  })

  it('recovers with the fresh session when the connection is back (SESS-03)', async () => {
    const flaky = refreshing((asked) => (asked < 3 ? Effect.fail(offline) : renewed(asked)))
    expect(await keeping(120 * SECOND, flaky.authentication, 60 * SECOND)).toEqual({
      seen: ['access-first', 'access-renewed-3'],
      ended: 'kept',
      left: 'access-renewed-3',
    })
  })

  it('ends when the refresh is refused (SESS-05)', async () => {
    const over = refreshing(() => Effect.fail(refused))
    expect(await keeping(60 * SECOND, over.authentication, 3 * SECOND)).toMatchObject({ ended: 'SignedOut' })
  })

  it('ends when another tab signed out (SESS-07)', async () => {
    const device = makeMemoryDevice({ session: aSession(plus(NOON, 3_600 * SECOND)) })
    const portal = memoryPortal({ sessionStore: device.openTab() })
    const ended = await portal.run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          Effect.flip(Stream.runDrain(keepSession(aLogin(plus(NOON, 3_600 * SECOND))))),
        )
        yield* TestClock.adjust(1)
        yield* device.openTab().clear
        return yield* Fiber.join(fiber)
      }),
    )
    expect(ended._tag).toBe('SignedOut')
  })
})
