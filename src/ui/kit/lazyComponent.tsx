import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { fetchWithRetry } from './fetchWithRetry.ts'

/**
 * A component that loads after the screen is mounted, with retries. Until then, `meanwhile` is rendered in its place.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): ComponentType<Props> => {
  const Loaded = lazy(async () => ({ default: await fetchWithRetry(load) }))
  return (props: Props) => (
    <Suspense fallback={meanwhile(props)}>
      <Loaded {...props} />
    </Suspense>
  )
}
