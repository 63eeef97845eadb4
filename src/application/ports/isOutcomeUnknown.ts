/** Whether a call that creates something may have arrived; takes any tagged failure of a use case. */
export const isOutcomeUnknown = (failure: { readonly _tag: string; readonly reason?: unknown }): boolean =>
  failure._tag === 'ServiceUnavailable' && failure.reason === 'unknown-outcome'
