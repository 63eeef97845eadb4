import { describe, expect, it } from 'vitest'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import {
  collectionPointOf,
  collectionPointRefusals,
  givenOwners,
  newCollectionPoint,
  onlyPhoneCharacters,
  type CollectionPointDraft,
} from '../../../src/domain/vendor/collectionPoint.ts'
import {
  managedParents,
  mayAddCollectionPoint,
  mayEditCollectionPoint,
} from '../../../src/domain/vendor/outletPermission.ts'
import { aVendor } from './aVendor.ts'

const GOOD: CollectionPointDraft = {
  ...newCollectionPoint('family'),
  clientVendorId: 'KAR-7',
  name: 'Bistro Karlín',
  phone: '+420601123456',
  text: 'Křižíkova 12, Karlín',
  position: { latitude: 50.0925, longitude: 14.4501 },
}
const ALL: ReadonlySet<FlagName> = new Set(['AddVendorOutlet', 'EditVendorOutlet'])
const parent = aVendor({ id: 'family', isParent: true, mayManageOutlets: true })
const outlet = aVendor({ id: 'family-karlin', parentVendorId: 'family', mayManageOutlets: true })

describe('A collection point', () => {
  it.each([
    ['client-id-missing', 'clientVendorId', { clientVendorId: ' ' }],
    ['label-missing', 'name', { name: '' }],
    ['phone-missing', 'phone', { phone: '' }],
    ['coordinates-missing', 'text', { position: undefined }],
    ['address-missing', 'text', { text: ' ' }],
  ] as const)('is refused without a required part: %s (OUTLET-06 to OUTLET-09)', (code, field, patch) => {
    expect(collectionPointRefusals({ ...GOOD, ...patch })).toEqual([{ code, field }])
  })

  it('starts as an empty form of its parent (ENT-18, OUTLET-02)', () => {
    expect(newCollectionPoint('family')).toEqual({
      parentVendorId: 'family',
      clientVendorId: '',
      name: '',
      phone: '',
      owners: [''],
      unit: '',
      building: '',
      notes: '',
      text: '',
      position: undefined,
      city: '',
      postalCode: '',
      street: '',
    })
  })

  it("starts as a form with an outlet's data (ENT-18, OUTLET-05)", () => {
    const karlin = aVendor({
      parentVendorId: 'family',
      clientVendorId: 'KAR-7',
      name: 'Bistro Karlín',
      phone: '+420601123456',
      owners: ['eva@karlin.test', 'jan@karlin.test'],
      location: {
        addressText: 'Křižíkova 12, Karlín',
        building: 'Yard',
        unit: '3',
        city: 'Praha',
        countryCode: 'CZ',
        postalCode: '186 00',
        street: 'Křižíkova',
        streetNumber: '12',
        riderInstructions: 'Ring at the bar',
        coordinates: { latitude: 50.0925, longitude: 14.4501 },
      },
    })
    expect(collectionPointOf(karlin)).toEqual({
      parentVendorId: 'family',
      clientVendorId: 'KAR-7',
      name: 'Bistro Karlín',
      phone: '+420601123456',
      owners: ['eva@karlin.test', 'jan@karlin.test'],
      unit: '3',
      building: 'Yard',
      notes: 'Ring at the bar',
      text: 'Křižíkova 12, Karlín',
      position: { latitude: 50.0925, longitude: 14.4501 },
      city: 'Praha',
      postalCode: '186 00',
      street: 'Křižíkova',
      streetNumber: '12',
    })
  })

  it('is empty where an outlet has no data (ENT-18)', () => {
    const { parentVendorId: _, clientVendorId: __, ...nameless } = aVendor({ parentVendorId: 'x', clientVendorId: 'y' })
    expect(collectionPointOf(nameless)).toMatchObject({ parentVendorId: '', clientVendorId: '' })
  })

  it('marks each invalid owner and ignores empty entries (OUTLET-10)', () => {
    const owners = ['eva@karlin.test', '', 'no address', 'two@at@signs', ' ', ' jan@karlin.test ']
    expect(collectionPointRefusals({ ...GOOD, owners })).toEqual([
      { code: 'owner-invalid', field: 'owners', slot: 2 },
      { code: 'owner-invalid', field: 'owners', slot: 3 },
    ])
  })

  it('is refused for every empty part, in the order of the form (OUTLET-06 to OUTLET-09)', () => {
    const codes = collectionPointRefusals(newCollectionPoint('family')).map(({ code }) => code)
    expect(codes).toEqual([
      'client-id-missing',
      'label-missing',
      'phone-missing',
      'coordinates-missing',
      'address-missing',
    ])
  })

  it('sends the non-empty owners, trimmed (PERM-05, OUTLET-21)', () => {
    expect(givenOwners(['', ' eva@karlin.test', ' '])).toEqual(['eva@karlin.test'])
  })

  it('keeps only digits and plus signs of a phone number (OUTLET-11)', () => {
    expect(onlyPhoneCharacters('+420 601-123 abc')).toBe('+420601123')
  })

  it('starts with one entry for an owner, also if none is known (OUTLET-12)', () => {
    expect(newCollectionPoint('family').owners).toEqual([''])
    expect(collectionPointOf({ ...outlet, owners: [] }).owners).toEqual([''])
  })
})

describe('Permissions for collection points', () => {
  it('come from a parent with the permission (OUTLET-04, OUTLET-18)', () => {
    expect(managedParents([parent, outlet, { ...parent, id: 'other', mayManageOutlets: false }])).toEqual([parent])
  })

  it.each([
    [true, 'parent, permission and flag', [parent, outlet], ALL],
    [false, 'no flag', [parent, outlet], new Set<FlagName>(['EditVendorOutlet'])],
    [false, 'no permission', [{ ...parent, mayManageOutlets: false }], ALL],
    [false, 'no parent', [outlet], ALL],
  ] as const)('offer adding: %s, with %s (OUTLET-18, OUTLET-19, CON-24)', (offered, _, vendors, flags) => {
    expect(mayAddCollectionPoint(vendors, flags)).toBe(offered)
  })

  it.each([
    [true, 'an outlet of theirs', outlet, ALL],
    [false, 'no flag', outlet, new Set<FlagName>(['AddVendorOutlet'])],
    [false, 'an id that starts with a-', { ...outlet, id: 'a-7' }, ALL],
    [false, 'an id that starts with b-', { ...outlet, id: 'b-7' }, ALL],
    [false, 'the parent itself', parent, ALL],
    [false, "another parent's outlet", { ...outlet, parentVendorId: 'other' }, ALL],
  ] as const)('offer editing: %s, for %s (OUTLET-17, OUTLET-18, OUTLET-20, CON-24)', (offered, _, one, flags) => {
    expect(mayEditCollectionPoint(one, [parent, outlet], flags)).toBe(offered)
  })
})
