import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { EMPTY_DRAFT } from '../../src/domain/request/requestDraft.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'

export const BAKERY_AT: Coordinates = { latitude: 50.0875, longitude: 14.4213 }
/** About a kilometre from the bakery. */
export const CUSTOMER_AT: Coordinates = { latitude: 50.0801, longitude: 14.4285 }

/** A bakery in Prague that accepts all payment methods; pass only what the test is about. */
export const aVendor = (overrides: Partial<Vendor> = {}): Vendor => ({
  id: 'pekarna-u-mostu',
  name: 'Pekárna u mostu',
  isParent: false,
  isActive: true,
  location: {
    addressText: 'Staroměstské náměstí 1',
    building: '',
    unit: '',
    city: 'Praha',
    countryCode: 'CZ',
    postalCode: '110 00',
    street: 'Staroměstské náměstí',
    streetNumber: '1',
    riderInstructions: '',
    coordinates: BAKERY_AT,
  },
  phone: '+420601000000',
  owners: [],
  paymentMethods: { NONE: true, PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true },
  estimationPickUpTime: 12,
  deliveryAreas: [],
  mayManageOutlets: false,
  offersColdBag: false,
  offersAgeValidation: false,
  outlets: [],
  ...overrides,
})

/** A valid Czech request, filled in as a person would; pass only what the test is about. */
export const aDraft = (overrides: Partial<RequestDraft> = {}): RequestDraft => ({
  ...EMPTY_DRAFT,
  destinationName: 'Karel Novák',
  destinationPhoneNumber: '602 000 001',
  destinationTextAddress: 'Štěpánská 61',
  destinationUnitNumber: '4',
  destinationLatitude: CUSTOMER_AT.latitude,
  destinationLongitude: CUSTOMER_AT.longitude,
  orderAmount: '250.50',
  orderDescription: 'Two loaves',
  paymentMethod: 'PAID',
  ...overrides,
})
