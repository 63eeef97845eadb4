import { isSessionKept } from '../adapters/storage/sessionKept.ts'
import type { Application } from '../ui/app/Application.ts'
import type { LightPages } from '../ui/app/LightPages.ts'
import type { Screen } from '../ui/app/screenTexts.ts'
import type { KnownFlags } from '../ui/flags/PageFlags.ts'
import type { OpenedPortal } from './openPortal.ts'
import type { PageOpening } from './readOpening.ts'

/** Somebody is there who types or points: the page stands, and the line is free. */
const SIGNS_OF_LIFE = ['input', 'keydown', 'pointerdown'] as const

/** The vendor that an address names: the segment behind the screen. */
const vendorIn = (pathname: string): string | undefined => pathname.split('/')[2]

interface OwnApplication extends Application, Pick<LightPages, 'signIn' | 'accounts' | 'followOrder' | 'map'> {
  readonly prepare: () => void
  /** Resolves when the texts of a screen are there: those of the page are at once. */
  readonly textsOf: (screen: Screen) => Promise<unknown>
  /** Settled as soon as the page's screen has what it stands on; never fails. */
  readonly ready: Promise<unknown>
}

/** The application behind the light pages: fetched and composed when somebody comes near its door. */
export const applicationOf = (
  { deployment, locale, locales, environment: name, page, screens, messages }: PageOpening,
  window: Window & typeof globalThis,
  flags: KnownFlags,
): OwnApplication => {
  const { protocol, host, origin, pathname } = window.location
  const environment = {
    name,
    baseUrl: origin,
    socketUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`,
    window,
    reportDefect: (defect: unknown) => window.reportError(defect),
  }
  let opened: Promise<OpenedPortal> | undefined
  const code = () => import('./openPortal.ts')
  const fetchCode = () => void code().catch(() => undefined)
  const open = (wantedVendor: string | undefined) =>
    (opened ??= code().then(({ openPortal }) =>
      openPortal({
        deployment,
        locale,
        locales,
        environment,
        flags,
        wantedVendor,
        messages: page === 'app' ? messages : undefined,
      }),
    ))
  // The screen's code is still on its way: what it stands on need not wait for it.
  const isWanted = page === 'app' && isSessionKept(window.localStorage)
  const ready = isWanted ? open(vendorIn(pathname)).catch(() => undefined) : Promise.resolve()
  const accounts = async () => (await import('./accountCalls.ts')).accountCalls(deployment, environment)
  return {
    prepare: () => {
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, fetchCode, { once: true, capture: true })
    },
    open,
    ready,
    textsOf: async (screen) => {
      if (!screens.includes(screen)) await (await open(vendorIn(window.location.pathname))).allTexts()
    },
    leave: (because) => {
      const { pathname: here, search } = window.location
      window.location.assign(
        because === 'asked' ? '/?bye=asked' : `/connect?bye=ended&back=${encodeURIComponent(here + search)}`,
      )
    },
    followOrder: async (...wanted) => {
      const { publicTracking } = await import('./publicTracking.ts')
      return publicTracking(environment)(...wanted)
    },
    map: {
      open: async (...opening) => {
        const { publicMap } = await import('./publicMap.ts')
        return publicMap(deployment, environment).open(...opening)
      },
    },
    accounts: {
      register: async (account) => (await accounts()).register(account),
      confirmEmail: async (token) => (await accounts()).confirmEmail(token),
      sendResetCode: async (email) => (await accounts()).sendResetCode(email),
      resetPassword: async (...reset) => (await accounts()).resetPassword(...reset),
    },
    signIn: async (email, password) => {
      const { signInWith } = await import('./signInWith.ts')
      return signInWith(deployment, environment, email, password)
    },
  }
}
