type Failure = { readonly _tag: string; readonly reason?: unknown }

/** Whether a call that failed may have arrived all the same; one that was refused has not. */
export const mayHaveArrived = (failure: Failure): boolean =>
  failure._tag === 'ServiceUnavailable' && failure.reason !== 'too-many'

/** Whether it cannot be found out what became of a call that creates something; takes any tagged failure of a use case. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  failure._tag === 'ServiceUnavailable' && failure.reason === 'unknown-outcome'
