import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { Context, Effect } from 'effect'
import { observable, runInAction } from 'mobx'
import { vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { makeMemoryAddressBook } from '../../../src/adapters/memory/MemoryAddressBook.ts'
import { makeMemoryAnalytics } from '../../support/memory/MemoryAnalytics.ts'
import { makeMemoryCardCipher } from '../../support/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../../support/memory/MemoryCardPayments.ts'
import { makeMemoryCountryParameters } from '../../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryDraftTabs } from '../../support/memory/MemoryDraftStore.ts'
import { makeMemoryGeolocator } from '../../support/memory/MemoryGeolocator.ts'
import { makeMemoryGuestOrders } from '../../support/memory/MemoryGuestOrders.ts'
import { makeMemoryIntents } from '../../support/memory/MemoryIntents.ts'
import { makeMemoryVouchers } from '../../../src/adapters/memory/MemoryVouchers.ts'
import { makeMemoryLiveUpdates } from '../../support/memory/MemoryLiveUpdates.ts'
import { makeMemoryMessageReader } from '../../support/memory/MemoryMessageReader.ts'
import { makeMemoryNetwork } from '../../support/memory/MemoryNetwork.ts'
import { makeMemoryOrderRepository } from '../../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryPendingPayment } from '../../support/memory/MemoryPendingPayment.ts'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { makeMemorySenderStore } from '../../support/memory/MemorySenderStore.ts'
import { makeMemoryDevice } from '../../support/memory/MemorySessionStore.ts'
import { AddressBook } from '../../../src/application/ports/AddressBook.ts'
import { Analytics } from '../../../src/application/ports/Analytics.ts'
import { CardCipher } from '../../../src/application/ports/CardCipher.ts'
import { CardPayments } from '../../../src/application/ports/CardPayments.ts'
import { CountryParameters, type CountryParameter } from '../../../src/application/ports/CountryParameters.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { DraftStore, type StoredDraft } from '../../../src/application/ports/DraftStore.ts'
import { FeeCalculator, type QuotedFee } from '../../../src/application/ports/FeeCalculator.ts'
import { Geolocator, type Place } from '../../../src/application/ports/Geolocator.ts'
import { GuestOrders } from '../../../src/application/ports/GuestOrders.ts'
import { Intents } from '../../../src/application/ports/Intents.ts'
import { LiveUpdates } from '../../../src/application/ports/LiveUpdates.ts'
import { MessageReader, type MessageReaderFailed } from '../../../src/application/ports/MessageReader.ts'
import { Network } from '../../../src/application/ports/Network.ts'
import {
  OrderRepository,
  type OrderQuery,
  type OrderRepositoryPort,
} from '../../../src/application/ports/OrderRepository.ts'
import { PendingPayment } from '../../../src/application/ports/PendingPayment.ts'
import {
  ServiceUnavailable,
  type CallFailure,
  type ServiceFailure,
  type SignatureExpired,
  type StoreClosed,
  type VoucherRefused,
} from '../../../src/application/ports/ServiceFailure.ts'
import { CurrentSession } from '../../../src/application/ports/CurrentSession.ts'
import { makeCurrentSession } from '../../../src/application/session/currentSession.ts'
import { makeMemoryAuthentication } from '../../../src/adapters/memory/MemoryAuthentication.ts'
import type { Mode } from '../../../src/domain/session/mode.ts'
import { SenderStore } from '../../../src/application/ports/SenderStore.ts'
import { TestVendors } from '../../../src/application/ports/TestVendors.ts'
import { Vouchers, type VoucherUse } from '../../../src/application/ports/Vouchers.ts'
import { VendorRepository } from '../../../src/application/ports/VendorRepository.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import type { SavedAddress } from '../../../src/domain/address/savedAddress.ts'
import { instantAt, MINUTE } from '../../../src/domain/instant.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import type { OrderId, VendorId } from '../../../src/domain/ids.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { OrderChange } from '../../../src/domain/request/orderChange.ts'
import type { PlacedOrder } from '../../../src/domain/request/placedOrder.ts'
import type { RequestDraft } from '../../../src/domain/request/requestDraft.ts'
import type { VoucherOffer } from '../../../src/domain/pricing/voucherRules.ts'
import type { SenderDraft } from '../../../src/domain/request/sender.ts'
import { NEW_ORDER, type RequestPurpose } from '../../../src/domain/request/requestPurpose.ts'
import { locatedAt } from '../../../src/domain/vendor/locatedAt.ts'
import { type OriginAddress } from '../../../src/domain/vendor/originAddress.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { RequestViewModel } from '../../../src/ui/request/RequestViewModel.ts'
import { aPlace } from '../../support/aPlace.ts'
import { aSession } from '../../support/aSession.ts'
import { aVendor, BAKERY_AT, CUSTOMER_AT } from '../../support/aVendor.ts'
import { theDeployment } from '../market/showPage.tsx'

export const OFFLINE = new ServiceUnavailable({ reason: 'offline' })

/** The input of a complete request, except the destination. */
export const TYPED: Partial<RequestDraft> = {
  destinationName: 'Karel Novák',
  destinationPhoneNumber: '602 000 001',
  orderAmount: '250.50',
}

const BAKERY_ADDRESS: OriginAddress = {
  addressText: 'Staroměstské náměstí 1',
  unit: '',
  notes: '',
  building: '',
  city: 'Praha',
  countryCode: 'CZ',
  coordinates: BAKERY_AT,
  postalCode: '110 00',
  streetAddress: 'Staroměstské náměstí 1',
}

/** What may come late. */
type LateCall = 'draft' | 'order' | 'sender' | 'place'

interface World {
  deployment?: string
  vendor?: Vendor | undefined
  flags?: ReadonlyArray<FlagName>
  parameters?: Partial<Record<CountryParameter, string>>
  places?: ReadonlyArray<Place>
  kept?: StoredDraft
  vouchers?: ReadonlyArray<VoucherOffer>
  /** Parameters that cannot be read. */
  unreadable?: ReadonlyArray<CountryParameter>
  /** The delay of parameters, in milliseconds. */
  slow?: Partial<Record<CountryParameter, number>>
  purpose?: RequestPurpose
  /** What a call waits for before it answers. */
  late?: Partial<Record<LateCall, Effect.Effect<void>>>
  /** What a guest typed about themselves before. */
  sender?: SenderDraft
  mode?: Mode
  /** The vendor's existing orders. */
  orders?: ReadonlyArray<Order>
  /** The vendor's address book. */
  saved?: ReadonlyArray<SavedAddress>
}

/**
 * A request screen with real use cases and a world in memory, which tests may change at any time. `asked` records the
 * calls in order. Time is controlled by fake timers.
 */
export const aRequest = (given: World = {}) => {
  const deployment = theDeployment(given.deployment ?? 'dobrego-cz')
  const asked: string[] = []
  const placed: Array<{ readonly order: PlacedOrder; readonly key: string }> = []
  const updated: Array<{ readonly id: OrderId; readonly change: OrderChange }> = []
  const shown: Array<readonly [VendorId, OrderId | undefined]> = []
  const left: string[] = []
  /** The vendors whose past orders were listed. */
  const listed: Array<VendorId> = []
  const defects: unknown[] = []
  const answers = {
    deliverable: true as boolean | ServiceFailure,
    fee: 6_100 as number | StoreClosed | ServiceFailure,
    lives: 10 * MINUTE,
    search: undefined as ServiceFailure | undefined,
    reverse: undefined as ServiceFailure | undefined,
    details: undefined as ServiceFailure | undefined,
    addressBook: undefined as ServiceFailure | undefined,
    /** The service's answer for the opened vendor; by default the listed one. */
    vendor: undefined as Vendor | ServiceFailure | undefined,
    saveAddress: undefined as ServiceFailure | undefined,
    /** The failure of the list of past orders. */
    orders: undefined as ServiceFailure | undefined,
    pickUp: 20,
    estimate: undefined as ServiceFailure | undefined,
    message: undefined as MessageReaderFailed | undefined,
    /** The outcome of each attempt to place; `undefined` succeeds. */
    place: [] as Array<Effect.Error<ReturnType<OrderRepositoryPort['place']>> | undefined>,
    voucher: undefined as VoucherRefused | SignatureExpired | ServiceFailure | undefined,
    voucherDetails: undefined as ServiceFailure | undefined,
    /** The outcome of each attempt to update; `undefined` succeeds. */
    update: [] as Array<Effect.Error<ReturnType<OrderRepositoryPort['update']>> | undefined>,
  }
  const settle = <T>(answer: T) =>
    typeof answer === 'object' && answer !== null && '_tag' in answer
      ? Effect.fail(answer as Extract<T, CallFailure>)
      : Effect.succeed(answer as Exclude<T, CallFailure>)
  const noted = <A, E>(note: string, work: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      asked.push(note)
      return work()
    })
  const unlessFailing = <A, F, G>(failure: G | undefined, work: Effect.Effect<A, F>): Effect.Effect<A, F | G> =>
    failure === undefined ? work : Effect.fail(failure)

  const late = <A, E>(call: LateCall, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.andThen(given.late?.[call] ?? Effect.void, work)

  const vouchers = [...(given.vouchers ?? [])]
  const memoryVouchers = makeMemoryVouchers(vouchers)
  const validated: Array<VoucherUse> = []
  const geolocator = makeMemoryGeolocator(given.places ?? [aPlace()])
  const tabs = makeMemoryDraftTabs()
  const drafts = tabs.openTab()
  const orders = makeMemoryOrderRepository(given.orders ?? [])
  const live = makeMemoryLiveUpdates()
  const { network, become } = makeMemoryNetwork()
  if (given.kept) Effect.runSync(drafts.keep(given.kept))
  const senders = makeMemorySenderStore(given.sender && { sender: given.sender, address: BAKERY_ADDRESS })
  const analytics = makeMemoryAnalytics()
  const vendors = observable.box<Vendor | undefined>('vendor' in given ? given.vendor : aVendor(), { deep: false })
  const addressBook = makeMemoryAddressBook({ [vendors.get()?.id ?? '']: given.saved ?? [] })
  const origins: OriginAddress[] = []
  const parameters: Partial<Record<CountryParameter, string>> = {
    serviceHours: '0000:2359',
    onlinePaymentActivated: 'false',
    paymentMethods: 'NONE,PAID,CASH_ON_DELIVERY,PAYMENT_ON_DELIVERY',
    ...given.parameters,
  }
  for (const name of given.unreadable ?? []) delete parameters[name]
  const readParameter = makeMemoryCountryParameters(parameters).read
  const cardCipher = makeMemoryCardCipher()
  const messages = makeMemoryMessageReader(deployment.country)
  const reader: MessageReader['Service'] = {
    read: (...message) => Effect.suspend(() => unlessFailing(answers.message, messages.read(...message))),
  }
  const ports = Context.empty().pipe(
    Context.add(AddressBook, {
      search: (vendorId, query) =>
        noted(`customers ${query}`, () => unlessFailing(answers.addressBook, addressBook.search(vendorId, query))),
      save: (vendorId, customer) =>
        noted('save customer', () => unlessFailing(answers.addressBook, addressBook.save(vendorId, customer))),
      change: (vendorId, id, customer) =>
        noted(`change ${id}`, () => unlessFailing(answers.addressBook, addressBook.change(vendorId, id, customer))),
      remove: (vendorId, id) =>
        noted(`remove ${id}`, () => unlessFailing(answers.addressBook, addressBook.remove(vendorId, id))),
    }),
    Context.add(Analytics, analytics),
    Context.add(Network, network),
    Context.add(CurrentDeployment, deployment),
    Context.add(CardCipher, cardCipher),
    Context.add(CardPayments, makeMemoryCardPayments(cardCipher, {})),
    Context.add(CountryParameters, {
      read: (name) => Effect.delay(readParameter(name), given.slow?.[name] ?? 0),
    }),
    Context.add(DraftStore, { ...drafts, read: (slot) => late('draft', drafts.read(slot)) }),
    Context.add(GuestOrders, makeMemoryGuestOrders()),
    Context.add(Intents, makeMemoryIntents()),
    Context.add(PendingPayment, makeMemoryPendingPayment()),
    Context.add(SenderStore, { ...senders, read: late('sender', senders.read) }),
    Context.add(TestVendors, { list: Effect.succeed([]) }),
    Context.add(Geolocator, {
      autocomplete: (text, near, language) =>
        noted(`search ${text}`, () => unlessFailing(answers.search, geolocator.autocomplete(text, near, language))),
      reverse: (position) =>
        noted(`reverse ${position.latitude},${position.longitude}`, () =>
          unlessFailing(answers.reverse, geolocator.reverse(position)),
        ),
      details: (id) => noted(`details ${id}`, () => unlessFailing(answers.details, geolocator.details(id))),
    }),
    Context.add(VendorRepository, {
      ...makeMemoryVendorRepository([]),
      byId: () => Effect.suspend(() => settle(answers.vendor ?? vendors.get() ?? aVendor())),
      saveAddress: (_: VendorId, address: OriginAddress) =>
        noted('save address', () => {
          origins.push(address)
          const vendor = vendors.get() ?? aVendor()
          return unlessFailing(answers.saveAddress, Effect.succeed(locatedAt(vendor, address)))
        }),
    }),
    Context.add(FeeCalculator, {
      isDeliverable: () => noted('deliverable?', () => settle(answers.deliverable)),
      fee: (_vendorId, _source, _destination, surcharged) =>
        noted(surcharged ? `fee? ${surcharged}` : 'fee?', () =>
          Effect.map(settle(answers.fee), (minor): QuotedFee => ({
            fee: { minor, currency: deployment.country.currency },
            signature: `signed-${minor}`,
            expiresAt: instantAt(Date.now() + answers.lives),
            distanceMetres: 900,
          })),
        ),
      estimate: () =>
        Effect.suspend(() =>
          unlessFailing(answers.estimate, Effect.succeed({ pickUp: answers.pickUp, dropOff: answers.pickUp + 10 })),
        ),
    }),
    Context.add(Vouchers, {
      validate: (use) =>
        noted(`voucher ${use.code}`, () => {
          validated.push(use)
          return unlessFailing(answers.voucher, memoryVouchers.validate(use))
        }),
      details: (code) =>
        noted(`details of ${code}`, () => unlessFailing(answers.voucherDetails, memoryVouchers.details(code))),
    }),
    Context.add(
      CurrentSession,
      makeCurrentSession(
        makeMemoryAuthentication([]),
        makeMemoryDevice({ session: aSession(instantAt(Date.now() + 60 * MINUTE)) }).openTab(),
      ),
    ),
    Context.add(LiveUpdates, live),
    Context.add(OrderRepository, {
      list: (query: OrderQuery) =>
        Effect.suspend(() => {
          listed.push(query.vendorId)
          return unlessFailing(answers.orders, orders.list(query))
        }),
      byId: (vendorId: VendorId, id: OrderId) =>
        late(
          'order',
          noted(`read ${id}`, () => orders.byId(vendorId, id)),
        ),
      update: (id: OrderId, change: OrderChange) =>
        noted('update', () => {
          updated.push({ id, change })
          const failure = answers.update.shift()
          return failure ? Effect.fail(failure) : orders.update(id, change)
        }),
      place: (order: PlacedOrder, key: string) =>
        noted('place', () => {
          placed.push({ order, key })
          const failure = answers.place.shift()
          return late('place', failure ? Effect.fail(failure) : Effect.succeed(`${order.vendorId}-new`))
        }),
    } as OrderRepository['Service']),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(Context.add(ports, MessageReader, reader).mapUnsafe), (defect) =>
    defects.push(defect),
  )
  const flags = observable.set<FlagName>(given.flags ?? [])
  const notices = new NoticesViewModel(deviceNow)
  const view = new RequestViewModel({
    run,
    notices,
    country: deployment.country,
    language: () => 'en',
    vendors: {
      get selected() {
        return vendors.get()
      },
      replace: (vendor) => runInAction(() => vendors.set(vendor)),
    },
    flags: { isOn: (name) => flags.has(name) },
    work: new OngoingWork(),
    appearance: { shown: 'light' },
    now: deviceNow,
    goTo: (url) => left.push(url),
    showOrders: (vendorId, orderId) => shown.push([vendorId, orderId]),
    mode: given.mode ?? 'classic',
    ...(given.purpose && { purpose: given.purpose }),
  })
  const screen = new AbortController()
  /** Runs everything that needs no time. */
  const settleAll = () => vi.advanceTimersByTimeAsync(0)
  const start = async () => {
    view.start(screen.signal)
    await settleAll()
  }
  return {
    ...view,
    view,
    answers,
    analytics,
    asked,
    defects,
    /** The opened addresses outside of the portal. */
    left,
    listed,
    deployment,
    origins,
    placed,
    updated,
    /** Another tab of the device. */
    otherTab: tabs.openTab(),
    /** Pushes a change of the order. */
    move: async (order: Order) => {
      await Effect.runPromise(
        live.push(order.vendorId, { kind: 'updates', updates: [updateWith(order, order.updatedAt)] }),
      )
      await settleAll()
    },
    shown,
    validated,
    vouchers,
    notices,
    run,
    start,
    settleAll,
    leave: () => screen.abort(),
    networkIs: async (isThere: boolean) => {
      await Effect.runPromise(become(isThere))
      await settleAll()
    },
    kept: (purpose: RequestPurpose = given.purpose ?? NEW_ORDER) =>
      Effect.runSync(drafts.read({ purpose, vendorId: vendors.get()?.id ?? '' })),
    select: async (vendor: Vendor) => {
      runInAction(() => vendors.set(vendor))
      await settleAll()
    },
    switchOn: async (flag: FlagName) => {
      runInAction(() => flags.add(flag))
      await settleAll()
    },
    switchOff: async (flag: FlagName) => {
      runInAction(() => flags.delete(flag))
      await settleAll()
    },
    setParameter: (name: CountryParameter, value: string) => {
      parameters[name] = value
    },
    addressBook,
    told: () => notices.recent.map(({ messageId }) => messageId),
    /** Types an address and waits for its search. */
    search: async (text: string) => {
      view.destination.type(text)
      await vi.advanceTimersByTimeAsync(500)
    },
    /** Presses "Try again" beside the address. */
    searchAgain: () => {
      const { search } = view.destination
      if (search.step !== 'failed' || !search.again) throw new Error('there is nothing to try again')
      search.again()
    },
    /** Answers the question about a changed fee. */
    answerFee: (accepted: boolean) => {
      const { sending } = view.request
      if (sending.step !== 'asking') throw new Error('nobody asks about a fee')
      sending.answer(accepted)
    },
    /** Fills in a complete request, ready to be submitted. */
    fill: async (more: Partial<RequestDraft> = {}) => {
      await start()
      view.destination.type('Štěpánská')
      await vi.advanceTimersByTimeAsync(500)
      view.destination.list.chooseActive()
      await settleAll()
      view.change({ ...TYPED, ...more })
    },
    submit: async () => {
      view.submission.submit()
      await settleAll()
    },
  }
}

export { BAKERY_AT, CUSTOMER_AT }
