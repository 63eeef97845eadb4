import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { render } from '@testing-library/react'
import { Context, Effect, Stream } from 'effect'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { messagesOf } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { makeMemoryAnalytics } from '../../support/memory/MemoryAnalytics.ts'
import { makeMemoryAuthentication } from '../../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryCountryParameters } from '../../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryFilterStore } from '../../support/memory/MemoryFilterStore.ts'
import { makeMemoryGeolocator } from '../../support/memory/MemoryGeolocator.ts'
import { makeMemoryHelpCentre } from '../../support/memory/MemoryHelpCentre.ts'
import { makeMemoryLiveUpdates } from '../../support/memory/MemoryLiveUpdates.ts'
import { makeMemoryOrderRepository } from '../../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryIntents } from '../../support/memory/MemoryIntents.ts'
import { makeMemoryNetwork } from '../../support/memory/MemoryNetwork.ts'
import { makeMemoryDevice } from '../../support/memory/MemorySessionStore.ts'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { Analytics } from '../../../src/application/ports/Analytics.ts'
import { Authentication } from '../../../src/application/ports/Authentication.ts'
import { CountryParameters } from '../../../src/application/ports/CountryParameters.ts'
import { CurrentDeployment } from '../../../src/application/ports/CurrentDeployment.ts'
import { CurrentSession } from '../../../src/application/ports/CurrentSession.ts'
import { FilterStore } from '../../../src/application/ports/FilterStore.ts'
import { Geolocator } from '../../../src/application/ports/Geolocator.ts'
import { HelpCentre } from '../../../src/application/ports/HelpCentre.ts'
import { Intents } from '../../../src/application/ports/Intents.ts'
import { LiveUpdates } from '../../../src/application/ports/LiveUpdates.ts'
import { OrderRepository } from '../../../src/application/ports/OrderRepository.ts'
import { Network } from '../../../src/application/ports/Network.ts'
import { SessionStore } from '../../../src/application/ports/SessionStore.ts'
import { GuestOrders } from '../../../src/application/ports/GuestOrders.ts'
import { StartupStore } from '../../../src/application/ports/StartupStore.ts'
import { makeMemoryGuestOrders } from '../../support/memory/MemoryGuestOrders.ts'
import { makeMemoryStartupStore } from '../../support/memory/MemoryStartupStore.ts'
import { VendorRepository, type VendorRepositoryPort } from '../../../src/application/ports/VendorRepository.ts'
import { WakeUps } from '../../../src/application/ports/WakeUps.ts'
import { CurrentFlags } from '../../../src/application/ports/CurrentFlags.ts'
import { NO_FLAGS, type FlagName } from '../../../src/domain/flags/flagNames.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { Visit } from '../../../src/domain/session/login.ts'
import type { StoredValues } from '../../../src/domain/session/mode.ts'
import { SenderStore } from '../../../src/application/ports/SenderStore.ts'
import { makeMemorySenderStore } from '../../support/memory/MemorySenderStore.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeCurrentSession } from '../../../src/application/session/currentSession.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import { AppearanceViewModel } from '../../../src/ui/frame/AppearanceViewModel.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { PageRoot } from '../../../src/ui/app/PageRoot.tsx'
import { Shell } from '../../../src/ui/app/Shell.tsx'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { HelpPanelViewModel } from '../../../src/ui/frame/HelpPanelViewModel.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { OutletDialogViewModel } from '../../../src/ui/frame/OutletDialogViewModel.ts'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { SessionViewModel } from '../../../src/ui/frame/SessionViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { UnderWayViewModel } from '../../../src/ui/frame/UnderWayViewModel.ts'
import { VendorsViewModel } from '../../../src/ui/frame/VendorsViewModel.ts'
import { seenWelcome } from '../../support/seenWelcome.ts'
import { aSession } from '../../support/aSession.ts'
import { aVendor } from '../../support/aVendor.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { lightPages } from '../../support/lightPages.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { noSigns } from '../../support/noSigns.ts'
import { theDeployment } from '../market/showPage.tsx'
import { aPlace } from '../../support/aPlace.ts'

export const PARENT = aVendor({ id: 'cz3000', name: 'Květiny Pivoňka', isParent: true })
export const OUTLET = aVendor({ id: 'cz2001', name: 'Pivoňka Anděl', parentVendorId: 'cz3000' })
export const OTHER = aVendor({ id: 'cz4000', name: 'Knihy Lípa', isParent: true })

interface Circumstances {
  readonly vendors?: VendorRepositoryPort
  /** The country parameter allOutletOrders. */
  readonly allOutletOrders?: string
  /** The mode of the session; a signed-in user by default. */
  readonly visit?: Pick<Visit, 'mode' | 'vendorId'>
  readonly flagNames?: ReadonlyArray<FlagName>
  readonly orders?: ReadonlyArray<Order>
}

const storedOf = (visit: Circumstances['visit']): Partial<StoredValues> => {
  if (visit === undefined) return {}
  const { mode, vendorId } = visit
  if (mode === 'godroid') return { device: { token: 'device-token', restaurantId: vendorId } }
  return { mode, guest: { vendorId, token: 'guest-token', payload: { exp: Number.MAX_SAFE_INTEGER } } }
}

/** A signed-in user on a device with two tabs, with real use cases and memory adapters. */
export const aSignedInPerson = ({
  vendors,
  allOutletOrders = 'true',
  visit,
  flagNames = ['GuestCheckout'],
  orders = [],
}: Circumstances = {}) => {
  const flags = flagsOn(...flagNames)
  const device = makeMemoryDevice({ session: aSession(instantAt(Date.now() + 3_600_000)) })
  const store = device.openTab()
  const authentication = makeMemoryAuthentication([])
  const { network, become } = makeMemoryNetwork()
  const live = makeMemoryLiveUpdates()
  const deployment = theDeployment('dobrego-cz')
  const ports = Context.empty().pipe(
    Context.add(Analytics, makeMemoryAnalytics()),
    Context.add(Authentication, authentication),
    Context.add(CountryParameters, makeMemoryCountryParameters({ allOutletOrders })),
    Context.add(CurrentDeployment, deployment),
    Context.add(CurrentSession, makeCurrentSession(authentication, store)),
    Context.add(FilterStore, makeMemoryFilterStore()),
    Context.add(Geolocator, makeMemoryGeolocator([aPlace()])),
    Context.add(HelpCentre, makeMemoryHelpCentre().help),
    Context.add(Intents, makeMemoryIntents()),
    Context.add(LiveUpdates, live),
    Context.add(Network, network),
    Context.add(OrderRepository, makeMemoryOrderRepository(orders)),
    Context.add(SessionStore, store),
    Context.add(GuestOrders, makeMemoryGuestOrders()),
    Context.add(CurrentFlags, { known: Effect.sync(() => flags.known() ?? NO_FLAGS) }),
    Context.add(SenderStore, makeMemorySenderStore()),
    Context.add(StartupStore, makeMemoryStartupStore(storedOf(visit))),
    Context.add(VendorRepository, vendors ?? makeMemoryVendorRepository([OUTLET, PARENT, OTHER])),
    Context.add(WakeUps, Stream.never),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  const session = new SessionViewModel(run)
  const shown = new FlagsViewModel(flags)
  const chosen = new VendorsViewModel(run)
  const portal: Portal = {
    deployment,
    locale: 'en',
    language: () => 'en',
    locales: ['cs', 'en'],
    run,
    now: deviceNow,
    nextFrame: inNextFrame,
    nearRiderSigns: () => noSigns,
    map: { open: () => Promise.reject(new Error('no map here')) },
    commands: new CommandsViewModel(),
    work: new OngoingWork(),
    appearance: new AppearanceViewModel('light', () => undefined),
    flags: shown,
    toggleLetters: undefined,
    help: new HelpPanelViewModel(deployment, shown, session),
    notices: new NoticesViewModel(deviceNow),
    lacks: () => false,
    outletDialog: new OutletDialogViewModel(),
    recentSearches: new RecentSearchesViewModel(chosen),
    session,
    underWay: new UnderWayViewModel(),
    vendors: chosen,
    welcome: seenWelcome(),
  }
  const networkIs = (isThere: boolean) => Effect.runPromise(become(isThere))
  const push = (order: Order) =>
    Effect.runPromise(live.push(order.vendorId, { kind: 'updates', updates: [updateWith(order)] }))
  return {
    portal,
    run,
    flags,
    networkIs,
    push,
    otherTab: device.openTab(),
    store,
    read: () => Effect.runSync(store.read),
  }
}

const texts = () =>
  new ReactLocalization(
    [
      bundleOf(
        'en',
        theDeployment('dobrego-cz').brand,
        messagesOf('en', [
          'shell',
          'help',
          'notice',
          'commands',
          'map',
          'site',
          'failure',
          'farewell',
          'request',
          'address',
          'outlet',
          'order',
          'fields',
          'history',
          'bulk',
        ]),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )

const SCREENS = [{ path: '*', element: <h1>the screen</h1> }]

/** The frame around an empty screen, rendered by the router. */
export const showFrame = (portal: Portal, address = '/order-tracking') => {
  const router = createMemoryRouter([{ Component: PageRoot, children: [{ Component: Shell, children: SCREENS }] }], {
    initialEntries: [address],
  })
  return {
    router,
    ...render(
      <LocalizationProvider l10n={texts()}>
        <LightPagesContext value={lightPages()}>
          <PortalContext value={portal}>
            <RouterProvider router={router} />
          </PortalContext>
        </LightPagesContext>
      </LocalizationProvider>,
    ),
  }
}
