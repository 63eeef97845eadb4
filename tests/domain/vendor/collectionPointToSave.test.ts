import { describe, expect, it } from 'vitest'
import { collectionPointOf, newCollectionPoint } from '../../../src/domain/vendor/collectionPoint.ts'
import { collectionPointToSave, outletSavedAs } from '../../../src/domain/vendor/collectionPointToSave.ts'
import { aVendor } from './aVendor.ts'

const KARLIN = { latitude: 50.0925, longitude: 14.4501 }

describe('collectionPointToSave', () => {
  it('returns all fields, trimmed, with separate street and number (OUTLET-14, OUTLET-21)', () => {
    const draft = {
      ...newCollectionPoint('family'),
      clientVendorId: ' KAR-7 ',
      name: ' Bistro Karlín',
      phone: ' +420601123456 ',
      owners: ['eva@karlin.test ', ''],
      text: 'Křižíkova 12, Karlín',
      unit: ' 3',
      building: 'Yard ',
      postalCode: '186 00',
      city: 'Praha',
      notes: ' Ring twice',
      street: ' Křižíkova ',
      streetNumber: ' 12 ',
      position: KARLIN,
    }
    expect(collectionPointToSave(draft, 'CZ')).toEqual({
      parentVendorId: 'family',
      clientVendorId: 'KAR-7',
      name: 'Bistro Karlín',
      phone: '+420601123456',
      owners: ['eva@karlin.test'],
      location: {
        addressText: 'Křižíkova 12, Karlín',
        unit: '3',
        building: 'Yard',
        postalCode: '186 00',
        city: 'Praha',
        countryCode: 'CZ',
        street: 'Křižíkova',
        streetNumber: '12',
        riderInstructions: 'Ring twice',
        coordinates: KARLIN,
      },
    })
  })

  it('returns the known data if nothing changed, and leaves the outlet as it was (OUTLET-03, API-36)', () => {
    const outlet = aVendor({ parentVendorId: 'family', clientVendorId: 'KAR-7', owners: ['eva@karlin.test'] })
    const saved = collectionPointToSave(collectionPointOf(outlet), outlet.location.countryCode)
    expect(saved.location).toEqual(outlet.location)
    expect(outletSavedAs(outlet, saved)).toEqual(outlet)
  })

  it('returns an empty street number if there is none (OUTLET-21)', () => {
    const { streetNumber: _, ...draft } = { ...newCollectionPoint('family'), position: KARLIN }
    expect(collectionPointToSave(draft, 'CZ').location.streetNumber).toBe('')
  })

  it('throws without coordinates', () => {
    expect(() => collectionPointToSave(newCollectionPoint('family'), 'CZ')).toThrow(RangeError)
  })
})
