import { isPaymentMethod, PAYMENT_METHODS, type PaymentMethod } from '../market/paymentMethod.ts'

const namesIn = (json: string): ReadonlyArray<unknown> | undefined => {
  try {
    const names: unknown = JSON.parse(json)
    return Array.isArray(names) ? names : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the country parameter `paymentMethods`: names separated by commas, or a JSON array of names; unknown names are
 * ignored (OP-52). Malformed JSON gives `undefined`, as if the parameter were unavailable.
 */
export const parsePaymentMethods = (parameter: string): ReadonlyArray<PaymentMethod> | undefined => {
  const text = parameter.trim()
  const names = text.startsWith('[') ? namesIn(text) : text.split(',').map((name) => name.trim())
  return names?.filter(isPaymentMethod)
}

export interface PaymentCircumstances {
  /** Methods that the country allows; `undefined` if the parameter could not be read. */
  readonly country: ReadonlyArray<PaymentMethod> | undefined
  /** Methods that the vendor's flags allow (ENT-07). */
  readonly vendor: Readonly<Partial<Record<PaymentMethod, boolean>>>
  /** Flag NonePaymentMethod. */
  readonly nonePaymentMethod: boolean
}

/**
 * Methods that both country and vendor allow, in the order of PAY-01 (PAY-04); NONE only with its flag (PAY-05, OP-52).
 */
export const availablePaymentMethods = ({
  country,
  vendor,
  nonePaymentMethod,
}: PaymentCircumstances): ReadonlyArray<PaymentMethod> =>
  PAYMENT_METHODS.filter(
    (method) =>
      vendor[method] === true &&
      (country === undefined || country.includes(method)) &&
      (method !== 'NONE' || nonePaymentMethod),
  )

/**
 * The initial method of a draft. A method requested by an order, a link or a stored draft stays, even if it is
 * unavailable: only a person may replace it (VAL-14). Otherwise the country's default, if available (PAY-08).
 */
export const initialPaymentMethod = (
  chosen: PaymentMethod | '',
  available: ReadonlyArray<PaymentMethod>,
  countryDefault: PaymentMethod,
): PaymentMethod | '' => {
  if (chosen !== '') return chosen
  return available.includes(countryDefault) ? countryDefault : ''
}

/** Whether a draft has an unavailable method, so that a person must choose another one (VAL-14). */
export const isNotOffered = (
  chosen: PaymentMethod | '',
  available: ReadonlyArray<PaymentMethod>,
): chosen is PaymentMethod => chosen !== '' && !available.includes(chosen)

/** Keys of the names of payment methods (OP-53). */
export type PaymentMethodLabel = 'cash-on-delivery' | 'cash-on-pick-up' | 'no-cash' | 'payment-on-delivery' | 'none'

const LABELS: Readonly<Record<PaymentMethod, PaymentMethodLabel>> = {
  NONE: 'none',
  PAID: 'no-cash',
  CASH_ON_DELIVERY: 'cash-on-delivery',
  PAYMENT_ON_DELIVERY: 'payment-on-delivery',
}

/** The flags that concern the method NONE. */
export type NoneFlag = 'NonePaymentMethod' | 'PayAtPickup'

/** NONE is called cash on pick-up while both its flags are on (PAY-06, OP-53). */
export const paymentMethodLabel = (method: PaymentMethod, isOn: (flag: NoneFlag) => boolean): PaymentMethodLabel =>
  method === 'NONE' && isOn('NonePaymentMethod') && isOn('PayAtPickup') ? 'cash-on-pick-up' : LABELS[method]
