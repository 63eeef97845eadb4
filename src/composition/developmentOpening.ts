import { siteFile } from '../adapters/http/siteFile.ts'
import { deploymentFromHost, DEPLOYMENTS } from '../domain/market/deployments.ts'
import { NATIVE_NAMES } from '../domain/market/nativeNames.ts'
import { negotiateLocale } from '../domain/market/deploymentLocale.ts'
import type { Opening } from '../ui/app/Opening.ts'
import type { Messages } from '../ui/kit/texts.ts'

/** The opening data that the development server's HTML lacks; the host determines the deployment. */
export const developmentOpening = async (window: Window & typeof globalThis): Promise<Opening> => {
  const deployment = deploymentFromHost(
    window.location.host,
    DEPLOYMENTS.find(({ id }) => id === 'dobrego-cz')!,
  )!
  const locale = negotiateLocale(
    [new URL(window.location.href).searchParams.get('lang') ?? '', ...window.navigator.languages],
    deployment,
  )
  const messages = await siteFile(window.fetch.bind(window), `/locales/${locale}.json`, (json) => json as Messages)
  return {
    deployment,
    locale,
    nativeName: NATIVE_NAMES[locale],
    locales: ['en', locale],
    // Any screen: the application is opened, with all texts at once.
    page: 'request',
    messages,
  }
}
