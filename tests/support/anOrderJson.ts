import type { OrderJson } from '../../contract/orders.ts'

/** An order as the API answers it; pass only what the test is about. */
export const anOrderJson = (overrides: Partial<OrderJson> = {}): OrderJson => ({
  order_id: 'bistro-1',
  code: 'H6X9',
  vendor_id: 'bistro',
  status: 'PICKED_UP',
  status_history: [
    { status: 'NEW', created_at: '2026-03-12T10:00:00.000Z' },
    { status: 'RECEIVED', created_at: '2026-03-12T10:01:00.000Z' },
    { status: 'WAITING_FOR_TRANSPORT', created_at: '2026-03-12T10:02:00.000Z' },
    { status: 'PICKED_UP', created_at: '2026-03-12T10:20:00.000Z' },
  ],
  created_at: '2026-03-12T10:00:00.000Z',
  updated_at: '2026-03-12T10:20:00.000Z',
  preordered_for: null,
  customer: {
    name: 'Jana Nováková',
    phone_number: '+420777123456',
    location: { address: ', , Vinohradská 12', latitude: 50.0755, longitude: 14.4378, notes: '' },
  },
  order: { payment_method: 'PAID', amount: 459, description: 'Two loaves', cold_bag_needed: false },
  delivery_fee: 89,
  age_validation_required: false,
  rider: { name: 'Petr', phone_number: '+420603000000' },
  ...overrides,
})
