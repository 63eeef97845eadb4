import type { Effect, Stream } from 'effect'
import type { Accounts } from './ports/Accounts.ts'
import type { AddressBook } from './ports/AddressBook.ts'
import type { Analytics } from './ports/Analytics.ts'
import type { Authentication } from './ports/Authentication.ts'
import type { BulkJobs } from './ports/BulkJobs.ts'
import type { CardCipher } from './ports/CardCipher.ts'
import type { CardPayments } from './ports/CardPayments.ts'
import type { CountryParameters } from './ports/CountryParameters.ts'
import type { CurrentDeployment } from './ports/CurrentDeployment.ts'
import type { CurrentFlags } from './ports/CurrentFlags.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { DraftStore } from './ports/DraftStore.ts'
import type { FeeCalculator } from './ports/FeeCalculator.ts'
import type { FileSaver } from './ports/FileSaver.ts'
import type { FilterStore } from './ports/FilterStore.ts'
import type { Geolocator } from './ports/Geolocator.ts'
import type { GuestAccess } from './ports/GuestAccess.ts'
import type { GuestOrders } from './ports/GuestOrders.ts'
import type { HelpCentre } from './ports/HelpCentre.ts'
import type { Intents } from './ports/Intents.ts'
import type { LiveUpdates } from './ports/LiveUpdates.ts'
import type { Network } from './ports/Network.ts'
import type { OrderOverview } from './ports/OrderOverview.ts'
import type { OrderRepository } from './ports/OrderRepository.ts'
import type { PendingPayment } from './ports/PendingPayment.ts'
import type { Proofs } from './ports/Proofs.ts'
import type { Receipts } from './ports/Receipts.ts'
import type { RecentSearches } from './ports/RecentSearches.ts'
import type { RiderRepository } from './ports/RiderRepository.ts'
import type { SenderStore } from './ports/SenderStore.ts'
import type { SessionStore } from './ports/SessionStore.ts'
import type { StartupStore } from './ports/StartupStore.ts'
import type { SpreadsheetReader } from './ports/SpreadsheetReader.ts'
import type { SpreadsheetWriter } from './ports/SpreadsheetWriter.ts'
import type { TestVendors } from './ports/TestVendors.ts'
import type { UsualTimes } from './ports/UsualTimes.ts'
import type { VendorRepository } from './ports/VendorRepository.ts'
import type { Vouchers } from './ports/Vouchers.ts'
import type { WakeUps } from './ports/WakeUps.ts'

/** All ports that a use case may require. */
export type Ports =
  | Accounts
  | AddressBook
  | Analytics
  | Authentication
  | BulkJobs
  | CardCipher
  | CardPayments
  | CountryParameters
  | CurrentDeployment
  | CurrentFlags
  | CurrentSession
  | DraftStore
  | FeeCalculator
  | FileSaver
  | FilterStore
  | Geolocator
  | GuestAccess
  | GuestOrders
  | HelpCentre
  | Intents
  | LiveUpdates
  | Network
  | OrderOverview
  | OrderRepository
  | PendingPayment
  | Proofs
  | Receipts
  | RecentSearches
  | RiderRepository
  | SenderStore
  | SessionStore
  | SpreadsheetReader
  | SpreadsheetWriter
  | StartupStore
  | TestVendors
  | UsualTimes
  | VendorRepository
  | Vouchers
  | WakeUps

/** How a use case ended. A defect is no outcome: it is reported once and reaches the error boundary. */
export type Outcome<A, E> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: E }
  /** The caller aborted it. */
  | { readonly kind: 'interrupted' }

/** The only way for view models to run use cases. Aborting the signal interrupts the use case. */
export interface RunUseCase {
  readonly once: <A, E>(useCase: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<Outcome<A, E>>
  /** Passes every value to `take` until the stream ends or the signal aborts. */
  readonly each: <A, E>(
    stream: Stream.Stream<A, E, Ports>,
    take: (value: A) => void,
    signal: AbortSignal,
  ) => Promise<Outcome<void, E>>
}
