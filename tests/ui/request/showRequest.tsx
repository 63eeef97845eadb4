import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { messagesOf } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import type { DeliveryMapPort, MapEvents, MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import type { ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import { type Instant } from '../../../src/domain/instant.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { AppearanceViewModel } from '../../../src/ui/frame/AppearanceViewModel.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { CommandsViewModel } from '../../../src/ui/frame/CommandsViewModel.ts'
import { flagsOn } from '../../support/flagsOn.ts'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { NoticeStack } from '../../../src/ui/notice/NoticeStack.tsx'
import { RequestScreen } from '../../../src/ui/request/RequestScreen.tsx'
import { OutletDialogViewModel } from '../../../src/ui/frame/OutletDialogViewModel.ts'
import { RecentSearchesViewModel } from '../../../src/ui/frame/RecentSearchesViewModel.ts'
import { SessionViewModel } from '../../../src/ui/frame/SessionViewModel.ts'
import { HelpPanelViewModel } from '../../../src/ui/frame/HelpPanelViewModel.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { UnderWayViewModel } from '../../../src/ui/frame/UnderWayViewModel.ts'
import { VendorsViewModel } from '../../../src/ui/frame/VendorsViewModel.ts'
import { theDeployment } from '../market/showPage.tsx'
import type { aRequest } from './requestWorld.ts'
import { seenWelcome } from '../../support/seenWelcome.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { noSigns } from '../../support/noSigns.ts'

/** The texts of the application; a missing message or variable fails the test. */
export const requestTexts = (locale: Locale): ReactLocalization =>
  new ReactLocalization(
    [
      bundleOf(
        locale,
        theDeployment('dobrego-cz').brand,
        messagesOf(locale, [
          'site',
          'map',
          'request',
          'promise',
          'address',
          'paste',
          'editing',
          'commands',
          'order',
          'fields',
          'failure',
          'service',
          'shell',
        ]),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )

/** A map that records what it is told. */
const recordingMap = () => {
  const scenes: MapScene[] = []
  const opened: { events: MapEvents | undefined; count: number } = { events: undefined, count: 0 }
  const port: DeliveryMapPort = {
    open: (_, scene, events) => {
      scenes.push(scene)
      opened.events = events
      opened.count += 1
      return Promise.resolve({ show: (next) => scenes.push(next), fit: () => undefined, close: () => undefined })
    },
  }
  return { port, scenes, opened }
}

interface Shown {
  readonly world: ReturnType<typeof aRequest>
  readonly vendors: ReadonlyArray<Vendor> | ServiceFailure
  readonly address?: string
  readonly locale?: Locale
  /** Replaces the locale’s texts. */
  readonly l10n?: ReactLocalization
  /** The service’s clock, if it differs from the device’s. */
  readonly now?: () => Instant
}

/** The whole screen, rendered by the router, with the use cases of a world in memory. */
export const showRequest = ({
  world,
  vendors,
  address = '/request-a-rider',
  locale = 'en',
  l10n,
  now = deviceNow,
}: Shown) => {
  const map = recordingMap()
  const choice = new VendorsViewModel(world.run)
  const [first] = 'length' in vendors ? vendors : []
  world.answers.vendor ??= first
  choice.state =
    'length' in vendors
      ? first
        ? { step: 'ready', vendors, selected: first }
        : { step: 'none' }
      : { step: 'failed', failure: vendors }
  const flags = new FlagsViewModel(flagsOn())
  const session = new SessionViewModel(world.run)
  const portal: Portal = {
    locale,
    language: () => locale,
    flags,
    deployment: world.deployment,
    locales: ['en', 'ar'],
    run: world.run,
    now,
    nextFrame: inNextFrame,
    nearRiderSigns: () => noSigns,
    map: map.port,
    commands: new CommandsViewModel(),
    work: new OngoingWork(),
    appearance: new AppearanceViewModel('light', () => undefined),
    notices: world.notices,
    lacks: () => false,
    outletDialog: new OutletDialogViewModel(),
    recentSearches: new RecentSearchesViewModel(choice),
    session,
    underWay: new UnderWayViewModel(),
    toggleLetters: undefined,
    help: new HelpPanelViewModel(world.deployment, flags, session),
    welcome: seenWelcome(),
    vendors: choice,
  }
  const router = createMemoryRouter(
    [
      { path: '/request-a-rider/:vendorId?/*', element: <RequestScreen /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  const screen = render(
    <LocalizationProvider l10n={l10n ?? requestTexts(locale)}>
      <PortalContext value={portal}>
        <RouterProvider router={router} />
        <NoticeStack view={portal.notices} />
      </PortalContext>
    </LocalizationProvider>,
  )
  return { ...screen, ...map, flags, portal, router }
}
