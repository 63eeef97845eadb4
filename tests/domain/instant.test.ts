import { describe, expect, it } from 'vitest'
import { earliest, instantAt, latest, minus, MINUTE, NEVER, plus, type Instant } from '../../src/domain/instant.ts'

const NOON = instantAt(Date.UTC(2026, 2, 12, 11))
const isPast = (moment: Instant, now: Instant): boolean => moment < now

describe('Instant', () => {
  it('does not accept a duration, a count or a plain number', () => {
    // @ts-expect-error: a duration is not a moment.
    expect(isPast(5 * MINUTE, NOON)).toBe(true)
    // @ts-expect-error: the difference of two moments is a duration.
    expect(isPast(NOON - plus(NOON, MINUTE), NOON)).toBe(true)
    // @ts-expect-error: a sum is a plain number; `plus` returns a moment.
    expect(isPast(NOON + MINUTE, NOON)).toBe(false)
  })

  it('moves by a duration', () => {
    expect(plus(NOON, MINUTE) - NOON).toBe(MINUTE)
    expect(NOON - minus(NOON, MINUTE)).toBe(MINUTE)
  })

  it('is compared with others', () => {
    const later = plus(NOON, 1)
    expect(earliest(later, NOON)).toBe(NOON)
    expect(latest(NOON, later)).toBe(later)
    expect(earliest()).toBe(NEVER)
  })
})
