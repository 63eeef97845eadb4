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
 * Reads the country parameter `paymentMethods`: names between commas, or a JSON array of them; unknown names are
 * ignored (OP-52). Broken JSON cannot be read and is `undefined`, as when the parameter is not to be had.
 */
export const parsePaymentMethods = (parameter: string): ReadonlyArray<PaymentMethod> | undefined => {
  const text = parameter.trim()
  const names = text.startsWith('[') ? namesIn(text) : text.split(',').map((name) => name.trim())
  return names?.filter(isPaymentMethod)
}

export interface PaymentCircumstances {
  /** What the country allows; `undefined` when it could not be read. */
  readonly country: ReadonlyArray<PaymentMethod> | undefined
  /** What the vendor's flags say (ENT-07). */
  readonly vendor: Readonly<Partial<Record<PaymentMethod, boolean>>>
  /** Flag NonePaymentMethod. */
  readonly nonePaymentMethod: boolean
}

/** What country and vendor both allow, in the order of PAY-01 (PAY-04); NONE with its flag only (PAY-05, OP-52). */
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
 * The method a draft begins with. A method that an order, a link or a kept draft asks for stays, even if it is not
 * available: only a person may replace it (VAL-14). Without one, the country's default if it is available (PAY-08).
 */
export const initialPaymentMethod = (
  asked: PaymentMethod | '',
  available: ReadonlyArray<PaymentMethod>,
  countryDefault: PaymentMethod,
): PaymentMethod | '' => {
  if (asked !== '') return asked
  return available.includes(countryDefault) ? countryDefault : ''
}

/** Whether a draft asks for a method that is not available, so that a person has to choose another one (VAL-14). */
export const isNotOffered = (
  asked: PaymentMethod | '',
  available: ReadonlyArray<PaymentMethod>,
): asked is PaymentMethod => asked !== '' && !available.includes(asked)

/** What a way of paying is called, as a key (OP-53). */
export type PaymentMethodLabel = 'cash-on-delivery' | 'cash-on-pick-up' | 'no-cash' | 'payment-on-delivery' | 'none'

const LABELS: Readonly<Record<PaymentMethod, PaymentMethodLabel>> = {
  NONE: 'none',
  PAID: 'no-cash',
  CASH_ON_DELIVERY: 'cash-on-delivery',
  PAYMENT_ON_DELIVERY: 'payment-on-delivery',
}

/** NONE is cash on pick-up while flag PayAtPickup is on (PAY-06, OP-53). */
export const paymentMethodLabel = (method: PaymentMethod, payAtPickup: boolean): PaymentMethodLabel =>
  method === 'NONE' && payAtPickup ? 'cash-on-pick-up' : LABELS[method]
