import { Accounts } from './Accounts.ts'
import { AddressBook } from './AddressBook.ts'
import { Analytics } from './Analytics.ts'
import { Authentication } from './Authentication.ts'
import { BulkJobs } from './BulkJobs.ts'
import { CardCipher } from './CardCipher.ts'
import { CardPayments } from './CardPayments.ts'
import { CountryParameters } from './CountryParameters.ts'
import { CurrentDeployment } from './CurrentDeployment.ts'
import { CurrentFlags } from './CurrentFlags.ts'
import { CurrentSession } from './CurrentSession.ts'
import { DraftStore } from './DraftStore.ts'
import { FeeCalculator } from './FeeCalculator.ts'
import { FileSaver } from './FileSaver.ts'
import { FilterStore } from './FilterStore.ts'
import { Geolocator } from './Geolocator.ts'
import { GuestAccess } from './GuestAccess.ts'
import { GuestOrders } from './GuestOrders.ts'
import { HelpCentre } from './HelpCentre.ts'
import { Intents } from './Intents.ts'
import { LiveUpdates } from './LiveUpdates.ts'
import { MessageReader } from './MessageReader.ts'
import { Network } from './Network.ts'
import { OrderOverview } from './OrderOverview.ts'
import { OrderRepository } from './OrderRepository.ts'
import { PendingPayment } from './PendingPayment.ts'
import { Proofs } from './Proofs.ts'
import { Receipts } from './Receipts.ts'
import { RiderRepository } from './RiderRepository.ts'
import { SenderStore } from './SenderStore.ts'
import { SessionStore } from './SessionStore.ts'
import { SpreadsheetReader } from './SpreadsheetReader.ts'
import { SpreadsheetWriter } from './SpreadsheetWriter.ts'
import { StartupStore } from './StartupStore.ts'
import { TestVendors } from './TestVendors.ts'
import { UsualTimes } from './UsualTimes.ts'
import { VendorRepository } from './VendorRepository.ts'
import { Vouchers } from './Vouchers.ts'
import { WakeUps } from './WakeUps.ts'

/** Every port that a use case may require. The composition root gives each a token and asks for its binding. */
export const ALL_PORTS = {
  accounts: Accounts,
  addressBook: AddressBook,
  analytics: Analytics,
  authentication: Authentication,
  bulkJobs: BulkJobs,
  cardCipher: CardCipher,
  cardPayments: CardPayments,
  countryParameters: CountryParameters,
  currentDeployment: CurrentDeployment,
  currentFlags: CurrentFlags,
  currentSession: CurrentSession,
  draftStore: DraftStore,
  feeCalculator: FeeCalculator,
  fileSaver: FileSaver,
  filterStore: FilterStore,
  geolocator: Geolocator,
  guestAccess: GuestAccess,
  guestOrders: GuestOrders,
  helpCentre: HelpCentre,
  intents: Intents,
  liveUpdates: LiveUpdates,
  messageReader: MessageReader,
  network: Network,
  orderOverview: OrderOverview,
  orderRepository: OrderRepository,
  pendingPayment: PendingPayment,
  proofs: Proofs,
  receipts: Receipts,
  riderRepository: RiderRepository,
  senderStore: SenderStore,
  sessionStore: SessionStore,
  spreadsheetReader: SpreadsheetReader,
  spreadsheetWriter: SpreadsheetWriter,
  startupStore: StartupStore,
  testVendors: TestVendors,
  usualTimes: UsualTimes,
  vendorRepository: VendorRepository,
  vouchers: Vouchers,
  wakeUps: WakeUps,
} as const

export type Ports = (typeof ALL_PORTS)[keyof typeof ALL_PORTS]['Identifier']
