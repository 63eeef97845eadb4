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
import { ALL_PORTS, type Ports } from '../../src/application/ports/allPorts.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import type { FlagSet } from '../../src/domain/flags/flagNames.ts'
import { instantAt, type Instant } from '../../src/domain/instant.ts'
import { deploymentOf, type Deployment } from '../../src/domain/market/deployments.ts'

/** Thursday 12 March 2026, 12:00 in Prague. */
export const NOON: Instant = instantAt(Date.parse('2026-03-12T11:00:00Z'))

type Adapters = { readonly [Name in keyof typeof ALL_PORTS]: (typeof ALL_PORTS)[Name]['Service'] }

/** Adapters by the names of their ports, some of them by a shorter name. */
interface Instead extends Partial<Omit<Adapters, 'testVendors'>> {
  readonly deployment?: string
  readonly flags?: FlagSet
  readonly testVendors?: ReadonlyArray<string>
  readonly fees?: Adapters['feeCalculator']
  readonly help?: Adapters['helpCentre']
  readonly orders?: Adapters['orderRepository']
  readonly overview?: Adapters['orderOverview']
  readonly parameters?: Adapters['countryParameters']
  readonly riders?: Adapters['riderRepository']
  readonly sender?: Adapters['senderStore']
  readonly sheetReader?: Adapters['spreadsheetReader']
  readonly spreadsheets?: Adapters['spreadsheetWriter']
  readonly startup?: Adapters['startupStore']
  readonly vendors?: Adapters['vendorRepository']
}

const deploymentNamed = (id: string): Deployment => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return deployment
}

/** A portal with memory adapters at noon in Prague; a test replaces the parts it is about. */
export const memoryPortal = (instead: Instead = {}) => {
  const {
    deployment: deploymentId = 'dobrego-cz',
    flags,
    testVendors = [],
    authentication = makeMemoryAuthentication([]),
    fees = makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
    geolocator = makeMemoryGeolocator([]),
    help = makeMemoryHelpCentre().help,
    orders = makeMemoryOrderRepository([]),
    sessionStore: store = makeMemoryDevice().openTab(),
    vendors = makeMemoryVendorRepository([]),
    parameters = makeMemoryCountryParameters({}),
    riders = makeMemoryRiderRepository(new Map()),
    sender = makeMemorySenderStore(),
    sheetReader = makeMemorySpreadsheetReader(),
    spreadsheets = makeMemorySpreadsheetWriter(),
    startup = makeMemoryStartupStore(),
    ...others
  } = instead
  const deployment = deploymentNamed(deploymentId)
  const { country } = deployment
  const { overview = makeMemoryOrderOverview(orders, country), ...sameNamed } = others
  const analytics = makeMemoryAnalytics()
  const tabs = makeMemoryDraftTabs()
  const files = makeMemoryFileSaver()
  const drafts = tabs.openTab()
  const live = makeMemoryLiveUpdates()
  const { wakeUps, wake } = makeMemoryWakeUps()
  const { network, become } = makeMemoryNetwork()

  const adapters: Adapters = {
    accounts: makeMemoryAccounts(),
    addressBook: makeMemoryAddressBook(),
    analytics,
    authentication,
    bulkJobs: makeMemoryBulkJobs({ country, createdBy: 'anna@small.test', vendors, geolocator, fees, orders }),
    cardCipher: makeMemoryCardCipher(),
    cardPayments: makeMemoryCardPayments(makeMemoryCardCipher(), {}),
    countryParameters: parameters,
    currentDeployment: deployment,
    currentFlags: makeMemoryCurrentFlags(flags),
    currentSession: makeCurrentSession(authentication, store),
    draftStore: drafts,
    feeCalculator: fees,
    fileSaver: files,
    filterStore: makeMemoryFilterStore(),
    geolocator,
    guestAccess: makeMemoryGuestAccess(),
    guestOrders: makeMemoryGuestOrders(),
    helpCentre: help,
    intents: makeMemoryIntents(),
    liveUpdates: live,
    messageReader: makeMemoryMessageReader(country),
    network,
    orderOverview: overview,
    orderRepository: orders,
    pendingPayment: makeMemoryPendingPayment(),
    proofs: makeMemoryProofs([]),
    receipts: makeMemoryReceipts([]),
    riderRepository: riders,
    senderStore: sender,
    sessionStore: store,
    spreadsheetReader: sheetReader,
    spreadsheetWriter: spreadsheets,
    startupStore: startup,
    testVendors: { list: Effect.succeed(testVendors) },
    usualTimes: makeMemoryUsualTimes(new Map()),
    vendorRepository: vendors,
    vouchers: makeMemoryVouchers([]),
    wakeUps,
    ...sameNamed,
  }
  const names = Object.keys(ALL_PORTS) as ReadonlyArray<keyof typeof ALL_PORTS>
  const ports = Context.makeUnsafe<Ports>(new Map(names.map((name) => [ALL_PORTS[name].key, adapters[name]])))

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
