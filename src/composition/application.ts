import type { Effect } from 'effect'
import { deviceNow } from '../adapters/clock/deviceNow.ts'
import { callWithItsCode, fetchCode, NO_LIMIT } from '../application/lateCode/fetchCode.ts'
import { reloadIfReachable } from '../adapters/page/reloadIfReachable.ts'
import { unlessNotLoaded } from '../application/lateCode/unlessNotLoaded.ts'
import { deviceTokenError, modeFromStorage } from '../adapters/storage/modeFromStorage.ts'
import { hasSessionEnded } from '../adapters/storage/storedSession.ts'
import { deviceTexts } from '../adapters/storage/deviceTexts.ts'
import { screenPath } from '../domain/session/deviceLoginPath.ts'
import type { Ports } from '../application/ports/allPorts.ts'
import type { Application } from '../ui/frame/Application.ts'
import type { OngoingWork } from '../ui/frame/OngoingWork.ts'
import type { LightPages } from '../ui/frame/LightPages.ts'
import type { ComposedPortal } from '../ui/frame/Portal.ts'
import { isScreen, type PageName } from '../ui/app/pages.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import { fetchWithRetry } from '../ui/kit/fetchWithRetry.ts'
import type { PageTexts } from '../ui/kit/texts.ts'
import { externalBackEndOf } from './externalBackEndOf.ts'
import type { PageOpening } from './readOpening.ts'

/** Events that show a user is active: the page is rendered, and the network is free. */
const SIGNS_OF_LIFE = ['input', 'keydown', 'pointerdown'] as const

/** The vendor in an address: the segment after the screen. */
const vendorIn = (pathname: string): string | undefined => screenPath(pathname).split('/')[2]

interface OpenedLater {
  readonly application: Omit<Application, 'begunTracking' | 'reopen'> & {
    /** Lets the next `open` try again if the application could not be composed. */
    readonly reopen: () => void
  }
  readonly calls: Pick<
    LightPages,
    | 'accounts'
    | 'entrance'
    | 'followOrder'
    | 'lacks'
    | 'linkCalls'
    | 'map'
    | 'prepareApplication'
    | 'requestAsGuest'
    | 'signIn'
  >
  /** Whether the address is a device's and its token is unreadable (MODE-06). */
  readonly deviceTokenError: () => Promise<boolean>
  readonly hasEnded: () => boolean
  /** Settles when the data of the page's screen is loaded; never rejects. */
  readonly ready: Promise<unknown>
  /** Resolves when the texts of a page are loaded. */
  readonly textsOf: (nextPage: PageName) => Promise<void>
}

/** The application behind the light pages, loaded and composed on demand. */
export const applicationOf = (
  { deployment, locales, services, page }: PageOpening,
  texts: PageTexts,
  window: Window & typeof globalThis,
  flags: KnownFlags,
  work: OngoingWork,
): OpenedLater => {
  const { pathname } = window.location
  const environment = {
    services,
    flags,
    window,
    externalBackEnd: externalBackEndOf(services, window),
    reportDefect: (defect: unknown) => window.reportError(defect),
  }
  const code = (limit?: number) => fetchCode(() => import('./openPortal.ts'), limit)
  const fetchAhead = () => void code(NO_LIMIT).catch(() => undefined)
  const composed = async (limit: number | undefined) => {
    const loaded = await code(limit)
    return { ...loaded, container: await loaded.composePortal(deployment, environment) }
  }
  let composing: ReturnType<typeof composed> | undefined
  /** The container of the page, composed once; another call tries again after a failure. */
  const compose = async (limit?: number) => {
    try {
      return await (composing ??= composed(limit))
    } catch (failure) {
      composing = undefined
      throw failure
    }
  }
  /** Runs a use case whose code is loaded with it. */
  const run = <UseCases, A, E>(loading: Promise<UseCases>, useCase: (loaded: UseCases) => Effect.Effect<A, E, Ports>) =>
    callWithItsCode(async () => {
      const [loaded, { container, RUN_USE_CASE }] = await Promise.all([loading, compose()])
      return container.get(RUN_USE_CASE).once(useCase(loaded))
    })
  const accounts = () => fetchCode(() => import('../application/session/accounts.ts'))
  let opening: Promise<ComposedPortal> | undefined
  let opened: ComposedPortal | undefined
  let hasOpeningFailed = false
  const { local, tab } = deviceTexts(window)
  const enters = () => modeFromStorage(local, deviceNow())
  const openFor = async (wantedVendor: string | undefined) => {
    try {
      const { openPortal, container } = await compose(NO_LIMIT)
      opened = await openPortal({
        container,
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
  const open = (wantedVendor: string | undefined) => (opening ??= openFor(wantedVendor))
  // Composes the application while the screen's code is still loading.
  const openScreen = async () => {
    if (isScreen(page) && (await enters()) !== undefined) await open(vendorIn(pathname))
  }
  // The screen asks again and shows what failed.
  const ready = openScreen().catch(() => undefined)
  return {
    application: {
      open,
      opened: () => opened,
      allTexts: texts.complete,
      reopen: () => {
        if (hasOpeningFailed) opening = undefined
        hasOpeningFailed = false
      },
      reload: () => reloadIfReachable(window),
      leave: (addressFrom) => {
        const { pathname: left, search } = window.location
        window.location.assign(addressFrom(screenPath(left) + search))
      },
    },
    calls: {
      accounts: {
        register: (account) => run(accounts(), ({ registerAccount }) => registerAccount(account)),
        confirmEmail: (token) => run(accounts(), ({ confirmEmail }) => confirmEmail(token)),
        sendResetCode: (email) => run(accounts(), ({ sendResetCode }) => sendResetCode(email)),
        resetPassword: (...given) => run(accounts(), ({ resetPassword }) => resetPassword(...given)),
      },
      entrance: enters,
      followOrder: async (...args) => {
        const follow = await fetchWithRetry(async () => {
          const { publicTracking } = await fetchCode(() => import('./publicTracking.ts'))
          return publicTracking(deployment, environment)
        })
        return follow(...args)
      },
      lacks: (call) => environment.externalBackEnd?.missing.has(call) ?? false,
      linkCalls: async () => (await fetchCode(() => import('./linkCalls.ts'))).linkCalls(deployment, environment),
      map: {
        open: async (...mapOpening) => {
          const { container, DELIVERY_MAP } = await fetchWithRetry(() => compose())
          return container.get(DELIVERY_MAP).open(...mapOpening)
        },
      },
      prepareApplication: () => {
        for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, fetchAhead, { once: true, capture: true })
      },
      requestAsGuest: (goesOn) =>
        run(
          fetchCode(() => import('../application/session/startGuest.ts')),
          ({ startGuest }) => startGuest({ goesOn }),
        ),
      signIn: (email, password) =>
        run(
          fetchCode(() => import('../application/session/signIn.ts')),
          ({ signIn }) => signIn(email, password),
        ),
    },
    // Without the code that reads tokens, the screen says that it could not be loaded.
    deviceTokenError: async () => (await unlessNotLoaded(deviceTokenError(local, pathname, deviceNow()))) ?? false,
    hasEnded: () => hasSessionEnded(local, tab),
    ready,
    textsOf: async (nextPage) => {
      if (nextPage === page) return
      texts.askAgain()
      if (isScreen(nextPage)) await open(vendorIn(window.location.pathname))
      await texts.complete()
    },
  }
}
