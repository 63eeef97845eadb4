import { useState, type ComponentType, type ReactNode } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

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
