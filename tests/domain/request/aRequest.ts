import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { EMPTY_DRAFT, type RequestDraft } from '../../../src/domain/request/requestDraft.ts'
import type { RequestToValidate } from '../../../src/domain/request/requestValidation.ts'
import { aVendor } from '../vendor/aVendor.ts'

/** Friday 2026-03-13, 12:00 in Prague. */
export const NOON = instantAt(Date.UTC(2026, 2, 13, 11))

/** A cake for Jana in Vinohrady, valid in every country that requires amounts; override only what the test is about. */
export const aDraft = (overrides: Partial<RequestDraft> = {}): RequestDraft => ({
  ...EMPTY_DRAFT,
  destinationName: 'Jana Nováková',
  destinationPhoneNumber: '+420 777 123 456',
  destinationTextAddress: 'Vinohradská 12, Praha',
  destinationUnitNumber: '4',
  destinationLatitude: 50.0755,
  destinationLongitude: 14.4378,
  orderAmount: '459',
  orderDescription: 'A cake',
  paymentMethod: 'PAID',
  ...overrides,
})

type Overrides = Partial<Omit<RequestToValidate, 'draft'>> & { readonly draft?: Partial<RequestDraft> }

/** A valid request of a business in the Czech Republic. */
export const aRequest = ({ draft, ...overrides }: Overrides = {}): RequestToValidate => ({
  draft: aDraft(draft),
  vendor: aVendor(),
  country: COUNTRIES.CZ,
  availablePaymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  now: NOON,
  feeKnown: true,
  business: true,
  itemValue: { required: false, confirmed: false },
  ...overrides,
})
