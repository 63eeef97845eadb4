import type { StoredSender } from '../../src/application/ports/SenderStore.ts'

/** Eva, a guest who orders from her home. */
export const STORED_SENDER: StoredSender = {
  sender: { name: 'Eva', phoneNumber: '603 111 222', email: 'eva@home.test' },
  address: {
    addressText: 'Národní 20',
    unit: '',
    notes: '',
    building: '',
    city: 'Praha',
    countryCode: 'CZ',
    coordinates: { latitude: 50.08, longitude: 14.41 },
    postalCode: '',
    streetAddress: 'Národní 20',
  },
}
