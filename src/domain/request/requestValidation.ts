import { areNotesTooLong, isAddressTooLong } from '../address/lengthLimits.ts'
import type { Instant } from '../instant.ts'
import type { Country } from '../market/countries.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { compare, isPositive, toNumber, type Money } from '../pricing/money.ts'
import { readWrittenAmount, writtenAmount } from '../reading/writtenAmount.ts'
import type { Rule } from '../rules.ts'
import type { Vendor } from '../vendor/vendor.ts'
import { addressPartsOf } from './addressOfDraft.ts'
import { ageValidationOf } from './ageValidation.ts'
import { customerPhone } from './customerPhone.ts'
import { deliveryTimeOf, deliveryTimeRefusal } from './deliveryTime.ts'
import { isUnconfirmed, type ItemValueValidation } from './itemValue.ts'
import type { RequestDraft } from './requestDraft.ts'
import { isServedAt, type ServiceHours } from './serviceHours.ts'
import { vatRefusal } from './vatNumber.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** Maximum Unicode code points of a description (CONST-16, OP-35). */
export const MAX_DESCRIPTION_LENGTH = 200

/** A draft with everything that its validity depends on. */
export interface RequestToValidate {
  readonly draft: RequestDraft
  readonly vendor: Vendor | undefined
  readonly country: Country
  readonly availablePaymentMethods: ReadonlyArray<PaymentMethod>
  readonly now: Instant
  /** Whether a signed fee is present. */
  readonly feeKnown: boolean
  /** Whether the customer is a business; individuals need no VAT number (VAL-21). */
  readonly business: boolean
  readonly itemValue: Pick<ItemValueValidation, 'required' | 'confirmed'>
  /** A pre-order must be within them; if they are unknown, the service is open all day (SVC-05). */
  readonly serviceHours?: Pick<ServiceHours, 'from' | 'to'> | undefined
  /** Fields of an edited order that cannot change: they were valid at placement, and nobody could correct them. */
  readonly fixed?: ReadonlySet<RequestField>
}

/** The field that a refusal marks and focuses. */
export type RequestField = keyof RequestDraft | 'vendor' | 'deliveryFee'

/** The field of each refusal. */
export const FIELD_OF_REFUSAL = {
  'vendor-missing': 'vendor',
  'vendor-inactive': 'vendor',
  'unit-missing': 'destinationUnitNumber',
  'name-missing': 'destinationName',
  'name-has-digit': 'destinationName',
  'phone-missing': 'destinationPhoneNumber',
  'phone-impossible': 'destinationPhoneNumber',
  'description-too-long': 'orderDescription',
  'address-missing': 'destinationTextAddress',
  'coordinates-missing': 'destinationTextAddress',
  'amount-missing': 'orderAmount',
  'amount-unreadable': 'orderAmount',
  'amount-below-minimum': 'orderAmount',
  'payment-method-missing': 'paymentMethod',
  'no-payment-method-available': 'paymentMethod',
  'preorder-in-past': 'preorderedFor',
  'preorder-too-far': 'preorderedFor',
  'preorder-outside-hours': 'preorderedFor',
  'notes-too-long': 'riderNotes',
  'address-too-long': 'destinationTextAddress',
  'fee-missing': 'deliveryFee',
  'vat-wrong-length': 'vatNumber',
  'vat-invalid': 'vatNumber',
  'age-validation-missing': 'ageValidation',
  'item-value-unconfirmed': 'orderAmount',
} as const satisfies Readonly<Record<string, RequestField>>
export type RequestRefusalCode = keyof typeof FIELD_OF_REFUSAL

export interface RequestRefusal {
  readonly code: RequestRefusalCode
  readonly field: RequestField
  /** With `amount-below-minimum`: the smallest accepted amount. */
  readonly minimum?: Money
  /** With `amount-unreadable`: formats that are accepted. */
  readonly forms?: ReadonlyArray<string>
}

/** What the message of a refusal names. */
export const refusalValues = ({
  minimum,
  forms,
}: Pick<RequestRefusal, 'minimum' | 'forms'>): Readonly<Record<string, string | number>> | undefined =>
  minimum ? { amount: toNumber(minimum), currency: minimum.currency } : forms && { forms: forms.join(' / ') }

type PlainCode = Exclude<RequestRefusalCode, 'amount-below-minimum' | 'amount-unreadable'>
type RequestRule = Rule<RequestToValidate, RequestRefusal>

const rule = (name: string, check: (request: RequestToValidate) => PlainCode | false | undefined): RequestRule => ({
  name,
  check: (request) => {
    const code = check(request)
    return code ? { code, field: FIELD_OF_REFUSAL[code] } : undefined
  },
})

/** A code point takes one or two UTF-16 units, so most texts need not be split to be counted. */
const isDescriptionTooLong = (text: string): boolean =>
  text.length > MAX_DESCRIPTION_LENGTH && Array.from(text).length > MAX_DESCRIPTION_LENGTH

/** The typed amount if it is above zero (OP-36). */
export const amountOf = ({ orderAmount }: RequestDraft, country: Country): Money | undefined => {
  const amount = writtenAmount(orderAmount, country)
  return amount !== undefined && isPositive(amount) ? amount : undefined
}

const readableAmount: RequestRule = {
  name: 'the amount is written so that it is understood (VAL-11)',
  check: ({ draft, country }) => {
    if (isBlank(draft.orderAmount)) return undefined
    const written = readWrittenAmount(draft.orderAmount, country)
    if (written.kind === 'amount') return undefined
    return { code: 'amount-unreadable', field: FIELD_OF_REFUSAL['amount-unreadable'], forms: written.forms }
  },
}

const minimumAmount: RequestRule = {
  name: 'the amount reaches the minimum of the country (VAL-12)',
  check: ({ draft, country }) => {
    if (country.minimumAmount === undefined) return undefined
    const amount = amountOf(draft, country)
    if (amount === undefined) return undefined
    const minimum: Money = { minor: country.minimumAmount, currency: country.currency }
    if (compare(amount, minimum) >= 0) return undefined
    return { code: 'amount-below-minimum', field: FIELD_OF_REFUSAL['amount-below-minimum'], minimum }
  },
}

/** The rules of the shared order checker, which come last (VAL-16, OP-07). */
export const ORDER_CHECKER_RULES: ReadonlyArray<RequestRule> = [
  rule('a pre-order is for a moment within reach', ({ draft, now }) =>
    deliveryTimeRefusal(deliveryTimeOf(draft.preorderedFor), now),
  ),
  rule(
    'a pre-order is for a time of service',
    ({ draft: { preorderedFor }, serviceHours, country }) =>
      preorderedFor !== undefined &&
      serviceHours !== undefined &&
      !isServedAt(serviceHours, preorderedFor, country.timeZone) &&
      'preorder-outside-hours',
  ),
  rule(
    'the notes are not too long (ADDR-10)',
    ({ draft }) => areNotesTooLong(trimText(draft.riderNotes)) && 'notes-too-long',
  ),
  rule(
    'the address is not too long (ADDR-11)',
    ({ draft }) => isAddressTooLong(trimText(draft.destinationTextAddress)) && 'address-too-long',
  ),
  rule('the fee is known', ({ feeKnown }) => !feeKnown && 'fee-missing'),
  rule(
    'a business gives a VAT number that can be one (VAL-21 to VAL-23)',
    ({ draft, business }) => business && vatRefusal(draft.vatNumber),
  ),
  rule(
    'a required age check is ticked (OP-63)',
    ({ draft, country, vendor }) =>
      vendor !== undefined &&
      !draft.ageValidation &&
      ageValidationOf(country, vendor) === 'required' &&
      'age-validation-missing',
  ),
  rule(
    'a high item value is confirmed (VAL-18)',
    ({ itemValue }) => isUnconfirmed(itemValue) && 'item-value-unconfirmed',
  ),
]

/** All rules of a request; their order is the precedence (VAL-01). */
export const REQUEST_RULES: ReadonlyArray<RequestRule> = [
  rule('the vendor is known (VAL-02)', ({ vendor }) => vendor === undefined && 'vendor-missing'),
  rule('the vendor is active (VAL-02)', ({ vendor }) => vendor?.isActive === false && 'vendor-inactive'),
  rule(
    'the unit is given where the country needs it (VAL-03)',
    ({ draft, country }) => country.unitRequired && isBlank(addressPartsOf(draft, country.code).unit) && 'unit-missing',
  ),
  rule('the customer has a name (VAL-04)', ({ draft }) => isBlank(draft.destinationName) && 'name-missing'),
  rule(
    'the name has no digit of any script (VAL-05, OP-37)',
    ({ draft }) => /\p{Nd}/u.test(draft.destinationName) && 'name-has-digit',
  ),
  rule('the phone is given (VAL-06)', ({ draft }) => isBlank(draft.destinationPhoneNumber) && 'phone-missing'),
  rule(
    'the phone number is possible (VAL-07)',
    ({ draft, country }) =>
      !isBlank(draft.destinationPhoneNumber) &&
      customerPhone(draft.destinationPhoneNumber, country.code) === undefined &&
      'phone-impossible',
  ),
  rule(
    'the description is not too long (VAL-08, OP-35)',
    ({ draft }) => isDescriptionTooLong(trimText(draft.orderDescription)) && 'description-too-long',
  ),
  rule('the address is given (VAL-09)', ({ draft }) => isBlank(draft.destinationTextAddress) && 'address-missing'),
  rule(
    'the address has a place on the map (VAL-10, OP-80)',
    ({ draft }) =>
      !(Number.isFinite(draft.destinationLatitude) && Number.isFinite(draft.destinationLongitude)) &&
      'coordinates-missing',
  ),
  readableAmount,
  rule(
    'the amount is above zero, where it is needed or given (VAL-11, OP-36)',
    ({ draft, country }) =>
      (isBlank(draft.orderAmount) ? country.amountRequired : writtenAmount(draft.orderAmount, country)?.minor === 0) &&
      'amount-missing',
  ),
  minimumAmount,
  rule('there is a way to pay (VAL-15)', ({ availablePaymentMethods }) =>
    availablePaymentMethods.length === 0 ? 'no-payment-method-available' : undefined,
  ),
  rule(
    'an available way to pay is chosen (VAL-13, VAL-14)',
    ({ draft, availablePaymentMethods }) =>
      availablePaymentMethods.length > 0 &&
      !availablePaymentMethods.some((method) => method === draft.paymentMethod) &&
      'payment-method-missing',
  ),
  ...ORDER_CHECKER_RULES,
]

/** The refusal to mark at each field: the first one in the order of the rules (VAL-01 as decided). */
export const refusalsByField = (request: RequestToValidate): ReadonlyMap<RequestField, RequestRefusal> => {
  const marks = new Map<RequestField, RequestRefusal>()
  for (const { check } of REQUEST_RULES) {
    const refusal = check(request)
    if (refusal && !marks.has(refusal.field) && request.fixed?.has(refusal.field) !== true)
      marks.set(refusal.field, refusal)
  }
  return marks
}
