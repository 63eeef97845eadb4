import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedOffset } from '../../src/domain/clockOffset.ts'
import { HOUR, instantAt, minus, plus, SECOND } from '../../src/domain/instant.ts'

const NOON = instantAt(Date.UTC(2026, 2, 13, 12))

/** An exchange with a device whose clock is `ahead` ms fast; the service writes whole seconds. */
const exchange = (ahead: number, { takes = 200, at = NOON } = {}) => ({
  serviceTime: instantAt(Math.floor((at + takes / 2) / SECOND) * SECOND),
  askedAt: plus(instantAt(at), ahead),
  answeredAt: instantAt(at + takes + ahead),
})

describe('correctedOffset', () => {
  it('stays 0 for a correct clock, however slow the responses are', () => {
    for (const takes of [10, 500, 15_000])
      for (const at of [NOON, NOON + 1, NOON + 999])
        expect(correctedOffset(0, exchange(0, { takes, at: instantAt(at) }))).toBe(0)
  })

  it.each([3 * HOUR, -3 * HOUR, 90 * SECOND])(
    'finds an error of %i ms to within a second from one response',
    (ahead) => {
      expect(Math.abs(correctedOffset(0, exchange(ahead)) + ahead)).toBeLessThan(1_100)
    },
  )

  it('ignores an exchange during which the clock was changed', () => {
    expect(correctedOffset(7, { serviceTime: NOON, askedAt: plus(NOON, HOUR), answeredAt: minus(NOON, HOUR) })).toBe(7)
  })

  it('always stays within the range of the last response, and moves no further than necessary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10 * HOUR, max: 10 * HOUR }),
        fc.integer({ min: -10 * HOUR, max: 10 * HOUR }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 999 }),
        (offset, ahead, takes, part) => {
          const sample = exchange(ahead, { takes, at: plus(NOON, part) })
          const after = correctedOffset(offset, sample)
          expect(after).toBeGreaterThanOrEqual(sample.serviceTime - sample.answeredAt)
          expect(after).toBeLessThanOrEqual(sample.serviceTime + 999 - sample.askedAt)
          expect(correctedOffset(after, sample)).toBe(after)
          expect(Math.abs(after + ahead)).toBeLessThanOrEqual(takes + 1_000)
        },
      ),
    )
  })
})
