import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { EMPTY_DRAFT, isFilledIn, type RequestDraft } from '../../../src/domain/request/requestDraft.ts'

/** A draft with only this field filled in. */
const FILLED: Readonly<Record<Exclude<keyof RequestDraft, 'paymentMethod'>, Partial<RequestDraft>>> = {
  destinationName: { destinationName: 'Jana' },
  destinationPhoneNumber: { destinationPhoneNumber: '777' },
  destinationTextAddress: { destinationTextAddress: 'Vinohradská 12' },
  destinationUnitNumber: { destinationUnitNumber: '4' },
  destinationBuilding: { destinationBuilding: 'A' },
  destinationCity: { destinationCity: 'Praha' },
  destinationArea: { destinationArea: 'Vinohrady' },
  destinationLatitude: { destinationLatitude: 0 },
  destinationLongitude: { destinationLongitude: 0 },
  riderNotes: { riderNotes: 'Ring' },
  orderAmount: { orderAmount: '0' },
  orderDescription: { orderDescription: 'A cake' },
  vatNumber: { vatNumber: 'CZ1' },
  preorderedFor: { preorderedFor: instantAt(0) },
  coldBagNeeded: { coldBagNeeded: true },
  ageValidation: { ageValidation: true },
}

describe('A draft', () => {
  it('has the fields of ENT-10 and two checkboxes, all empty initially (ENT-10)', () => {
    expect(Object.keys(EMPTY_DRAFT).toSorted()).toEqual([...Object.keys(FILLED), 'paymentMethod'].toSorted())
    const { destinationLatitude, destinationLongitude, preorderedFor, coldBagNeeded, ageValidation, ...texts } =
      EMPTY_DRAFT
    expect([destinationLatitude, destinationLongitude, preorderedFor]).toEqual([undefined, undefined, undefined])
    expect([coldBagNeeded, ageValidation]).toEqual([false, false])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })

  it('is not filled in initially, nor by the preselected payment method', () => {
    expect(isFilledIn(EMPTY_DRAFT)).toBe(false)
    expect(isFilledIn({ ...EMPTY_DRAFT, paymentMethod: 'PAID' })).toBe(false)
  })

  it.each(Object.entries(FILLED))('is filled in by %s alone', (_, patch) => {
    expect(isFilledIn({ ...EMPTY_DRAFT, ...patch })).toBe(true)
    expect(isFilledIn({ ...EMPTY_DRAFT, ...patch, paymentMethod: 'PAID' })).toBe(true)
  })
})
