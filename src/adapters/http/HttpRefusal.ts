import { Data, Effect } from 'effect'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { RefusalCode } from '../../../contract/endpoints.ts'
import type { ReadError } from '../../../contract/errors.ts'
import {
  KeyReused,
  NotEditable,
  NotFound,
  NotOffered,
  PaymentRequired,
  ServiceRefusal,
  SignatureExpired,
  StoreClosed,
  VoucherRefused,
  WalletExpired,
  type Refusal,
  type RefusalTexts,
} from '../../application/ports/ServiceFailure.ts'
import { VOUCHER_REFUSALS } from '../../domain/pricing/voucherRefusal.ts'
import { serviceText } from '../../domain/text/namedText.ts'

/** A refusal as it was answered (DEPLOY-05); ports know it as one of theirs. */
export class HttpRefusal extends Data.TaggedError('HttpRefusal')<{
  readonly status: number
  readonly error: ReadError
}> {}

type Values = Readonly<Record<string, string | number>>

type Makers = { readonly [C in RefusalCode]?: (refusalTexts: RefusalTexts, values: Values) => Refusal }

/** The refusals on which programs act, by their codes. */
const BY_CODE = {
  NOT_FOUND: (refusalTexts) => new NotFound(refusalTexts),
  NOT_OFFERED: (refusalTexts) => new NotOffered(refusalTexts),
  StoreClosed: (refusalTexts) => new StoreClosed(refusalTexts),
  SignatureExpired: (refusalTexts) => new SignatureExpired(refusalTexts),
  VoucherRefused: (refusalTexts, values) =>
    new VoucherRefused({ ...refusalTexts, reason: VOUCHER_REFUSALS.find((known) => known === values['reason']) }),
  PaymentRequired: (refusalTexts) => new PaymentRequired(refusalTexts),
  NotEditable: (refusalTexts) => new NotEditable(refusalTexts),
  WalletExpired: (refusalTexts) => new WalletExpired(refusalTexts),
  IDEMPOTENCY_KEY_REUSED: (refusalTexts) => new KeyReused(refusalTexts),
} satisfies Makers
type ByCode = typeof BY_CODE

/** What the portal's ports fail with when an endpoint refuses. */
export type RefusalOf<E extends Endpoint> = ServiceRefusal | ReturnType<ByCode[E['refuses'][number] & keyof ByCode]>

const FIELD_OF_WIRE: Readonly<Record<string, string>> = {
  email_address: 'email',
  phone_number: 'phone',
  vendor_code: 'vendorCode',
  business_name: 'businessName',
}

export const refusalTextsIn = ({ error: { message = '', meta = {} } }: HttpRefusal): RefusalTexts => ({
  text: serviceText(meta.translation_key ?? '', message, meta.values),
  message,
})

/** The refusal of a code that the endpoint lists, or one that is only shown; 404 means not found, whatever the code. */
const toRefusal = <E extends Endpoint>({ refuses }: E, refusal: HttpRefusal): RefusalOf<E> => {
  const { status, error } = refusal
  const { code = '', meta: { values = {}, field } = {} } = error
  const refusalTexts = refusalTextsIn(refusal)
  const listed = refuses.find((one) => (status === 404 ? one === 'NOT_FOUND' : one === code))
  const make = listed === undefined ? undefined : (BY_CODE as Makers)[listed as RefusalCode]
  return (make?.(refusalTexts, values) ??
    new ServiceRefusal({
      ...refusalTexts,
      reason: code,
      ...(field !== undefined && {
        field: (Object.hasOwn(FIELD_OF_WIRE, field) ? FIELD_OF_WIRE[field] : undefined) ?? field,
      }),
    })) as RefusalOf<E>
}

/** Fails with the refusals of the port instead of the answered ones. */
export const mapRefusals =
  <E extends Endpoint>(endpoint: E) =>
  <A, F, R>(answering: Effect.Effect<A, F, R>): Effect.Effect<A, Exclude<F, HttpRefusal> | RefusalOf<E>, R> =>
    Effect.mapError(answering, (failure) =>
      failure instanceof HttpRefusal ? toRefusal(endpoint, failure) : (failure as Exclude<F, HttpRefusal>),
    )
