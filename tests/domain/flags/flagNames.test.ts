import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, flagSetOf, isFlagOn } from '../../../src/domain/flags/flagNames.ts'

describe('Flags', () => {
  it('are on if the answer says so, and off if missing (FLAG-06)', () => {
    const flags = flagSetOf({ Voucher: true, Preorder: false })
    expect(FLAG_NAMES.filter((name) => isFlagOn(flags, name))).toEqual(['Voucher'])
  })

  it('ignore unknown names (FLAG-07)', () => {
    expect(flagSetOf({ Teleport: true, constructor: true, Voucher: true })).toEqual(new Set(['Voucher']))
  })
})
