import { lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import type { CodeNotFetched } from '../../application/build/fetchCode.ts'
import { fetchPatiently } from './fetchPatiently.ts'
import { PortalContext } from './Portal.ts'

type Hearing = (failure: CodeNotFetched) => void

/** Tells once why what was asked for is not there yet, until it is or is no longer asked for. */
const TellWhy = ({ hearings }: { readonly hearings: Set<Hearing> }) => {
  const notices = use(PortalContext)?.notices
  useEffect(() => {
    if (!notices) return undefined
    const texts = { offline: 'failure-offline', timeout: 'failure-timeout' } as const
    let isTold = false
    const hear: Hearing = (failure) => {
      if (!isTold) notices.tell('error', { id: texts[failure.reason] })
      isTold = true
    }
    hearings.add(hear)
    return () => {
      hearings.delete(hear)
      if (isTold) notices.end(...Object.values(texts))
    }
  }, [hearings, notices])
  return null
}

/**
 * A component whose code arrives after the screen is mounted, however long that takes; until then `meanwhile` keeps its
 * place. When the code does not come, a notice says why, and the component appears as soon as it does.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): ComponentType<Props> => {
  const hearings = new Set<Hearing>()
  const missed = (failure: CodeNotFetched) => hearings.forEach((hear) => hear(failure))
  const Loaded = lazy(async () => ({ default: await fetchPatiently(load, missed) }))
  return (props: Props) => (
    <Suspense
      fallback={
        <>
          {meanwhile(props)}
          <TellWhy hearings={hearings} />
        </>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
