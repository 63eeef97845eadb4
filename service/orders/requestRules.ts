import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { availablePaymentMethods, parsePaymentMethods } from '../../src/domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import {
  refusalsByField,
  refusalValues,
  type RequestField,
  type RequestRefusal,
} from '../../src/domain/request/requestValidation.ts'
import type { ServiceHours } from '../../src/domain/request/serviceHours.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import type { Parameters } from '../market/countryParameters.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { RULE_SENTENCES } from './ruleSentences.ts'

/** The keys that are not `request.` with the code of the rule. */
const OWN_KEYS: Readonly<Partial<Record<RequestRefusal['code'], string>>> = {
  'fee-missing': 'error.fee.invalid',
  'age-validation-missing': 'request.age-check-missing',
  'item-value-unconfirmed': 'request.item-value-warning',
  'unit-missing': 'validation.fill-unit-number',
  'no-payment-method-available': 'error.no-payment-method-available',
}

/** The portal's translation key for a broken rule: the text is that of the request form. */
export const validationKey = (code: RequestRefusal['code']): string => OWN_KEYS[code] ?? `request.${code}`

const detailOf = (refusal: RequestRefusal, fields: Readonly<Record<RequestField, string>>) => ({
  field: fields[refusal.field],
  translationKey: validationKey(refusal.code),
  message: RULE_SENTENCES[refusal.code],
  values: refusalValues(refusal),
})

/** The payment methods that both country and vendor currently allow (PAY-04, PAY-05). */
export const paymentMethodsOf = (
  vendor: Pick<Vendor, 'paymentMethods'>,
  parameters: Pick<Parameters, 'paymentMethods'>,
  flags: Readonly<Record<string, boolean>>,
): ReadonlyArray<PaymentMethod> =>
  availablePaymentMethods({
    country: parsePaymentMethods(parameters.paymentMethods),
    vendor: vendor.paymentMethods,
    nonePaymentMethod: flags['NonePaymentMethod'] === true,
  })

/** A request and the conditions of its rules. */
interface Request {
  readonly deployment: Deployment
  readonly vendor: Vendor
  readonly draft: RequestDraft
  readonly parameters: Parameters
  readonly now: Instant
  /** Whether a business orders, not a guest (VAL-21). */
  readonly business: boolean
  /** A pre-order must be for a time within these hours. */
  readonly serviceHours?: Pick<ServiceHours, 'from' | 'to'> | undefined
}

/** All broken rules of a request (EDIT-06), with the fields of the payload; `undefined` if there are none. */
export const brokenRules = async (
  { stores }: WithStores<'settings'>,
  { deployment, vendor, draft, parameters, now, serviceHours, business }: Request,
  fields: Readonly<Record<RequestField, string>>,
): Promise<Problem<'INVALID_REQUEST'> | undefined> => {
  const flags = await stores.settings.flags(deployment.id)
  const [refused, ...others] = refusalsByField({
    draft,
    vendor,
    country: deployment.country,
    availablePaymentMethods: paymentMethodsOf(vendor, parameters, flags),
    now,
    serviceHours,
    feeKnown: true,
    business,
    itemValue: { required: false, confirmed: false },
  }).values()
  if (refused === undefined) return undefined
  return new Problem('INVALID_REQUEST', [
    detailOf(refused, fields),
    ...others.map((refusal) => detailOf(refusal, fields)),
  ])
}
