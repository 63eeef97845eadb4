import type { ReactLocalization } from '@fluent/react'
import { createContext } from 'react'
import type { BegunTracking } from '../order/BegunTracking.ts'
import type { Portal } from '../shared/Portal.ts'

interface Opened {
  readonly portal: Portal
  readonly l10n: ReactLocalization
}

/** The way in and out of the application, as the composition root provides it. */
export interface Application {
  /** Composes it once; every later call answers the same promise. `vendorId` is the one the address names. */
  readonly open: (vendorId: string | undefined) => Promise<Opened>
  /** What it was composed to, once it is. */
  readonly opened: () => Opened | undefined
  /** What the page showed of the orders before; the screen takes it up once. */
  readonly begunTracking: () => BegunTracking | undefined
  /** Goes to a new page, whose address comes from the one that is left. */
  readonly leave: (addressFrom: (here: string) => string) => void
}

export const ApplicationContext = createContext<Application>({
  open: () => Promise.reject(new Error('There is no application around this screen')),
  opened: () => undefined,
  begunTracking: () => undefined,
  leave: () => undefined,
})
