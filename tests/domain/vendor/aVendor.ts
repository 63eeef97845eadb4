import type { Vendor } from '../../../src/domain/vendor/vendor.ts'

/** A bakery in Prague with a known collection point; override only what the test is about. */
export const aVendor = (overrides: Partial<Vendor> = {}): Vendor => ({
  id: 'pekarna-u-mostu',
  name: 'Pekárna U Mostu',
  isParent: false,
  isActive: true,
  location: {
    addressText: 'Mostecká 3',
    building: '',
    unit: '',
    city: 'Praha',
    countryCode: 'CZ',
    postalCode: '11800',
    street: 'Mostecká',
    streetNumber: '3',
    riderInstructions: '',
    coordinates: { latitude: 50.0875, longitude: 14.4067 },
  },
  phone: '+420777000111',
  owners: ['pekarna@example.test'],
  paymentMethods: { PAID: true, CASH_ON_DELIVERY: true },
  estimationPickUpTime: 12,
  deliveryAreas: [],
  mayManageOutlets: false,
  offersColdBag: true,
  offersAgeValidation: true,
  outlets: [],
  ...overrides,
})
