import { ERROR_CODES } from '../../../contract/errors.ts'
import { ServiceRefusal } from '../../application/ports/ServiceFailure.ts'
import { refusalKind } from '../http/refusalKind.ts'

const refusal = (status: number, code: string, translationKey: string) => () =>
  new ServiceRefusal({ kind: refusalKind(status, code), status, code, translationKey, message: code })

/** The refusals of the memory adapters, equal to the service's. */
export const notFound = refusal(404, ERROR_CODES.notFound, 'error.not-found')
export const notCancellable = refusal(409, ERROR_CODES.notCancellable, 'error.cant-cancel-order')
export const notEditable = refusal(409, ERROR_CODES.notEditable, 'error.not-editable')
export const keyReused = refusal(422, ERROR_CODES.keyReused, 'error.idempotency-key-reused')
export const invalidRequest = refusal(422, ERROR_CODES.invalid, 'error.invalid-request')
/** `reason` is the service's value in `values`. */
export const voucherRefused = (reason?: string) =>
  new ServiceRefusal({
    kind: 'voucher-refused',
    status: 422,
    code: ERROR_CODES.voucherRefused,
    translationKey: 'voucher.error.validation.message',
    message: ERROR_CODES.voucherRefused,
    ...(reason !== undefined && { values: { reason } }),
  })
/** `code` is a code of the domain, such as 'format-invalid'. */
export const bulkRefusal = (code: string, values?: Readonly<Record<string, string | number>>) =>
  new ServiceRefusal({
    kind: 'other',
    status: 422,
    code: `BULK_${code.toUpperCase().replaceAll('-', '_')}`,
    translationKey: `bulk.${code}`,
    message: code,
    ...(values !== undefined && { values }),
  })
