import { Context } from 'effect'
import type { Container, ServiceIdentifier } from 'inversify'
import type { ServiceClock } from '../adapters/clock/serviceClock.ts'
import type { PortalHttp } from '../adapters/http/PortalHttp.ts'
import type { PortalTransport } from '../adapters/http/PortalTransport.ts'
import type { KeptTexts } from '../adapters/storage/keptTexts.ts'
import { Accounts } from '../application/ports/Accounts.ts'
import { AddressBook } from '../application/ports/AddressBook.ts'
import { Analytics } from '../application/ports/Analytics.ts'
import { Authentication } from '../application/ports/Authentication.ts'
import { BulkJobs } from '../application/ports/BulkJobs.ts'
import { CardCipher } from '../application/ports/CardCipher.ts'
import { CardPayments } from '../application/ports/CardPayments.ts'
import { CountryParameters } from '../application/ports/CountryParameters.ts'
import { CurrentDeployment } from '../application/ports/CurrentDeployment.ts'
import { CurrentFlags } from '../application/ports/CurrentFlags.ts'
import { CurrentSession } from '../application/ports/CurrentSession.ts'
import { DraftStore } from '../application/ports/DraftStore.ts'
import { FeeCalculator } from '../application/ports/FeeCalculator.ts'
import { FileSaver } from '../application/ports/FileSaver.ts'
import { FilterStore } from '../application/ports/FilterStore.ts'
import { Geolocator } from '../application/ports/Geolocator.ts'
import { HelpCentre } from '../application/ports/HelpCentre.ts'
import { Intents } from '../application/ports/Intents.ts'
import { LiveUpdates } from '../application/ports/LiveUpdates.ts'
import { GuestAccess } from '../application/ports/GuestAccess.ts'
import { GuestOrders } from '../application/ports/GuestOrders.ts'
import { Network } from '../application/ports/Network.ts'
import { OrderOverview } from '../application/ports/OrderOverview.ts'
import { OrderRepository } from '../application/ports/OrderRepository.ts'
import { PendingPayment } from '../application/ports/PendingPayment.ts'
import { Proofs } from '../application/ports/Proofs.ts'
import { Receipts } from '../application/ports/Receipts.ts'
import { RecentSearches } from '../application/ports/RecentSearches.ts'
import { RiderRepository } from '../application/ports/RiderRepository.ts'
import { SenderStore } from '../application/ports/SenderStore.ts'
import { SessionStore } from '../application/ports/SessionStore.ts'
import { SpreadsheetReader } from '../application/ports/SpreadsheetReader.ts'
import { SpreadsheetWriter } from '../application/ports/SpreadsheetWriter.ts'
import { StartupStore } from '../application/ports/StartupStore.ts'
import { TestVendors } from '../application/ports/TestVendors.ts'
import { UsualTimes } from '../application/ports/UsualTimes.ts'
import { VendorRepository } from '../application/ports/VendorRepository.ts'
import { Vouchers } from '../application/ports/Vouchers.ts'
import { WakeUps } from '../application/ports/WakeUps.ts'
import type { Ports } from '../application/RunUseCase.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** A typed key of the container. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** A port: its key in use cases and its key in the container. */
interface Port<Id, Shape> {
  readonly service: Context.Key<Id, Shape>
  readonly token: ServiceIdentifier<Shape>
}

const port = <Id, Shape>(service: Context.Key<Id, Shape>): Port<Id, Shape> => ({
  service,
  token: token<Shape>(service.key),
})

/** Dependencies that adapters share; use cases never see them. */
export const INNER = {
  environment: token<PortalEnvironment>('PortalEnvironment'),
  localTexts: token<KeptTexts>('KeptTexts of the device'),
  tabTexts: token<KeptTexts>('KeptTexts of the tab'),
  serviceClock: token<ServiceClock>('ServiceClock'),
  transport: token<PortalTransport>('PortalTransport'),
  portalHttp: token<PortalHttp>('PortalHttp'),
} as const

export const PORTS = {
  accounts: port(Accounts),
  addressBook: port(AddressBook),
  analytics: port(Analytics),
  authentication: port(Authentication),
  bulkJobs: port(BulkJobs),
  cardCipher: port(CardCipher),
  cardPayments: port(CardPayments),
  countryParameters: port(CountryParameters),
  currentDeployment: port(CurrentDeployment),
  currentFlags: port(CurrentFlags),
  currentSession: port(CurrentSession),
  draftStore: port(DraftStore),
  feeCalculator: port(FeeCalculator),
  fileSaver: port(FileSaver),
  filterStore: port(FilterStore),
  geolocator: port(Geolocator),
  guestAccess: port(GuestAccess),
  guestOrders: port(GuestOrders),
  helpCentre: port(HelpCentre),
  intents: port(Intents),
  liveUpdates: port(LiveUpdates),
  network: port(Network),
  orderOverview: port(OrderOverview),
  orderRepository: port(OrderRepository),
  pendingPayment: port(PendingPayment),
  proofs: port(Proofs),
  receipts: port(Receipts),
  recentSearches: port(RecentSearches),
  riderRepository: port(RiderRepository),
  senderStore: port(SenderStore),
  sessionStore: port(SessionStore),
  spreadsheetReader: port(SpreadsheetReader),
  spreadsheetWriter: port(SpreadsheetWriter),
  startupStore: port(StartupStore),
  testVendors: port(TestVendors),
  usualTimes: port(UsualTimes),
  vendorRepository: port(VendorRepository),
  vouchers: port(Vouchers),
  wakeUps: port(WakeUps),
} as const

type Listed = (typeof PORTS)[keyof typeof PORTS]['service']['Identifier']

/** All ports that use cases may require, from the container. Does not compile if a port is missing above. */
export const contextOf = (container: Container): Context.Context<Ports> & Context.Context<Listed> =>
  Context.makeUnsafe(
    new Map(Object.values(PORTS).map(({ service, token: kept }) => [service.key, container.get<unknown>(kept)])),
  )
