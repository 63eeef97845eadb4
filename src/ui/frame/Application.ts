import type { ReactLocalization } from '@fluent/react'
import { createContext } from 'react'
import type { Portal } from './Portal.ts'

interface Opened {
  readonly portal: Portal
  readonly l10n: ReactLocalization
}

/** Opens and leaves the application; the composition root provides it. */
export interface Application {
  /** Composes the application once; later calls return the same promise. `vendorId` comes from the address. */
  readonly open: (vendorId: string | undefined) => Promise<Opened>
  /** The composed application, once it exists. */
  readonly opened: () => Opened | undefined
  /** Navigates to another page; `addressFrom` receives the current address. */
  readonly leave: (addressFrom: (here: string) => string) => void
}

export const ApplicationContext = createContext<Application>({
  open: () => Promise.reject(new Error('There is no application around this screen')),
  opened: () => undefined,
  leave: () => undefined,
})
