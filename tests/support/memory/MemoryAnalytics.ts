import { Effect } from 'effect'
import type { Analytics, AnalyticsEvent } from '../../../src/application/ports/Analytics.ts'

/** Records the pushed events. */
export const makeMemoryAnalytics = (): Analytics['Service'] & { readonly pushed: ReadonlyArray<AnalyticsEvent> } => {
  const pushed: AnalyticsEvent[] = []
  return { pushed, push: (event) => Effect.sync(() => void pushed.push(event)) }
}
