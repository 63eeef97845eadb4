import { Clock, Effect, Exit, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryHelpCentre } from '../support/memory/MemoryHelpCentre.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import { openHelpCentre } from '../../src/application/help/openHelpCentre.ts'
import { talkToHelpCentre } from '../../src/application/help/talkToHelpCentre.ts'
import { ServiceUnavailable, type ServiceFailure } from '../../src/application/ports/ServiceFailure.ts'
import { HOUR, instantAt, plus } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import { aSession } from '../support/aSession.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const FRAME = { contentWindow: null }
const PERSON = { appearance: 'dark', email: 'jana@pekarna.test', vendorName: 'Pekárna' } as const

const world = () => {
  const state: { failure?: ServiceFailure } = {}
  const centre = makeMemoryHelpCentre(state)
  const sessionStore = makeMemoryDevice({ session: aSession(plus(NOON, 10 * HOUR)) }).openTab()
  return { ...centre, state, ...memoryPortal({ help: centre.help, sessionStore }) }
}

/** Opens the help centre and talks to it; returns the emitted events. */
const talking = Effect.gen(function* () {
  const opening = yield* openHelpCentre('cz1001', 'en')
  const emitted: Array<string> = []
  const fiber = yield* Effect.forkScoped(
    Stream.runForEach(talkToHelpCentre(opening, FRAME, PERSON), (what) => Effect.sync(() => void emitted.push(what))),
  )
  yield* TestClock.adjust(0)
  return { emitted, fiber }
})

/** A sleeping device: time passes, but no timer fires. */
const asleep = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Clock.Clock, (clock) =>
    Effect.provideService(work, Clock.Clock, Object.create(clock, { sleep: { value: () => Effect.never } })),
  )

describe('openHelpCentre', () => {
  it('requests a token for the vendor and opens the help centre with it for the signed-in person (HELP-06, HELP-08)', async () => {
    const { run, visits } = world()
    const { token, opened } = await run(openHelpCentre('cz1001', 'th'))
    expect(token).toBe('token-1-of-cz1001')
    expect(visits).toEqual([{ user: aSession(instantAt(0)).user, vendorId: 'cz1001', locale: 'th', token }])
    expect(opened.origin).toBe('https://help.example')
  })

  it.each<Login>([
    { mode: 'guest', vendorId: 'cz1001', token: 'guest-token' },
    { mode: 'godroid', vendorId: 'cz1001', token: 'device-token' },
  ])('refuses $mode and opens no frame (HELP-04)', async (login) => {
    const { run, visits } = world()
    const failure = await run(
      Effect.gen(function* () {
        yield* (yield* CurrentSession).enter(login)
        return yield* Effect.flip(openHelpCentre('cz1001', 'th'))
      }),
    )
    expect(failure._tag).toBe('SignedOut')
    expect(visits).toEqual([])
  })

  it('fails like the service and opens no frame (HELP-10)', async () => {
    const { run, state, visits } = world()
    state.failure = new ServiceUnavailable({ reason: 'offline' })
    expect(Exit.isFailure(await run(Effect.exit(openHelpCentre('cz1001', 'th'))))).toBe(true)
    expect(visits).toEqual([])
  })
})

describe('talkToHelpCentre', () => {
  it("answers init with the person's data and emits ready (HELP-09, OP-42)", async () => {
    const { run, sendFromFrame, sentMessages } = world()
    await run(
      Effect.gen(function* () {
        const { emitted } = yield* talking
        expect(emitted).toEqual([])
        yield* sendFromFrame('init')
        yield* TestClock.adjust(1)
        expect(emitted).toEqual(['ready'])
      }),
    )
    expect(sentMessages).toEqual([{ type: 'init_ack', token: 'token-1-of-cz1001', vendorId: 'cz1001', ...PERSON }])
  })

  it('emits close when the frame asks to be closed, and answers nothing (OP-42)', async () => {
    const { run, sendFromFrame, sentMessages } = world()
    await run(
      Effect.gen(function* () {
        const { emitted } = yield* talking
        yield* sendFromFrame('init')
        yield* sendFromFrame('close')
        yield* TestClock.adjust(1)
        expect(emitted).toEqual(['ready', 'close'])
      }),
    )
    expect(sentMessages).toHaveLength(1)
  })

  it('sends a new token every 55 minutes, not earlier (HELP-07, CONST-37)', async () => {
    const { run, sendFromFrame, sentMessages } = world()
    await run(
      Effect.gen(function* () {
        yield* talking
        yield* sendFromFrame('init')
        yield* TestClock.adjust('54 minutes')
        expect(sentMessages).toHaveLength(1)
        yield* TestClock.adjust('1 minute')
        expect(sentMessages.at(-1)).toEqual({ type: 'token_response', token: 'token-2-of-cz1001' })
        yield* TestClock.adjust('55 minutes')
        expect(sentMessages.at(-1)).toEqual({ type: 'token_response', token: 'token-3-of-cz1001' })
      }),
    )
  })

  it('retries a failed renewal after a minute (HELP-07)', async () => {
    const { run, sendFromFrame, sentMessages, state } = world()
    await run(
      Effect.gen(function* () {
        yield* talking
        yield* sendFromFrame('init')
        state.failure = new ServiceUnavailable({ reason: 'offline' })
        yield* TestClock.adjust('55 minutes')
        expect(sentMessages).toHaveLength(1)
        delete state.failure
        yield* TestClock.adjust('1 minute')
        expect(sentMessages.at(-1)).toEqual({ type: 'token_response', token: 'token-2-of-cz1001' })
      }),
    )
  })

  it('answers a token request with the valid token, however often it is asked (HELP-09)', async () => {
    const { run, sendFromFrame, sentMessages } = world()
    await run(
      Effect.gen(function* () {
        const { emitted } = yield* talking
        yield* sendFromFrame('token_request')
        yield* sendFromFrame('token_request')
        yield* TestClock.adjust(1)
        expect(emitted).toEqual([])
      }),
    )
    expect(sentMessages).toEqual([
      { type: 'token_response', token: 'token-1-of-cz1001' },
      { type: 'token_response', token: 'token-1-of-cz1001' },
    ])
  })

  it('sends a new token when the device wakes up after its expiry, not before (HELP-07)', async () => {
    const { run, sentMessages, wake } = world()
    await run(
      Effect.gen(function* () {
        yield* asleep(talking)
        yield* TestClock.adjust('54 minutes')
        yield* wake('visible')
        yield* TestClock.adjust('1 minute')
        expect(sentMessages).toEqual([])
        yield* wake('visible')
        yield* TestClock.adjust(0)
      }),
    )
    expect(sentMessages).toEqual([{ type: 'token_response', token: 'token-2-of-cz1001' }])
  })

  it('answers a request after the expiry with a new token, or with none if there is none (HELP-09)', async () => {
    const { run, sendFromFrame, sentMessages, state } = world()
    await run(
      Effect.gen(function* () {
        yield* asleep(talking)
        yield* TestClock.adjust('55 minutes')
        state.failure = new ServiceUnavailable({ reason: 'offline' })
        yield* sendFromFrame('token_request')
        yield* TestClock.adjust(0)
        delete state.failure
        yield* sendFromFrame('token_request')
        yield* TestClock.adjust(0)
      }),
    )
    expect(sentMessages).toEqual([
      { type: 'token_response', token: null },
      { type: 'token_response', token: 'token-2-of-cz1001' },
    ])
  })

  it('fails when the frame is silent for 15 s, but not after init (HELP-10)', async () => {
    const { run, sendFromFrame } = world()
    const silent = await run(
      Effect.gen(function* () {
        const { fiber } = yield* talking
        yield* TestClock.adjust('15 seconds')
        return yield* Fiber.await(fiber)
      }),
    )
    expect(String(silent)).toContain('HelpCentreSilent')
    await run(
      Effect.gen(function* () {
        const { fiber, emitted } = yield* talking
        yield* sendFromFrame('init')
        yield* TestClock.adjust('16 seconds')
        expect(fiber.pollUnsafe()).toBeUndefined()
        expect(emitted).toEqual(['ready'])
      }),
    )
  })
})
