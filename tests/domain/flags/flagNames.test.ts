import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, flagsAfter, flagSetOf, isFlagOn, NO_FLAGS } from '../../../src/domain/flags/flagNames.ts'

describe('Flags', () => {
  it('are on if the answer says so, and off if missing (FLAG-06)', () => {
    const flags = flagSetOf({ Voucher: true, Preorder: false })
    expect(FLAG_NAMES.filter((name) => isFlagOn(flags, name))).toEqual(['Voucher'])
  })

  it('ignore unknown names (FLAG-07)', () => {
    expect(flagSetOf({ Teleport: true, constructor: true, Voucher: true })).toEqual(new Set(['Voucher']))
  })

  it('keep their last known values without an answer; initially all are off (OP-57)', () => {
    const known = flagSetOf({ Voucher: true })
    expect(flagsAfter(known, undefined)).toBe(known)
    expect(flagsAfter(undefined, undefined)).toBe(NO_FLAGS)
    expect(NO_FLAGS.size).toBe(0)
  })

  it('are replaced by a new answer: missing ones are off (FLAG-06, OP-57)', () => {
    expect(flagsAfter(flagSetOf({ Voucher: true }), flagSetOf({ Preorder: true }))).toEqual(new Set(['Preorder']))
  })
})
