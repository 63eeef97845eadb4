import type { RefusalKind, ServiceRefusal } from './ServiceFailure.ts'

/** Whether a call failed by this kind of refusal; takes any tagged failure of a use case. */
export const isRefusal = (failure: { readonly _tag: string }, kind: RefusalKind): boolean =>
  failure._tag === 'ServiceRefusal' && (failure as ServiceRefusal).kind === kind
