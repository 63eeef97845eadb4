import { deviceNow } from '../adapters/clock/deviceNow.ts'
import { callWithItsCode, fetchCode, NO_LIMIT } from '../application/build/fetchCode.ts'
import { reloadIfReachable } from '../adapters/page/reloadIfReachable.ts'
import { deviceTokenError, entrance } from '../adapters/storage/entrance.ts'
import { hasSessionEnded } from '../adapters/storage/sessionKept.ts'
import { screenPath } from '../domain/session/deviceLoginPath.ts'
import type { Mode } from '../domain/session/mode.ts'
import type { Application } from '../ui/frame/Application.ts'
import type { AccountCalls } from '../ui/frame/AccountCalls.ts'
import type { Outcome } from '../application/RunUseCase.ts'
import type { OngoingWork } from '../ui/frame/OngoingWork.ts'
import type { LightPages } from '../ui/frame/LightPages.ts'
import { isScreen, type PageName } from '../ui/app/pages.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import { fetchWithRetry } from '../ui/kit/fetchWithRetry.ts'
import type { PageTexts } from '../ui/kit/texts.ts'
import type { OpenedPortal } from './openPortal.ts'
import { elsewhereOf } from './elsewhereOf.ts'
import type { PageOpening } from './readOpening.ts'

/** Events that show a user is active: the page is rendered, and the network is free. */
const SIGNS_OF_LIFE = ['input', 'keydown', 'pointerdown'] as const

/** The vendor in an address: the segment after the screen. */
const vendorIn = (pathname: string): string | undefined => screenPath(pathname).split('/')[2]

interface OwnApplication
  extends
    Application,
    Pick<LightPages, 'signIn' | 'accounts' | 'requestAsGuest' | 'followOrder' | 'linkCalls' | 'map' | 'lacks'> {
  /** Whether the address is a device's and its token is unreadable (MODE-06). */
  readonly deviceTokenError: () => Promise<boolean>
  readonly entrance: () => Promise<Mode | undefined>
  readonly hasEnded: () => boolean
  readonly prepare: () => void
  /** Resolves when the texts of a page are loaded. */
  readonly textsOf: (wanted: PageName) => Promise<void>
  /** Settles when the data of the page's screen is loaded; never rejects. */
  readonly ready: Promise<unknown>
}

/** The application behind the light pages, loaded and composed on demand. */
export const applicationOf = (
  { deployment, locales, services, page }: PageOpening,
  texts: PageTexts,
  window: Window & typeof globalThis,
  flags: KnownFlags,
  work: OngoingWork,
): OwnApplication => {
  const { pathname } = window.location
  const environment = {
    services,
    flags,
    window,
    elsewhere: elsewhereOf(services, window),
    reportDefect: (defect: unknown) => window.reportError(defect),
  }
  let opening: Promise<OpenedPortal> | undefined
  let opened: OpenedPortal | undefined
  let hasOpeningFailed = false
  const enters = () => entrance(window.localStorage, deviceNow())
  const hasEnded = () => hasSessionEnded(window.localStorage, window.sessionStorage)
  const code = () => fetchCode(() => import('./openPortal.ts'), NO_LIMIT)
  const fetchAhead = () => void code().catch(() => undefined)
  const compose = async (wantedVendor: string | undefined) => {
    try {
      const { openPortal } = await code()
      opened = await openPortal({
        deployment,
        language: texts.language,
        locales,
        environment,
        work,
        wantedVendor,
        hasTexts: isScreen(page),
        allTexts: texts.complete,
      })
      return opened
    } catch (failure) {
      hasOpeningFailed = true
      throw failure
    }
  }
  const open = (wantedVendor: string | undefined) => (opening ??= compose(wantedVendor))
  // Composes the application while the screen's code is still loading.
  const ready = (async () => {
    if (isScreen(page) && (await enters()) !== undefined) await open(vendorIn(pathname)).catch(() => undefined)
  })()
  const account =
    <I extends ReadonlyArray<unknown>, A, E>(call: (calls: AccountCalls) => (...input: I) => Promise<Outcome<A, E>>) =>
    (...input: I) =>
      callWithItsCode(async () => {
        const { accountCalls } = await fetchCode(() => import('./accountCalls.ts'))
        return call(await accountCalls(deployment, environment))(...input)
      })
  return {
    deviceTokenError: () => deviceTokenError(window.localStorage, pathname, deviceNow()),
    entrance: enters,
    hasEnded,
    prepare: () => {
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, fetchAhead, { once: true, capture: true })
    },
    open,
    opened: () => opened,
    allTexts: texts.complete,
    reopen: () => {
      if (hasOpeningFailed) opening = undefined
      hasOpeningFailed = false
    },
    reload: () => reloadIfReachable(window),
    ready,
    textsOf: async (wanted) => {
      if (wanted === page) return
      if (isScreen(wanted)) await open(vendorIn(window.location.pathname))
      await texts.complete()
    },
    leave: (addressFrom) => {
      const { pathname: left, search } = window.location
      window.location.assign(addressFrom(screenPath(left) + search))
    },
    followOrder: async (...wanted) => {
      const follow = await fetchWithRetry(async () => {
        const { publicTracking } = await fetchCode(() => import('./publicTracking.ts'))
        return publicTracking(deployment, environment)
      })
      return follow(...wanted)
    },
    linkCalls: async () => (await fetchCode(() => import('./linkCalls.ts'))).linkCalls(deployment, environment),
    map: {
      open: async (...opening) => {
        const { publicMap } = await fetchWithRetry(() => fetchCode(() => import('./publicMap.ts')))
        return publicMap(deployment, environment).open(...opening)
      },
    },
    requestAsGuest: (goesOn) =>
      callWithItsCode(async () => {
        const { requestAsGuest } = await fetchCode(() => import('./requestAsGuest.ts'))
        return requestAsGuest(goesOn, deployment, environment)
      }),
    accounts: {
      register: account((calls) => calls.register),
      confirmEmail: account((calls) => calls.confirmEmail),
      sendResetCode: account((calls) => calls.sendResetCode),
      resetPassword: account((calls) => calls.resetPassword),
    },
    lacks: (call) => environment.elsewhere?.missing.has(call) ?? false,
    signIn: (email, password) =>
      callWithItsCode(async () => {
        const { signInWith } = await fetchCode(() => import('./signInWith.ts'))
        return signInWith(deployment, environment, email, password)
      }),
  }
}
