import { refusalTexts } from '../../src/adapters/memory/refusals.ts'
import { SignatureExpired } from '../../src/application/ports/ServiceFailure.ts'

/** The service's refusal of an order whose fee signature has expired. */
export const signatureExpired = () => new SignatureExpired(refusalTexts('error.fee.recompute', 'SignatureExpired'))
