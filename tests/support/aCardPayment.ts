import type { CardConducts } from './memory/MemoryCardPayments.ts'
import { Secret } from '../../src/domain/payment/secret.ts'
import {
  changeNewCard,
  chooseNew,
  NO_PAYMENT,
  withMethods,
  type PaymentState,
} from '../../src/domain/payment/paymentState.ts'
import type { CardMethod } from '../../src/domain/payment/wallet.ts'
import type { PlacedOrder, SignedFee } from '../../src/domain/request/placedOrder.ts'
import { CUSTOMER_AT } from './aVendor.ts'

/** The outcomes of the sandbox's test cards, for the memory adapter. */
export const CARD_CONDUCTS: CardConducts = {
  '4111111111111111': [{ kind: 'paid', orderId: 'order-1' }],
  '5555555555554444': [{ kind: 'paid', orderId: 'order-2' }],
  '4000000000000002': [{ kind: 'not-paid', reason: 'declined' }],
  '4000000000003220': [{ kind: 'bank', redirectUrl: 'https://bank.test/page' }],
  '4000000000000119': [{ kind: 'checking' }, { kind: 'checking' }, { kind: 'paid', orderId: 'order-3' }],
  '4000000000000127': [{ kind: 'checking' }, { kind: 'not-paid', reason: 'failed' }],
}

/** A valid order that only has to be paid. */
export const orderToPay = (deliveryFee: SignedFee): PlacedOrder => ({
  vendorId: 'bistro',
  customer: {
    name: 'Karel Novák',
    phoneNumber: '+420602000001',
    location: { ...CUSTOMER_AT, address: '4, Lucerna, Štěpánská 61', notes: '' },
  },
  order: {
    paymentMethod: 'PAID',
    amount: { minor: 25_000, currency: deliveryFee.fee.currency },
    description: 'Two soups',
    coldBagNeeded: false,
  },
  deliveryFee,
})

/** A completely filled-in new card. */
export const typedCard = (methods: ReadonlyArray<CardMethod>, number: string, save = false): PaymentState => ({
  ...changeNewCard(chooseNew(withMethods(NO_PAYMENT, methods)), {
    number: new Secret(number),
    expiry: '04/31',
    securityCode: new Secret('123'),
  }),
  nameOnCard: 'Eva Nová',
  saveCard: save,
})
