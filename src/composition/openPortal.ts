import { fetchCode } from '../application/lateCode/fetchCode.ts'
import { deviceAppearance } from '../adapters/storage/deviceAppearance.ts'
import { deviceSingleKeys, deviceWelcome } from '../adapters/storage/rememberedOnDevice.ts'
import { frameSchedule } from '../adapters/clock/frameSchedule.ts'
import type { Container } from 'inversify'
import { createAtom } from 'mobx'
import type { MissingCalls } from '../domain/market/backEnd.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { Locale } from '../domain/market/languages.ts'
import { AppearanceViewModel } from '../ui/frame/AppearanceViewModel.ts'
import type { OngoingWork } from '../ui/frame/OngoingWork.ts'
import { CommandsViewModel } from '../ui/frame/CommandsViewModel.ts'
import { FlagsViewModel } from '../ui/frame/FlagsViewModel.ts'
import { HelpPanelViewModel } from '../ui/frame/HelpPanelViewModel.ts'
import { missingPartNotice } from '../ui/notice/missingPartNotice.ts'
import { NoticesViewModel } from '../ui/frame/NoticesViewModel.ts'
import { OutletDialogViewModel } from '../ui/frame/OutletDialogViewModel.ts'
import { RecentSearchesViewModel } from '../ui/frame/RecentSearchesViewModel.ts'
import { SessionViewModel } from '../ui/frame/SessionViewModel.ts'
import { UnderWayViewModel } from '../ui/frame/UnderWayViewModel.ts'
import type { ComposedPortal, Portal } from '../ui/frame/Portal.ts'
import { fetchWithRetry, setMissingPartReporter } from '../ui/kit/fetchWithRetry.ts'
import { VendorsViewModel } from '../ui/frame/VendorsViewModel.ts'
import { composePortal, DELIVERY_MAP, RUN_USE_CASE, SERVICE_CLOCK } from './container.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

// What the light pages use of the container is in the file that has it.
export { composePortal, DELIVERY_MAP, RUN_USE_CASE }

export interface PortalOpening {
  readonly container: Container
  readonly deployment: Deployment
  readonly language: () => Locale
  readonly locales: ReadonlyArray<Locale>
  readonly environment: PortalEnvironment
  readonly work: OngoingWork
  /** The vendor in the address. */
  readonly wantedVendor: string | undefined
  /** Whether the page contains the texts of the frame and the first screen. */
  readonly hasTexts: boolean
  /** Loads the texts that the page does not contain. */
  readonly allTexts: () => Promise<void>
}

/** Reports missing calls to MobX. */
const observeMissing = (missing: MissingCalls | undefined): Portal['lacks'] => {
  const atom = createAtom('missing calls')
  missing?.subscribe(() => atom.reportChanged())
  return (call) => {
    atom.reportObserved()
    return missing?.has(call) ?? false
  }
}

/** Creates the application of a signed-in user and loads the data of its frame. */
export const openPortal = async (opening: PortalOpening): Promise<ComposedPortal> => {
  const { container, deployment, language, locales, environment } = opening
  const { window } = environment
  const run = container.get(RUN_USE_CASE)
  const { now } = container.get(SERVICE_CLOCK)
  const appearance = deviceAppearance(window)
  const flags = new FlagsViewModel(environment.flags)
  const session = new SessionViewModel(run)
  const vendors = new VendorsViewModel(run)

  const portal: ComposedPortal = {
    deployment,
    language,
    locales,
    run,
    now,
    nextFrame: frameSchedule(window),
    map: container.get(DELIVERY_MAP),
    appearance: new AppearanceViewModel(appearance.shown(), appearance.apply),
    commands: new CommandsViewModel(deviceSingleKeys(window)),
    flags,
    work: opening.work,
    help: new HelpPanelViewModel(deployment, flags, session),
    lacks: observeMissing(environment.externalBackEnd?.missing),
    nearRiderSigns: async () => {
      const code = await fetchWithRetry(() => fetchCode(() => import('../adapters/page/nearRiderSigns.ts')))
      return code.nearRiderSigns(window)
    },
    notices: new NoticesViewModel(now),
    outletDialog: new OutletDialogViewModel(),
    recentSearches: new RecentSearchesViewModel(vendors),
    session,
    underWay: new UnderWayViewModel(),
    vendors,
    welcome: { ...deviceWelcome(window), bringTexts: opening.allTexts },
  }
  // These notices are obsolete as soon as the device is online again.
  setMissingPartReporter(missingPartNotice(portal.notices))
  window.addEventListener('online', () => portal.notices.end('failure-offline', 'failure-timeout'))
  const texts = opening.hasTexts ? undefined : opening.allTexts()
  await session.open()
  if (session.login) await portal.vendors.load(opening.wantedVendor)
  await texts
  return portal
}
