import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { fetchPatiently } from './loadFailure.ts'

/** A component whose code arrives after the screen stands, however long that takes; until then `meanwhile` keeps its place. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): ComponentType<Props> => {
  const Loaded = lazy(async () => ({ default: await fetchPatiently(load) }))
  return (props: Props) => (
    <Suspense fallback={meanwhile(props)}>
      <Loaded {...props} />
    </Suspense>
  )
}

/** What opens something whose code may still be on its way: a click on the place-keeper is not lost. */
export interface Openable {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** The same for what opens: its code is fetched when it is opened for the first time. */
export const lazyOpenable = (
  load: () => Promise<ComponentType<Openable>>,
  closed: (props: Openable) => ReactNode,
): ComponentType<Openable> => {
  const Loaded = lazyComponent(load, closed)
  return (props: Openable) => {
    const [isWanted, setWanted] = useState(props.open)
    if (props.open && !isWanted) setWanted(true)
    return isWanted ? <Loaded {...props} /> : closed(props)
  }
}
