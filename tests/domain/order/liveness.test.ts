import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minus, plus, SECOND } from '../../../src/domain/instant.ts'
import { liveness, type LinkFacts } from '../../../src/domain/order/liveness.ts'
import { ORDERED_AT } from '../../support/anOrder.ts'
import { UNHEARD } from '../../support/linkFacts.ts'

const NOW = ORDERED_AT
const secondsAgo = (seconds: number) => minus(NOW, seconds * SECOND)
const told = (facts: Partial<LinkFacts>, dynamicOrGuest = false) =>
  liveness({ ...UNHEARD, ...facts }, { now: NOW, dynamicOrGuest })
const LOST = { socket: 'down', lostAt: secondsAgo(12) } as const

describe('liveness', () => {
  it('is connecting until the first response', () => {
    expect(told({})).toEqual({ state: 'connecting' })
    expect(told({ socket: 'none' })).toEqual({ state: 'connecting' })
  })

  it.each([
    [0, 'live'],
    [15, 'live'],
    [16, 'polling'],
  ])('with a socket last heard %i s ago is %s', (seconds, state) => {
    expect(told({ socket: 'up', lastMessageAt: secondsAgo(seconds), trueAt: secondsAgo(seconds) }).state).toBe(state)
  })

  it('is reconnecting as soon as a ping is unanswered', () => {
    expect(told({ socket: 'doubted', lastMessageAt: secondsAgo(3), lostAt: NOW, trueAt: NOW }).state).toBe(
      'reconnecting',
    )
  })

  it.each([
    [9, 'reconnecting'],
    [10, 'polling'],
  ])('with a socket lost %i s ago is %s', (seconds, state) => {
    expect(told({ socket: 'down', lostAt: secondsAgo(seconds), trueAt: secondsAgo(seconds) }).state).toBe(state)
  })

  it('includes the time of the orders while polling (OP-77)', () => {
    expect(told({ ...LOST, trueAt: secondsAgo(40) })).toEqual({ state: 'polling', trueAt: secondsAgo(40) })
    expect(told({ socket: 'none', trueAt: secondsAgo(40) }, true)).toEqual({ state: 'polling', trueAt: secondsAgo(40) })
  })

  it.each([
    [70, true, 'polling'],
    [71, true, 'stale'],
    [310, false, 'polling'],
    [311, false, 'stale'],
  ])('for orders of %i s ago, with dynamic estimation %s, is %s (TRACK-16, TRACK-17)', (seconds, dynamic, state) => {
    expect(told({ ...LOST, trueAt: secondsAgo(seconds) }, dynamic).state).toBe(state)
  })

  it('is stale when the socket is lost and the service does not answer', () => {
    const trueAt = secondsAgo(20)
    expect(told({ ...LOST, trueAt, isRefused: true })).toEqual({ state: 'stale', trueAt })
    expect(told({ ...LOST, trueAt, askingSince: secondsAgo(9) }).state).toBe('polling')
    expect(told({ ...LOST, trueAt, askingSince: secondsAgo(10) }).state).toBe('stale')
  })

  it("is offline when the device reports it, whatever the socket's state", () => {
    const trueAt = secondsAgo(5)
    expect(told({ hasNetwork: false, socket: 'up', lastMessageAt: NOW, trueAt })).toEqual({ state: 'offline', trueAt })
  })

  it('is live only with a socket that is up and was heard within 15 s', () => {
    const moment = fc.option(
      fc.integer({ min: -400, max: 0 }).map((seconds) => plus(NOW, seconds * SECOND)),
      { nil: undefined },
    )
    const anyFacts = fc.record({
      hasNetwork: fc.boolean(),
      socket: fc.constantFrom('none' as const, 'never' as const, 'up' as const, 'doubted' as const, 'down' as const),
      lastMessageAt: moment,
      lostAt: moment,
      trueAt: moment,
      askingSince: moment,
      isRefused: fc.boolean(),
    })
    fc.assert(
      fc.property(anyFacts, fc.boolean(), (facts, dynamic) => {
        const isHeard =
          facts.socket === 'up' && facts.lastMessageAt !== undefined && facts.lastMessageAt >= secondsAgo(15)
        expect(told(facts, dynamic).state === 'live').toBe(facts.hasNetwork && isHeard)
      }),
    )
  })
})
