import { createContext } from 'react'
import type { ComposedPortal } from './Portal.ts'

interface Opened {
  readonly portal: ComposedPortal
}

/** Opens and leaves the application; the composition root provides it. */
export interface Application {
  /** Composes the application once; later calls return the same promise, also if it failed. `vendorId` comes from the address. */
  readonly open: (vendorId: string | undefined) => Promise<Opened>
  /** The composed application, once it exists. */
  readonly opened: () => Opened | undefined
  /** Loads the texts that the page does not contain; rejects with `CodeNotFetched`. */
  readonly allTexts: () => Promise<void>
  /** Lets the next `open` try again if the application could not be composed. */
  readonly reopen: () => void
  /** Reloads the page if its site answers; returns whether it does. */
  readonly reload: () => Promise<boolean>
  /** Navigates to another page; `addressFrom` receives the current address. */
  readonly leave: (addressFrom: (here: string) => string) => void
}

export const ApplicationContext = createContext<Application>({
  open: () => Promise.reject(new Error('The screen is rendered outside the application')),
  opened: () => undefined,
  allTexts: () => Promise.resolve(),
  reopen: () => undefined,
  reload: () => Promise.resolve(false),
  leave: () => undefined,
})
