import { ERROR_CODES } from '../../contract/errors.ts'
import { ServiceRefusal } from '../../src/application/ports/ServiceFailure.ts'

/** The service's refusal of an order whose fee signature has expired. */
export const signatureExpired = () =>
  new ServiceRefusal({
    kind: 'signature-expired',
    status: 409,
    code: ERROR_CODES.signatureExpired,
    translationKey: 'error.fee.recompute',
    message: ERROR_CODES.signatureExpired,
  })
