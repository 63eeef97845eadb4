import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'

/** What `error-cant-…` messages are filled in with: why the world said no, or the service's own sentence. */
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
