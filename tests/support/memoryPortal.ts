import { Context, Effect, type Scope } from 'effect'
import { TestClock } from 'effect/testing'
import { makeMemoryAccounts } from './memory/MemoryAccounts.ts'
import { makeMemoryAddressBook } from '../../src/adapters/memory/MemoryAddressBook.ts'
import { makeMemoryAnalytics } from './memory/MemoryAnalytics.ts'
import { makeMemoryAuthentication } from '../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryBulkJobs } from './memory/MemoryBulkJobs.ts'
import { makeMemoryCardCipher } from './memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from './memory/MemoryCardPayments.ts'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryCurrentFlags } from './memory/MemoryCurrentFlags.ts'
import { makeMemoryDraftTabs } from './memory/MemoryDraftStore.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryFileSaver } from './memory/MemoryFileSaver.ts'
import { makeMemoryFilterStore } from './memory/MemoryFilterStore.ts'
import { makeMemoryGeolocator } from './memory/MemoryGeolocator.ts'
import { makeMemoryGuestAccess } from './memory/MemoryGuestAccess.ts'
import { makeMemorySenderStore } from './memory/MemorySenderStore.ts'
import { GuestAccess, type GuestAccessPort } from '../../src/application/ports/GuestAccess.ts'
import { SenderStore, type SenderStorePort } from '../../src/application/ports/SenderStore.ts'
import { makeMemoryGuestOrders } from './memory/MemoryGuestOrders.ts'
import { makeMemoryHelpCentre } from './memory/MemoryHelpCentre.ts'
import { makeMemoryIntents } from './memory/MemoryIntents.ts'
import { makeMemoryLiveUpdates } from './memory/MemoryLiveUpdates.ts'
import { makeMemoryMessageReader } from './memory/MemoryMessageReader.ts'
import { makeMemoryNetwork } from './memory/MemoryNetwork.ts'
import { makeMemoryOrderOverview } from '../../src/adapters/memory/MemoryOrderOverview.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryPendingPayment } from './memory/MemoryPendingPayment.ts'
import { makeMemoryProofs } from './memory/MemoryProofs.ts'
import { makeMemoryReceipts } from './memory/MemoryReceipts.ts'
import { makeMemoryRiderRepository } from '../../src/adapters/memory/MemoryRiderRepository.ts'
import { makeMemoryDevice } from './memory/MemorySessionStore.ts'
import { makeMemoryStartupStore } from './memory/MemoryStartupStore.ts'
import { makeMemorySpreadsheetReader } from './memory/MemorySpreadsheetReader.ts'
import { makeMemorySpreadsheetWriter } from './memory/MemorySpreadsheetWriter.ts'
import { makeMemoryUsualTimes } from '../../src/adapters/memory/MemoryUsualTimes.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import { makeMemoryWakeUps } from './memory/MemoryWakeUps.ts'
import { Accounts, type AccountsPort } from '../../src/application/ports/Accounts.ts'
import { AddressBook, type AddressBookPort } from '../../src/application/ports/AddressBook.ts'
import { Analytics } from '../../src/application/ports/Analytics.ts'
import { Authentication, type AuthenticationPort } from '../../src/application/ports/Authentication.ts'
import { BulkJobs, type BulkJobsPort } from '../../src/application/ports/BulkJobs.ts'
import { CardCipher, type CardCipherPort } from '../../src/application/ports/CardCipher.ts'
import { CardPayments, type CardPaymentsPort } from '../../src/application/ports/CardPayments.ts'
import { CountryParameters, type CountryParametersPort } from '../../src/application/ports/CountryParameters.ts'
import { CurrentDeployment } from '../../src/application/ports/CurrentDeployment.ts'
import { CurrentFlags } from '../../src/application/ports/CurrentFlags.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import { DraftStore } from '../../src/application/ports/DraftStore.ts'
import { FeeCalculator, type FeeCalculatorPort } from '../../src/application/ports/FeeCalculator.ts'
import { FileSaver } from '../../src/application/ports/FileSaver.ts'
import { FilterStore } from '../../src/application/ports/FilterStore.ts'
import { Geolocator, type GeolocatorPort } from '../../src/application/ports/Geolocator.ts'
import { GuestOrders, type GuestOrdersPort } from '../../src/application/ports/GuestOrders.ts'
import { HelpCentre, type HelpCentrePort } from '../../src/application/ports/HelpCentre.ts'
import { Intents } from '../../src/application/ports/Intents.ts'
import { LiveUpdates } from '../../src/application/ports/LiveUpdates.ts'
import { MessageReader } from '../../src/application/ports/MessageReader.ts'
import { Network } from '../../src/application/ports/Network.ts'
import { OrderOverview, type OrderOverviewPort } from '../../src/application/ports/OrderOverview.ts'
import { OrderRepository, type OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { PendingPayment, type PendingPaymentPort } from '../../src/application/ports/PendingPayment.ts'
import { Proofs, type ProofsPort } from '../../src/application/ports/Proofs.ts'
import { Receipts, type ReceiptsPort } from '../../src/application/ports/Receipts.ts'
import { RiderRepository, type RiderRepositoryPort } from '../../src/application/ports/RiderRepository.ts'
import { SessionStore, type SessionStorePort } from '../../src/application/ports/SessionStore.ts'
import { StartupStore, type StartupStorePort } from '../../src/application/ports/StartupStore.ts'
import { SpreadsheetReader, type SpreadsheetReaderPort } from '../../src/application/ports/SpreadsheetReader.ts'
import { SpreadsheetWriter, type SpreadsheetWriterPort } from '../../src/application/ports/SpreadsheetWriter.ts'
import { TestVendors } from '../../src/application/ports/TestVendors.ts'
import { UsualTimes, type UsualTimesPort } from '../../src/application/ports/UsualTimes.ts'
import { VendorRepository, type VendorRepositoryPort } from '../../src/application/ports/VendorRepository.ts'
import { Vouchers, type VouchersPort } from '../../src/application/ports/Vouchers.ts'
import { WakeUps } from '../../src/application/ports/WakeUps.ts'
import type { Ports } from '../../src/application/ports/allPorts.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import type { FlagSet } from '../../src/domain/flags/flagNames.ts'
import { instantAt, type Instant } from '../../src/domain/instant.ts'
import { deploymentOf, type Deployment } from '../../src/domain/market/deployments.ts'

/** Thursday 12 March 2026, 12:00 in Prague. */
export const NOON: Instant = instantAt(Date.parse('2026-03-12T11:00:00Z'))

interface Instead {
  readonly accounts?: AccountsPort
  readonly deployment?: string
  readonly authentication?: AuthenticationPort
  readonly sessionStore?: SessionStorePort
  readonly addressBook?: AddressBookPort
  readonly vendors?: VendorRepositoryPort
  readonly orders?: OrderRepositoryPort
  readonly overview?: OrderOverviewPort
  readonly riders?: RiderRepositoryPort
  readonly fees?: FeeCalculatorPort
  readonly parameters?: CountryParametersPort
  readonly geolocator?: GeolocatorPort
  readonly guestOrders?: GuestOrdersPort
  readonly flags?: FlagSet
  readonly bulkJobs?: BulkJobsPort
  readonly cardCipher?: CardCipherPort
  readonly cardPayments?: CardPaymentsPort
  readonly pendingPayment?: PendingPaymentPort
  readonly help?: HelpCentrePort
  readonly vouchers?: VouchersPort
  readonly proofs?: ProofsPort
  readonly receipts?: ReceiptsPort
  readonly spreadsheets?: SpreadsheetWriterPort
  readonly sheetReader?: SpreadsheetReaderPort
  readonly usualTimes?: UsualTimesPort
  readonly guestAccess?: GuestAccessPort
  readonly sender?: SenderStorePort
  readonly startup?: StartupStorePort
  readonly testVendors?: ReadonlyArray<string>
}

const deploymentNamed = (id: string): Deployment => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return deployment
}

/** A portal with memory adapters at noon in Prague; a test replaces the parts it is about. */
export const memoryPortal = (instead: Instead = {}) => {
  const analytics = makeMemoryAnalytics()
  const deployment = deploymentNamed(instead.deployment ?? 'dobrego-cz')
  const orders = instead.orders ?? makeMemoryOrderRepository([])
  const tabs = makeMemoryDraftTabs()
  const files = makeMemoryFileSaver()
  const drafts = tabs.openTab()
  const live = makeMemoryLiveUpdates()
  const { wakeUps, wake } = makeMemoryWakeUps()
  const { network, become } = makeMemoryNetwork()
  const authentication = instead.authentication ?? makeMemoryAuthentication([])
  const store = instead.sessionStore ?? makeMemoryDevice().openTab()

  const vendors = instead.vendors ?? makeMemoryVendorRepository([])
  const geolocator = instead.geolocator ?? makeMemoryGeolocator([])
  const fees =
    instead.fees ?? makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 })
  const bulk = { country: deployment.country, createdBy: 'anna@small.test', vendors, geolocator, fees, orders }

  const ports: Context.Context<Ports> = Context.empty()
    .pipe(
      Context.add(Accounts, instead.accounts ?? makeMemoryAccounts()),
      Context.add(AddressBook, instead.addressBook ?? makeMemoryAddressBook()),
      Context.add(Analytics, analytics),
      Context.add(Authentication, authentication),
      Context.add(CountryParameters, instead.parameters ?? makeMemoryCountryParameters({})),
      Context.add(CurrentDeployment, deployment),
      Context.add(CurrentFlags, makeMemoryCurrentFlags(instead.flags)),
      Context.add(CurrentSession, makeCurrentSession(authentication, store)),
      Context.add(DraftStore, drafts),
      Context.add(FeeCalculator, fees),
      Context.add(FileSaver, files),
      Context.add(FilterStore, makeMemoryFilterStore()),
      Context.add(Geolocator, geolocator),
      Context.add(GuestOrders, instead.guestOrders ?? makeMemoryGuestOrders()),
      Context.add(Intents, makeMemoryIntents()),
    )
    .pipe(
      Context.add(SpreadsheetReader, instead.sheetReader ?? makeMemorySpreadsheetReader()),
      Context.add(HelpCentre, instead.help ?? makeMemoryHelpCentre().help),
      Context.add(LiveUpdates, live),
      Context.add(MessageReader, makeMemoryMessageReader(deployment.country)),
      Context.add(Network, network),
      Context.add(Proofs, instead.proofs ?? makeMemoryProofs([])),
      Context.add(Receipts, instead.receipts ?? makeMemoryReceipts([])),
      Context.add(OrderRepository, orders),
      Context.add(OrderOverview, instead.overview ?? makeMemoryOrderOverview(orders, deployment.country)),
      Context.add(RiderRepository, instead.riders ?? makeMemoryRiderRepository(new Map())),
      Context.add(SessionStore, store),
      Context.add(SpreadsheetWriter, instead.spreadsheets ?? makeMemorySpreadsheetWriter()),
      Context.add(GuestAccess, instead.guestAccess ?? makeMemoryGuestAccess()),
      Context.add(SenderStore, instead.sender ?? makeMemorySenderStore()),
      Context.add(StartupStore, instead.startup ?? makeMemoryStartupStore()),
      Context.add(TestVendors, { list: Effect.succeed(instead.testVendors ?? []) }),
      Context.add(UsualTimes, instead.usualTimes ?? makeMemoryUsualTimes(new Map())),
      Context.add(VendorRepository, vendors),
      Context.add(Vouchers, instead.vouchers ?? makeMemoryVouchers([])),
      Context.add(WakeUps, wakeUps),
    )
    .pipe(
      Context.add(BulkJobs, instead.bulkJobs ?? makeMemoryBulkJobs(bulk)),
      Context.add(CardCipher, instead.cardCipher ?? makeMemoryCardCipher()),
      Context.add(CardPayments, instead.cardPayments ?? makeMemoryCardPayments(makeMemoryCardCipher(), {})),
      Context.add(PendingPayment, instead.pendingPayment ?? makeMemoryPendingPayment()),
    )

  /** Runs a use case at noon, on a clock that only the test advances. */
  const run = <A, E>(useCase: Effect.Effect<A, E, Ports | Scope.Scope>): Promise<A> =>
    Effect.runPromise(
      Effect.andThen(TestClock.setTime(NOON), useCase).pipe(
        Effect.scoped,
        Effect.provideContext(ports),
        Effect.provide(TestClock.layer()),
      ),
    )

  return { analytics, drafts, files, otherTab: tabs.openTab(), live, wake, becomeOnline: become, store, run }
}
