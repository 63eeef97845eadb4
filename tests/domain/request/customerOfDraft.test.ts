import { describe, expect, it } from 'vitest'
import {
  customerPart,
  customerRefusals,
  customerStanding,
  customerToSave,
  emptyPart,
  isInConflict,
} from '../../../src/domain/request/customerOfDraft.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { aDraft, CUSTOMER_AT } from '../../support/aVendor.ts'

const karel = aSavedAddress()

describe('A saved address', () => {
  it('fills name, phone, unit, building, address text, coordinates and notes (ADDR-07, ADDR-16, ENT-08)', () => {
    expect(customerPart(karel)).toEqual({
      destinationName: 'Karel Novák',
      destinationPhoneNumber: '+420602000001',
      destinationUnitNumber: '4',
      destinationBuilding: 'Lucerna',
      destinationTextAddress: 'Štěpánská 61, 110 00 Praha',
      destinationCity: '',
      destinationArea: '',
      destinationLatitude: CUSTOMER_AT.latitude,
      destinationLongitude: CUSTOMER_AT.longitude,
      riderNotes: 'Ring twice',
    })
  })

  it('is unchanged by filling and saving (ENT-08, ADDR-16)', () => {
    const { id: _, used: __, ...kept } = karel
    expect(customerToSave({ ...EMPTY_DRAFT, ...customerPart(karel) }, 'CZ')).toEqual(kept)
  })

  it('fills only empty fields, and address details only for the same address', () => {
    expect(emptyPart({ ...EMPTY_DRAFT, destinationPhoneNumber: '602 000 001' }, karel)).toMatchObject({
      destinationName: 'Karel Novák',
      destinationTextAddress: 'Štěpánská 61, 110 00 Praha',
      destinationUnitNumber: '4',
      riderNotes: 'Ring twice',
      destinationLatitude: CUSTOMER_AT.latitude,
    })
    const elsewhere = aDraft({ destinationName: '', destinationUnitNumber: '', destinationTextAddress: 'Korunní 12' })
    expect(emptyPart(elsewhere, karel)).toEqual({ destinationName: 'Karel Novák' })
    const sameText = aDraft({
      destinationName: 'Karel',
      destinationUnitNumber: '',
      destinationTextAddress: ' štěpánská 61, 110 00 praha ',
      destinationLatitude: undefined,
      destinationLongitude: undefined,
    })
    expect(emptyPart(sameText, karel)).toEqual({
      destinationUnitNumber: '4',
      destinationBuilding: 'Lucerna',
      riderNotes: 'Ring twice',
      destinationLatitude: CUSTOMER_AT.latitude,
      destinationLongitude: CUSTOMER_AT.longitude,
    })
  })

  it('conflicts only with different typed text', () => {
    expect(isInConflict(EMPTY_DRAFT, karel)).toBe(false)
    expect(isInConflict({ ...EMPTY_DRAFT, destinationName: 'karel novák ' }, karel)).toBe(false)
    expect(isInConflict({ ...EMPTY_DRAFT, destinationName: 'Jana' }, karel)).toBe(true)
    expect(isInConflict({ ...EMPTY_DRAFT, riderNotes: 'Do not ring' }, karel)).toBe(true)
  })
})

describe('The customer of a draft', () => {
  it('can be saved with name, phone and a located address (ENT-08)', () => {
    const draft = aDraft({ riderNotes: ' Ring twice ' })
    expect(customerToSave(draft, 'CZ')).toEqual({
      name: 'Karel Novák',
      phoneNumber: '+420602000001',
      coordinates: CUSTOMER_AT,
      address: '4, , Štěpánská 61',
      notes: 'Ring twice',
    })
    const incomplete = [
      { destinationName: ' ' },
      { destinationPhoneNumber: '12' },
      { destinationTextAddress: '' },
      { destinationLatitude: undefined },
      { riderNotes: 'x'.repeat(1001) },
      { destinationTextAddress: 'x'.repeat(256) },
    ]
    expect(incomplete.map((lacking) => customerToSave(aDraft(lacking), 'CZ'))).toEqual(incomplete.map(() => undefined))
  })

  it('is new, saved, or changed', () => {
    const standing = (draft: ReturnType<typeof aDraft>, chosenId?: string) =>
      customerStanding(customerToSave(draft, 'CZ'), [karel], chosenId).kind
    const asSaved = { ...aDraft(), ...customerPart(karel) }
    expect(standing(aDraft({ destinationName: '' }))).toBe('incomplete')
    expect(standing(aDraft({ destinationTextAddress: 'Korunní 12' }))).toBe('new')
    expect(standing(asSaved)).toBe('saved')
    expect(standing({ ...asSaved, riderNotes: 'Second floor' })).toBe('changed')
    expect(standing({ ...asSaved, destinationUnitNumber: '5' })).toBe('changed')
    expect(standing({ ...asSaved, destinationPhoneNumber: '602 000 009' })).toBe('new')
    expect(standing({ ...asSaved, destinationPhoneNumber: '602 000 009' }, 'karel')).toBe('changed')
  })

  it('is validated by the rules of a request that concern the customer (VAL-04, VAL-07, ADDR-10, ADDR-11)', () => {
    const wrong = aDraft({
      destinationName: '',
      destinationPhoneNumber: '12',
      destinationTextAddress: 'x'.repeat(256),
      riderNotes: 'x'.repeat(1001),
      orderAmount: '',
      paymentMethod: '',
    })
    expect([...customerRefusals(wrong, COUNTRIES.CZ)].map(([field, { code }]) => [field, code])).toEqual([
      ['destinationName', 'name-missing'],
      ['destinationPhoneNumber', 'phone-impossible'],
      ['riderNotes', 'notes-too-long'],
      ['destinationTextAddress', 'address-too-long'],
    ])
    expect(customerRefusals(aDraft(), COUNTRIES.CZ).size).toBe(0)
  })
})
