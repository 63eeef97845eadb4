import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'

/** The arguments of the `error-cant-…` messages: the kind of failure, or the service's message. */
export const failureReason = (failure: ServiceFailure): { readonly reason: string; readonly message: string } => {
  switch (failure._tag) {
    case 'ServiceUnavailable':
      return { reason: failure.reason, message: '' }
    case 'SignedOut':
      return { reason: 'signed-out', message: '' }
    case 'ServiceRefusal':
      return { reason: 'said', message: failure.message }
  }
}
