import type { ServiceUnavailable } from './ServiceFailure.ts'

/** Whether a call that creates something may have arrived; takes any tagged failure of a use case. */
export const isOutcomeUnknown = (failure: { readonly _tag: string }): boolean =>
  failure._tag === 'ServiceUnavailable' && (failure as ServiceUnavailable).reason === 'unknown-outcome'
