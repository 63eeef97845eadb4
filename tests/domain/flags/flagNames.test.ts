import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, flagsAfter, flagSetOf, isFlagOn, NO_FLAGS } from '../../../src/domain/flags/flagNames.ts'

describe('flags', () => {
  it('are exactly these (FLAG-07, OP-12)', () => {
    expect(FLAG_NAMES.toSorted()).toEqual([
      'AddVendorOutlet',
      'AddressBook',
      'BulkOrderUpload',
      'ContactCentreNotice',
      'CyberSourceCreditCard',
      'DeactivateSignUpButton',
      'DelayedCancellation',
      'DrawDeliveryAreas',
      'DynamicTimeEstimation',
      'EditVendorOutlet',
      'GuestCheckout',
      'Helpcenter',
      'ModifyOrder',
      'NonePaymentMethod',
      'PayAtPickup',
      'PlannedMaintenance',
      'Preorder',
      'ProofOfDelivery',
      'UnplannedMaintenance',
      'Voucher',
    ])
  })

  it('are on when they are said to be, and off when they are missing (FLAG-06)', () => {
    const flags = flagSetOf({ Voucher: true, Preorder: false })
    expect(FLAG_NAMES.filter((name) => isFlagOn(flags, name))).toEqual(['Voucher'])
  })

  it('that nobody knows are ignored (FLAG-07)', () => {
    expect(flagSetOf({ Teleport: true, constructor: true, Voucher: true })).toEqual(new Set(['Voucher']))
  })

  it('stay as last known while there is no answer, all off at first (OP-57)', () => {
    const known = flagSetOf({ Voucher: true })
    expect(flagsAfter(known, undefined)).toBe(known)
    expect(flagsAfter(undefined, undefined)).toBe(NO_FLAGS)
    expect(NO_FLAGS.size).toBe(0)
  })

  it('of a new answer replace the old ones: what is missing in it is off (FLAG-06, OP-57)', () => {
    expect(flagsAfter(flagSetOf({ Voucher: true }), flagSetOf({ Preorder: true }))).toEqual(new Set(['Preorder']))
  })
})
