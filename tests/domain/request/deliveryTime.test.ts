import { describe, expect, it } from 'vitest'
import { DAY, HOUR, minus, MINUTE, plus } from '../../../src/domain/instant.ts'
import {
  ASAP_WITHIN,
  deliveryTimeKinds,
  deliveryTimeOf,
  deliveryTimeRefusal,
  PREORDER_AHEAD,
  scheduledRange,
} from '../../../src/domain/request/deliveryTime.ts'
import { NOON } from './aRequest.ts'

describe('The delivery time', () => {
  it('is ASAP, within 60 minutes, unless a time is requested (REQ-28)', () => {
    expect(ASAP_WITHIN).toBe(60 * MINUTE)
    expect(deliveryTimeOf(undefined)).toEqual({ kind: 'ASAP' })
    expect(deliveryTimeOf(plus(NOON, HOUR))).toEqual({ kind: 'LATER', at: NOON + HOUR })
  })

  it('offers LATER only with flag Preorder (REQ-30)', () => {
    expect(deliveryTimeKinds(false)).toEqual(['ASAP'])
    expect(deliveryTimeKinds(true)).toEqual(['ASAP', 'LATER'])
  })

  it('never refuses ASAP (REQ-28)', () => {
    expect(deliveryTimeRefusal({ kind: 'ASAP' }, NOON)).toBeUndefined()
  })

  it.each([
    [-1, 'preorder-in-past'],
    [0, 'preorder-in-past'],
    [1, undefined],
    [2 * DAY, undefined],
    [2 * DAY + 1, 'preorder-too-far'],
  ])('judges %d ms ahead as %s (REQ-30, CONST-11)', (ahead, refusal) => {
    expect(PREORDER_AHEAD).toBe(2 * DAY)
    expect(deliveryTimeRefusal({ kind: 'LATER', at: plus(NOON, ahead) }, NOON)).toBe(refusal)
  })

  it('asks for scheduled orders up to two days ahead, in the same range for an hour (TRACK-18)', () => {
    const range = { from: NOON, to: plus(NOON, 2 * DAY + HOUR) }
    for (const later of [1, 30 * MINUTE, HOUR - 1]) expect(scheduledRange(plus(NOON, later))).toEqual(range)
    expect(scheduledRange(NOON)).toEqual({ from: NOON, to: plus(NOON, 2 * DAY) })
    expect(scheduledRange(minus(NOON, 1)).from).toBe(NOON - HOUR)
  })
})
