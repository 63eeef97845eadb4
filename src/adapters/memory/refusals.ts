import {
  KeyReused,
  NotEditable,
  NotFound,
  ServiceRefusal,
  VoucherRefused,
  type RefusalTexts,
} from '../../application/ports/ServiceFailure.ts'
import type { VoucherRefusal } from '../../domain/pricing/voucherRefusal.ts'
import { serviceText } from '../../domain/text/namedText.ts'

type Values = Readonly<Record<string, string | number>>

export const refusalTexts = (translationKey: string, message: string, values?: Values): RefusalTexts => ({
  text: serviceText(translationKey, message, values),
  message,
})

interface Details {
  readonly message?: string
  readonly field?: string
  readonly values?: Values | undefined
}

/** A refusal that is only shown; `reason` is the service's code. */
export const refusal = (
  reason: string,
  translationKey: string,
  { message = reason, values, field }: Details = {},
): ServiceRefusal =>
  new ServiceRefusal({
    ...refusalTexts(translationKey, message, values),
    reason,
    ...(field !== undefined && { field }),
  })

/** The refusals of the memory adapters, equal to the service's. */
export const notFound = () => new NotFound(refusalTexts('error.not-found', 'NOT_FOUND'))
/** Of ports that pages without a service do not offer (ADR 138). */
export const notOffered = () => refusal('NOT_OFFERED', 'failure.not-offered')
export const notCancellable = () => refusal('NotCancellable', 'error.cant-cancel-order')
export const notEditable = () => new NotEditable(refusalTexts('error.cant-edit-order', 'NotEditable'))
export const keyReused = () => new KeyReused(refusalTexts('error.idempotency-key-reused', 'IDEMPOTENCY_KEY_REUSED'))
export const invalidRequest = () => refusal('INVALID_REQUEST', 'error.invalid-request')
export const voucherRefused = (reason?: VoucherRefusal) =>
  new VoucherRefused({ ...refusalTexts('voucher.error.validation.message', 'VoucherRefused'), reason })
