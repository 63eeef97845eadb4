import { Deferred } from 'effect'
import { describe, expect, it } from 'vitest'
import type { CurrentOrdersEvent } from '../../src/application/order/CurrentOrdersEvent.ts'
import { CurrentOrdersState } from '../../src/application/order/CurrentOrdersState.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { minus, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import { liveness } from '../../src/domain/order/liveness.ts'
import type { Scope } from '../../src/domain/order/orderReading.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder } from '../support/anOrder.ts'
import { NOON } from '../support/memoryPortal.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })

const aPicture = (isGuest = false) => {
  const told: Array<CurrentOrdersEvent> = []
  const picture = new CurrentOrdersState((event) => told.push(event), isGuest)
  const ask = (at: Instant, scope: Scope = 'everything') => {
    const givenUp = Deferred.makeUnsafe<void>()
    picture.asking(scope, at, givenUp)
    return { isGivenUp: () => Deferred.isDoneUnsafe(givenUp) }
  }
  const answer = (at: Instant, orders: ReadonlyArray<Order> = []) => {
    ask(at)
    picture.loaded({ orders }, at)
  }
  const kinds = () => told.map(({ kind }) => kind)
  const stateAt = (now: Instant) => liveness(picture.facts, { now, dynamicOrGuest: isGuest }).state
  return { picture, told, ask, answer, kinds, stateAt }
}

describe('CurrentOrdersState: what is requested', () => {
  it('reports a full reload, but not a partial one', () => {
    const { ask, kinds } = aPicture()
    ask(NOON)
    expect(kinds()).toEqual(['asking', 'link'])
    ask(NOON, { since: minus(NOON, SECOND) })
    expect(kinds()).toEqual(['asking', 'link', 'link'])
  })

  it('requests everything again after a failure', () => {
    const { ask, picture, told } = aPicture()
    ask(NOON)
    picture.failed(offline)
    expect(picture.reading.owed).toBe('everything')
    expect(told).toContainEqual({ kind: 'failed', failure: offline })
    expect(picture.facts).toMatchObject({ askingSince: undefined, isRefused: true })
  })
})

describe('CurrentOrdersState: a pending request', () => {
  it('is abandoned for a new one after 3 seconds, not before', () => {
    const { ask, picture } = aPicture()
    const { isGivenUp } = ask(NOON)
    picture.owesEverything(plus(NOON, 2_999))
    expect(isGivenUp()).toBe(false)
    picture.owesEverything(plus(NOON, 3_000))
    expect(isGivenUp()).toBe(true)
  })

  it('has 3 seconds for each of its pages', () => {
    const { ask, picture } = aPicture()
    const { isGivenUp } = ask(NOON)
    picture.hasReadTo(NOON, plus(NOON, 2 * SECOND))
    picture.owesEverything(plus(NOON, 4 * SECOND))
    expect(isGivenUp()).toBe(false)
  })

  it('is abandoned when the link comes up, and everything is owed', () => {
    const { ask, picture } = aPicture()
    const { isGivenUp } = ask(NOON)
    picture.connected(plus(NOON, 3 * SECOND))
    expect([isGivenUp(), picture.reading.owed]).toEqual([true, 'everything'])
  })

  it.each([
    ['loaded', (picture: CurrentOrdersState) => picture.loaded({ orders: [] }, NOON)],
    ['caught up', (picture: CurrentOrdersState) => picture.caughtUp([], NOON)],
    ['failed', (picture: CurrentOrdersState) => picture.failed(offline)],
  ])('is not pending any more once it has %s', (_, end) => {
    const { ask, picture } = aPicture()
    const { isGivenUp } = ask(NOON)
    end(picture)
    picture.owesEverything(plus(NOON, 10 * SECOND))
    expect(isGivenUp()).toBe(false)
  })
})

describe('CurrentOrdersState: reports', () => {
  it('dates the orders to the time of the request, and never back', () => {
    const { ask, picture } = aPicture()
    ask(NOON)
    picture.loaded({ orders: [] }, NOON)
    expect([picture.reading.loadedAt, picture.facts.trueAt]).toEqual([NOON, NOON])
    picture.caughtUp([], minus(NOON, SECOND))
    expect(picture.facts.trueAt).toBe(NOON)
    picture.caughtUp([], plus(NOON, SECOND))
    expect([picture.reading.loadedAt, picture.facts.trueAt]).toEqual([NOON, NOON + SECOND])
  })

  it('reports no update when nothing changed, and each caught-up order', () => {
    const { picture, told, kinds } = aPicture()
    picture.updated([])
    picture.caughtUp([], NOON)
    expect(kinds()).toEqual(['link'])
    const order = anOrder()
    picture.caughtUp([order], NOON)
    const updates = told.flatMap((event) => (event.kind === 'updates' ? event.updates : []))
    expect(updates.map(({ createdAt, read }) => ({ createdAt, order: read() }))).toEqual([
      { createdAt: order.createdAt, order },
    ])
  })

  it('reports the network only when it changes', () => {
    const { picture, kinds, stateAt } = aPicture()
    picture.hasNetwork(true)
    expect(kinds()).toEqual([])
    picture.hasNetwork(false)
    expect([kinds(), stateAt(NOON)]).toEqual([['link'], 'offline'])
  })

  it('accepts orders of the family and of vendors that the service counts to it (LIVE-09)', () => {
    const { picture, answer } = aPicture()
    answer(NOON, [anOrder({ vendorId: 'counted' })])
    const family = new Set(['own'])
    const isShown = (vendorId: string) => picture.mayShow(anOrder({ vendorId }), family)
    expect(['own', 'counted', 'foreign'].map(isShown)).toEqual([true, true, false])
  })
})

describe('CurrentOrdersState: liveness', () => {
  /** Loaded and connected at noon, with nothing owed. */
  const alive = () => {
    const world = aPicture()
    world.picture.connected(NOON)
    world.answer(NOON)
    return world
  }

  it('is connecting until there was a link, and polling for a guest, who has none (OP-77)', () => {
    const [vendor, guest] = [aPicture(), aPicture(true)]
    vendor.answer(NOON)
    guest.answer(NOON)
    expect([vendor.stateAt(NOON), guest.stateAt(NOON)]).toEqual(['connecting', 'polling'])
  })

  it('is connecting for 10 seconds after the first failed connection', () => {
    const { picture, answer, stateAt } = aPicture()
    answer(NOON)
    expect(picture.lost(NOON)).toBe(false)
    expect(picture.lost(plus(NOON, 5 * SECOND))).toBe(false)
    expect(stateAt(plus(NOON, 9_999))).toBe('connecting')
    expect(stateAt(plus(NOON, 10 * SECOND))).toBe('polling')
  })

  it('ignores a sign of life without a link', () => {
    const { picture, kinds } = aPicture()
    picture.alive(NOON)
    expect(kinds()).toEqual([])
    picture.connected(NOON)
    picture.lost(plus(NOON, SECOND))
    picture.alive(plus(NOON, 2 * SECOND))
    expect(picture.facts.socket).toBe('down')
  })

  it('reports signs of life once a second, and at once when the clock was set back', () => {
    const { picture, told } = alive()
    const before = told.length
    picture.alive(plus(NOON, 999))
    expect(told).toHaveLength(before)
    picture.alive(plus(NOON, 1_000))
    picture.alive(minus(NOON, 5_000))
    expect(told).toHaveLength(before + 2)
    expect(picture.facts.lastMessageAt).toBe(NOON - 5_000)
  })

  it('is current at a sign of life with nothing owed', () => {
    const { picture } = alive()
    picture.alive(plus(NOON, 2 * SECOND))
    expect(picture.facts.trueAt).toBe(NOON + 2 * SECOND)
  })

  it.each([
    ['something is owed', ({ picture }: ReturnType<typeof aPicture>) => picture.owesEverything(NOON)],
    ['a question is under way', ({ ask }: ReturnType<typeof aPicture>) => ask(NOON)],
    ['the last question failed', ({ picture }: ReturnType<typeof aPicture>) => picture.failed(offline)],
  ])('is not confirmed by a sign of life while %s', (_, spoil) => {
    const world = alive()
    spoil(world)
    world.picture.alive(plus(NOON, 2 * SECOND))
    expect(world.picture.facts.trueAt).toBe(NOON)
  })

  it('is doubted from the first doubt on, even after the link is lost', () => {
    const { picture, stateAt } = alive()
    picture.doubted(plus(NOON, SECOND))
    picture.doubted(plus(NOON, 2 * SECOND))
    expect(picture.facts).toMatchObject({ socket: 'doubted', lostAt: NOON + SECOND })
    expect(picture.lost(plus(NOON, 3 * SECOND))).toBe(true)
    expect(picture.facts).toMatchObject({ socket: 'down', lostAt: NOON + SECOND })
    expect(picture.lost(plus(NOON, 4 * SECOND))).toBe(false)
    expect(stateAt(plus(NOON, 11 * SECOND))).toBe('polling')
  })

  it('is doubted only if there is a link', () => {
    const { picture } = aPicture()
    picture.doubted(NOON)
    expect(picture.facts.socket).toBe('never')
  })

  it('is live again at once with the next sign of life after a doubt', () => {
    const { picture, stateAt } = alive()
    picture.doubted(plus(NOON, 100))
    picture.alive(plus(NOON, 200))
    expect(picture.facts).toMatchObject({ socket: 'up', lastMessageAt: NOON + 200, lostAt: undefined })
    expect(stateAt(plus(NOON, 200))).toBe('live')
  })

  it('is live again when the link is back', () => {
    const { picture, stateAt } = alive()
    picture.lost(plus(NOON, SECOND))
    picture.connected(plus(NOON, 2 * SECOND))
    expect(picture.facts).toMatchObject({ socket: 'up', lastMessageAt: NOON + 2 * SECOND, lostAt: undefined })
    expect(stateAt(plus(NOON, 2 * SECOND))).toBe('live')
  })
})
