import { createContext, use } from 'react'
import type { DeliveryMapPort } from '../../application/ports/DeliveryMap.ts'
import type { NearRiderSigns } from '../../application/ports/NearRiderSigns.ts'
import type { WelcomeMemory } from '../../application/ports/WelcomeMemory.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { ExtraCall } from '../../domain/market/backEnd.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { AppearanceViewModel } from './AppearanceViewModel.ts'
import type { OngoingWork } from './OngoingWork.ts'
import type { CommandsViewModel } from './CommandsViewModel.ts'
import type { FlagsViewModel } from './FlagsViewModel.ts'
import type { HelpPanelViewModel } from './HelpPanelViewModel.ts'
import type { NoticesViewModel } from './NoticesViewModel.ts'
import type { OutletDialogViewModel } from './OutletDialogViewModel.ts'
import type { RecentSearchesViewModel } from './RecentSearchesViewModel.ts'
import type { SessionViewModel } from './SessionViewModel.ts'
import type { UnderWayViewModel } from './UnderWayViewModel.ts'
import type { VendorsViewModel } from './VendorsViewModel.ts'
import type { NextFrame } from '../kit/NextFrame.ts'

/** The services available to every screen of the application. The composition root creates it once per page. */
export interface Portal {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The language shown now, for view models, which outlive a change of it. */
  readonly language: () => Locale
  /** The languages of this deployment that have texts. */
  readonly locales: ReadonlyArray<Locale>
  readonly run: RunUseCase
  /** The time by the service's clock, for texts on the screen; use cases have their own clock. */
  readonly now: () => Instant
  /** Batches frequent updates to at most one per frame, also on background pages. */
  readonly nextFrame: NextFrame
  readonly map: DeliveryMapPort
  readonly appearance: AppearanceViewModel
  readonly commands: CommandsViewModel
  readonly flags: FlagsViewModel
  /** Work that the page must not interrupt; submit through `during` (BUILD-04). */
  readonly work: OngoingWork
  readonly help: HelpPanelViewModel
  /** Whether the back end has turned out not to have a call; observable. The part that needs it is hidden. */
  readonly lacks: (call: ExtraCall) => boolean
  /** Only in a language whose letters people choose. */
  readonly toggleLetters: (() => void) | undefined
  readonly nearRiderSigns: () => Promise<NearRiderSigns>
  readonly notices: NoticesViewModel
  readonly outletDialog: OutletDialogViewModel
  readonly recentSearches: RecentSearchesViewModel
  readonly session: SessionViewModel
  readonly underWay: UnderWayViewModel
  readonly vendors: VendorsViewModel
  readonly welcome: WelcomeMemory
}

/** As the composition root creates it: without what depends on the shown language. */
export type ComposedPortal = Omit<Portal, 'locale' | 'toggleLetters'>

export const PortalContext = createContext<Portal | undefined>(undefined)

export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (!portal) throw new Error('The screen is rendered outside the application')
  return portal
}
