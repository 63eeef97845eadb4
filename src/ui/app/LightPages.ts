import { createContext, use, useSyncExternalStore } from 'react'
import type { Outcome } from '../../application/RunUseCase.ts'
import type { FollowPublicOrder } from '../../application/publicTracking/followPublicOrder.ts'
import type { DeliveryMapPort } from '../../application/ports/DeliveryMap.ts'
import type { ServiceRefusal, ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Session } from '../../domain/session/session.ts'
import type { AccountCalls } from '../session/AccountCalls.ts'
import type { KnownFlags } from '../flags/PageFlags.ts'

/** What the pages for everybody need; none of it loads the application. */
export interface LightPages {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The languages of this deployment that have texts. */
  readonly locales: ReadonlyArray<Locale>
  readonly flags: KnownFlags
  readonly toggleAppearance: () => void
  readonly appearanceShown: () => Appearance
  readonly signIn: (email: string, password: string) => Promise<Outcome<Session, ServiceRefusal | ServiceUnavailable>>
  /** Makes a guest (OP-17); `goesOn` where one's time was over in this tab, so that what they typed stays. */
  readonly requestAsGuest: (goesOn: boolean) => Promise<Outcome<void, ServiceRefusal | ServiceUnavailable>>
  /** Registering and a forgotten password; the code is fetched when it is first asked. */
  readonly accounts: AccountCalls
  /** Looks at the order that a link names, again and again (ADR 22). */
  readonly followOrder: FollowPublicOrder
  /** The clock that `followOrder` dates what it sees with. */
  readonly deviceNow: () => Instant
  /** Fetched when the first one is opened. */
  readonly map: DeliveryMapPort
  /** Starts fetching the application, because it will be wanted soon. */
  readonly prepareApplication: () => void
  /** What was typed into the page before its script arrived, by the field's name; later the e-mail address of the page before. */
  readonly typedEarly: () => Readonly<Record<string, string>>
  /** Something the page before wants said here: its message id. */
  readonly farewell: string | undefined
}

export const LightPagesContext = createContext<LightPages | undefined>(undefined)

/** Whoever uses it is drawn again when a flag changes (FLAG-08). */
export const useLightPages = (): LightPages => {
  const pages = use(LightPagesContext)
  if (!pages) throw new Error('A light page stands outside its context')
  const { known, subscribe } = pages.flags
  useSyncExternalStore(subscribe, known, known)
  return pages
}

/** Whether signing up is open; nothing until that is known (ROUTE-05, NAV-21). */
export const useRegisterAllowed = (): boolean | undefined => {
  const { flags } = useLightPages()
  return flags.known() && !flags.isOn('DeactivateSignUpButton')
}
