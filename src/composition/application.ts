import type { Application } from '../ui/app/Application.ts'
import type { LightPages } from '../ui/app/LightPages.ts'
import type { PageOpening } from './readOpening.ts'

type OpenedPortal = Awaited<ReturnType<Application['open']>>

/** The application behind the light pages: fetched and composed when somebody comes near its door. */
export const applicationOf = (
  { deployment, locale, locales, environment: name }: PageOpening,
  window: Window & typeof globalThis,
): Application & Pick<LightPages, 'signIn'> & { readonly prepare: () => void } => {
  const { protocol, host, origin } = window.location
  const environment = {
    name,
    baseUrl: origin,
    socketUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`,
    window,
    reportDefect: (defect: unknown) => window.reportError(defect),
  }
  let opened: Promise<OpenedPortal> | undefined
  const code = () => import('./openPortal.ts')
  return {
    prepare: () => void code().catch(() => undefined),
    open: (wantedVendor) =>
      (opened ??= code().then(({ openPortal }) =>
        openPortal({ deployment, locale, locales, environment, wantedVendor }),
      )),
    leave: (because) => window.location.assign(because === 'asked' ? '/?bye=asked' : '/connect?bye=ended'),
    signIn: async (email, password) => {
      const { signInWith } = await import('./signInWith.ts')
      return signInWith(deployment, environment, email, password)
    },
  }
}
