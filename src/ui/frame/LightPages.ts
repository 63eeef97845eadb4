import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Outcome } from '../../application/RunUseCase.ts'
import type { FollowPublicOrder } from '../../application/publicTracking/followPublicOrder.ts'
import type { DeliveryMapPort } from '../../application/ports/DeliveryMap.ts'
import type { SignInRefused } from '../../application/ports/Authentication.ts'
import type { ServiceRefusal, Unavailable } from '../../application/ports/ServiceFailure.ts'
import type { Instant } from '../../domain/instant.ts'
import type { ExtraCall } from '../../domain/market/backEnd.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { Session } from '../../domain/session/session.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { AccountCalls } from './AccountCalls.ts'
import type { Application } from './Application.ts'
import type { LinkCalls } from './LinkCalls.ts'
import type { KnownFlags } from './PageFlags.ts'

/** What every page has without loading the application, and the way into it. */
export interface LightPages {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The language shown now, for view models, which outlive a change of it. */
  readonly language: () => Locale
  /** The name of the language in the language itself. */
  readonly nativeName: string
  /** The languages of this deployment that have texts. */
  readonly locales: ReadonlyArray<Locale>
  readonly flags: KnownFlags
  /** The mode stored on this device; `undefined` for a visitor. */
  readonly entrance: () => Promise<Mode | undefined>
  readonly toggleAppearance: () => void
  readonly appearanceShown: () => Appearance
  /** Whether the back end has turned out not to have a call. */
  readonly lacks: (call: ExtraCall) => boolean
  /** Only in a language whose letters people choose. */
  readonly toggleLetters: (() => void) | undefined
  readonly signIn: (email: string, password: string) => Promise<Outcome<Session, SignInRefused | Unavailable>>
  /** Creates a guest (OP-17); with `goesOn`, a guest whose session expired in this tab keeps their draft. */
  readonly requestAsGuest: (goesOn: boolean) => Promise<Outcome<void, ServiceRefusal | Unavailable>>
  /** Registration and password reset; the code loads on the first call. */
  readonly accounts: AccountCalls
  /** Polls the order that a public link names (ADR 22). */
  readonly followOrder: FollowPublicOrder
  /** Further calls of a public link; rejects if their code cannot be loaded. */
  readonly linkCalls: () => Promise<LinkCalls>
  /** The clock of the dates that `followOrder` reports. */
  readonly deviceNow: () => Instant
  /** The map; its code loads when the first map opens. */
  readonly map: DeliveryMapPort
  readonly application: Application
  /** Starts loading the application in advance. */
  readonly prepareApplication: () => void
  /** Text typed before the script loaded, by field name; later the e-mail address of the previous page. */
  readonly typedEarly: () => Readonly<Record<string, string>>
  /** A notice from the previous page. */
  readonly farewell: TextId | undefined
}

/** As the composition root creates them: without what depends on the shown language. */
export type ComposedPages = Omit<LightPages, 'locale' | 'nativeName'>

export const LightPagesContext = createContext<LightPages | undefined>(undefined)

/** Re-renders its component when a flag changes (FLAG-08). */
export const useLightPages = (): LightPages => {
  const pages = use(LightPagesContext)
  if (!pages) throw new Error('The light page is rendered outside its context')
  const { known, subscribe } = pages.flags
  useSyncExternalStore(subscribe, known, known)
  return pages
}

/** Whether registration is open; `undefined` until that is known (ROUTE-05, NAV-21). */
export const useRegisterAllowed = (): boolean | undefined => {
  const { flags } = useLightPages()
  return flags.known() && !flags.isOn('DeactivateSignUpButton')
}

/** Whether a page for everybody offers to sign in: to visitors and guests (CON-12). */
export const useSignInOffered = (): boolean | 'unknown' => {
  const { entrance } = useLightPages()
  const [offered, setOffered] = useState<boolean | 'unknown'>('unknown')
  useEffect(() => {
    let isLeft = false
    void entrance().then((mode) => {
      if (!isLeft) setOffered(mode === undefined || mode === 'guest')
    })
    return () => {
      isLeft = true
    }
  }, [entrance])
  return offered
}
