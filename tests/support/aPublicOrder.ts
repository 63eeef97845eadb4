import type { PublicOrderJson } from '../../contract/publicOrder.ts'
import type { PublicOrder } from '../../src/domain/publicTracking/publicOrder.ts'
import { aHistory, minutesLater, ORDERED_AT } from './anOrder.ts'

/** An order on its way to the customer, as strangers see it; pass only what the test is about. */
export const aPublicOrder = (overrides: Partial<PublicOrder> = {}): PublicOrder => ({
  id: 'pekarna-u-mostu-7f3k2',
  code: 'K7R2',
  status: 'PICKED_UP',
  statusHistory: aHistory(
    ['NEW', 0],
    ['WAITING_FOR_TRANSPORT', 2],
    ['COURIER_ACCEPTED_DELIVERY', 4],
    ['PICKED_UP', 12],
  ),
  createdAt: ORDERED_AT,
  updatedAt: minutesLater(12),
  answeredAt: minutesLater(13),
  details: {
    vendor: {
      name: 'Pekárna U Mostu',
      address: 'Mostecká 3, Praha',
      position: { latitude: 50.0872, longitude: 14.4065 },
    },
    destination: { address: '4, Vinohradská 12, Praha', latitude: 50.0755, longitude: 14.4378 },
    estimates: { dropOffAt: minutesLater(25), estimatedAt: minutesLater(12) },
    rider: {
      firstName: 'Petr',
      phoneNumber: '+420 603 000 000',
      vehicle: 'MOTORBIKE',
      position: { latitude: 50.08, longitude: 14.42, locatedAt: minutesLater(13) },
      route: [
        { latitude: 50.08, longitude: 14.42 },
        { latitude: 50.0755, longitude: 14.4378 },
      ],
    },
  },
  ...overrides,
})

const iso = (moment: number) => new Date(moment).toISOString()

/** The same order as the API answers it. */
export const aPublicOrderJson = (overrides: Partial<PublicOrderJson> = {}): PublicOrderJson => ({
  order_id: 'pekarna-u-mostu-7f3k2',
  code: 'K7R2',
  status: 'PICKED_UP',
  status_history: [
    { status: 'NEW', created_at: iso(ORDERED_AT) },
    { status: 'WAITING_FOR_TRANSPORT', created_at: iso(minutesLater(2)) },
    { status: 'COURIER_ACCEPTED_DELIVERY', created_at: iso(minutesLater(4)) },
    { status: 'PICKED_UP', created_at: iso(minutesLater(12)) },
  ],
  created_at: iso(ORDERED_AT),
  updated_at: iso(minutesLater(12)),
  answered_at: iso(minutesLater(13)),
  details: {
    vendor: {
      name: 'Pekárna U Mostu',
      address: 'Mostecká 3, Praha',
      position: { latitude: 50.0872, longitude: 14.4065 },
    },
    destination: { address: '4, Vinohradská 12, Praha', latitude: 50.0755, longitude: 14.4378 },
    preordered_for: null,
    estimates: { pick_up_at: null, drop_off_at: iso(minutesLater(25)), estimated_at: iso(minutesLater(12)) },
    rider: {
      first_name: 'Petr',
      phone_number: '+420 603 000 000',
      vehicle: 'MOTORBIKE',
      position: { latitude: 50.08, longitude: 14.42, located_at: iso(minutesLater(13)) },
      route: [
        { latitude: 50.08, longitude: 14.42 },
        { latitude: 50.0755, longitude: 14.4378 },
      ],
    },
  },
  ...overrides,
})
