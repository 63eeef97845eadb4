import { createContext, use } from 'react'
import type { DeliveryMapPort } from '../../application/ports/DeliveryMap.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { AppearanceViewModel } from '../app/AppearanceViewModel.ts'
import type { OngoingWork } from '../app/OngoingWork.ts'
import type { CommandsViewModel } from '../command/CommandsViewModel.ts'
import type { FlagsViewModel } from '../flags/FlagsViewModel.ts'
import type { HelpPanelViewModel } from '../help/HelpPanelViewModel.ts'
import type { NoticesViewModel } from '../notice/NoticesViewModel.ts'
import type { NearRiderSigns } from '../order/NearRidersViewModel.ts'
import type { OutletDoorViewModel } from '../outlet/OutletDoorViewModel.ts'
import type { SessionViewModel } from '../session/SessionViewModel.ts'
import type { VendorsViewModel } from '../vendor/VendorsViewModel.ts'
import type { WelcomeMemory } from '../welcome/WelcomeViewModel.ts'
import type { NextFrame } from './NextFrame.ts'

/** What every screen may rely on, as the composition hands it over. It lives as long as the page. */
export interface Portal {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The languages of this deployment that have texts. */
  readonly locales: ReadonlyArray<Locale>
  readonly run: RunUseCase
  /** The time as the service has it, for what is told on the screen; use cases have their clock. */
  readonly now: () => Instant
  /** For what is drawn often: at most once a frame, and also where no frames are drawn. */
  readonly nextFrame: NextFrame
  readonly map: DeliveryMapPort
  readonly appearance: AppearanceViewModel
  readonly commands: CommandsViewModel
  readonly flags: FlagsViewModel
  /** What is under way and must not be interrupted; whoever submits something does it `during` (BUILD-04). */
  readonly work: OngoingWork
  readonly help: HelpPanelViewModel
  readonly nearRiderSigns: () => Promise<NearRiderSigns>
  readonly notices: NoticesViewModel
  readonly outletDoor: OutletDoorViewModel
  readonly session: SessionViewModel
  readonly vendors: VendorsViewModel
  readonly welcome: WelcomeMemory
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (!portal) throw new Error('A screen of the application stands outside the portal')
  return portal
}
