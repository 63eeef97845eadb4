import { useState, type ComponentType, type ReactNode } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

/** The open state of a component that may still be loading, so that a click on its placeholder is not lost. */
export interface Openable {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** A lazily loaded component that opens; its code is loaded when it is first opened. */
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
