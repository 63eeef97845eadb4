import type { ReactLocalization } from '@fluent/react'
import { createContext } from 'react'
import type { Portal } from '../shared/Portal.ts'

/** The way in and out of the application, as the composition root provides it. */
export interface Application {
  /** Composes it once; every later call answers the same promise. `vendorId` is the one the address names. */
  readonly open: (
    vendorId: string | undefined,
  ) => Promise<{ readonly portal: Portal; readonly l10n: ReactLocalization }>
  /** Goes to a new page, whose address comes from the one that is left. */
  readonly leave: (addressFrom: (here: string) => string) => void
}

export const ApplicationContext = createContext<Application>({
  open: () => Promise.reject(new Error('There is no application around this screen')),
  leave: () => undefined,
})
