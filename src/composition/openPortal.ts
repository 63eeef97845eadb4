import { fetchCode } from '../application/build/fetchCode.ts'
import { deviceAppearance } from '../adapters/storage/deviceAppearance.ts'
import { deviceWelcome } from '../adapters/storage/deviceWelcome.ts'
import { frameSchedule } from '../adapters/clock/frameSchedule.ts'
import { deviceSingleKeys } from '../adapters/storage/deviceSingleKeys.ts'
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
import { SessionViewModel } from '../ui/frame/SessionViewModel.ts'
import { UnderWayViewModel } from '../ui/frame/UnderWayViewModel.ts'
import type { ComposedPortal, Portal } from '../ui/frame/Portal.ts'
import { fetchWithRetry, tellMissingPartsBy } from '../ui/kit/fetchWithRetry.ts'
import { VendorsViewModel } from '../ui/frame/VendorsViewModel.ts'
import { composePortal, PORTAL_ENVIRONMENT, RUN_USE_CASE } from './container.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'
import { INNER, token } from './ports.ts'

export interface OpenedPortal {
  readonly portal: ComposedPortal
}

export interface PortalOpening {
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

const VIEW = {
  appearance: token<AppearanceViewModel>('AppearanceViewModel'),
  commands: token<CommandsViewModel>('CommandsViewModel'),
  flags: token<FlagsViewModel>('FlagsViewModel'),
  help: token<HelpPanelViewModel>('HelpPanelViewModel'),
  notices: token<NoticesViewModel>('NoticesViewModel'),
  session: token<SessionViewModel>('SessionViewModel'),
  vendors: token<VendorsViewModel>('VendorsViewModel'),
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

/** Composes the application of a signed-in user and loads the data of its frame. */
export const openPortal = async (opening: PortalOpening): Promise<OpenedPortal> => {
  const { deployment, language, locales, environment } = opening
  const container = await composePortal(deployment, environment)
  container.bind(VIEW.flags).toResolvedValue(() => new FlagsViewModel(environment.flags))
  container.bind(VIEW.notices).toResolvedValue(({ now }) => new NoticesViewModel(now), [INNER.serviceClock])
  container.bind(VIEW.session).toResolvedValue((run) => new SessionViewModel(run), [RUN_USE_CASE])
  container.bind(VIEW.vendors).toResolvedValue((run) => new VendorsViewModel(run), [RUN_USE_CASE])
  container
    .bind(VIEW.help)
    .toResolvedValue((flags, session) => new HelpPanelViewModel(deployment, flags, session), [VIEW.flags, VIEW.session])
  container
    .bind(VIEW.commands)
    .toResolvedValue(({ window }) => new CommandsViewModel(deviceSingleKeys(window)), [PORTAL_ENVIRONMENT])
  container.bind(VIEW.appearance).toResolvedValue(
    ({ window }) => {
      const device = deviceAppearance(window)
      return new AppearanceViewModel(device.shown(), device.apply)
    },
    [PORTAL_ENVIRONMENT],
  )

  const portal: ComposedPortal = {
    deployment,
    language,
    locales,
    run: container.get(RUN_USE_CASE),
    now: container.get(INNER.serviceClock).now,
    nextFrame: frameSchedule(environment.window),
    map: container.get(INNER.deliveryMap),
    appearance: container.get(VIEW.appearance),
    commands: container.get(VIEW.commands),
    flags: container.get(VIEW.flags),
    work: opening.work,
    help: container.get(VIEW.help),
    lacks: observeMissing(environment.elsewhere?.missing),
    nearRiderSigns: async () => {
      const code = await fetchWithRetry(() => fetchCode(() => import('../adapters/page/nearRiderSigns.ts')))
      return code.nearRiderSigns(environment.window)
    },
    notices: container.get(VIEW.notices),
    outletDialog: new OutletDialogViewModel(),
    session: container.get(VIEW.session),
    underWay: new UnderWayViewModel(),
    vendors: container.get(VIEW.vendors),
    welcome: { ...deviceWelcome(environment.window), bringTexts: opening.allTexts },
  }
  // These notices are obsolete as soon as the device is online again.
  tellMissingPartsBy(missingPartNotice(portal.notices))
  environment.window.addEventListener('online', () => portal.notices.end('failure-offline', 'failure-timeout'))
  const texts = opening.hasTexts ? undefined : opening.allTexts()
  await portal.session.open()
  if (portal.session.login) await portal.vendors.load(opening.wantedVendor)
  await texts
  return { portal }
}
