import { describe, expect, it } from 'vitest'
import { afterRecompute, FEE_RECOMPUTE_WAIT, isRecomputable } from '../../../src/domain/request/feeRecompute.ts'

describe('an expired fee', () => {
  it('is computed again after a second (REQ-22, CONST-24)', () => {
    expect(FEE_RECOMPUTE_WAIT).toBe(1000)
    expect(isRecomputable('SignatureExpired', 'classic')).toBe(true)
    expect(isRecomputable('SignatureExpired', 'godroid')).toBe(true)
    expect(isRecomputable('StoreClosed', 'classic')).toBe(false)
  })

  it('of a guest is not computed again (REQ-26)', () => {
    expect(isRecomputable('SignatureExpired', 'guest')).toBe(false)
  })

  it.each([
    [89_01, 'confirm'],
    [88_99, 'confirm'],
    [89_00, 'resubmit'],
  ])('that is %d instead of 8900 now: %s (REQ-23, REQ-24)', (minor, next) => {
    expect(afterRecompute({ minor: 89_00, currency: 'CZK' }, { minor, currency: 'CZK' })).toBe(next)
  })
})
