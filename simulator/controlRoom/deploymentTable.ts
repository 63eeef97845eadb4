import type { FastifyRequest } from 'fastify'
import { FLAG_NAMES } from '../../src/domain/flags/flagNames.ts'
import { formatDate } from '../../src/domain/format/dates.ts'
import { languageName, regionName } from '../../src/domain/format/words.ts'
import { faviconOf } from '../../src/domain/market/brandPictures.ts'
import { baseUrl, DEPLOYMENTS, type Deployment } from '../../src/domain/market/deployments.ts'
import type { Core } from '../../service/core.ts'
import { isLoopback } from '../../service/http/knownHost.ts'
import { hostOf, subdomainOrigin } from '../../service/http/siteOrigin.ts'
import { parametersOf } from '../../service/market/countryParameters.ts'
import { demoEmail } from '../demo/demoVendors.ts'
import { isSeeded } from '../demo/seedDemo.ts'

/** The origin of a deployment on the host of this request. */
const originOf = (
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  deployment: Deployment,
  { publicUrl }: Core['settings'],
): string => {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(hostOf(request)) ?? []
  if (isLoopback(name)) return `${request.protocol}://${deployment.id}.localhost${port}`
  return publicUrl === undefined ? baseUrl(deployment, 'production') : subdomainOrigin(deployment, publicUrl)
}

/** What the country has, and what its parameters turn on, in English. */
const featuresOf = (
  { country, brand }: Deployment,
  { onlinePaymentActivated }: Readonly<Record<string, string>>,
): ReadonlyArray<string> => [
  country.registration === 'PV' ? 'vendor code' : 'business name',
  ...(country.individualSenders ? ['individual senders'] : []),
  ...(country.ageValidation === 'none' ? [] : ['age check']),
  ...(brand.helpCentre ? ['help centre'] : []),
  ...(onlinePaymentActivated === 'true' ? ['cards'] : []),
]

/** All deployments as a person in the control room looks for them; makes no demo. */
export const deploymentTable = (
  { stores, settings, clock }: Pick<Core, 'stores' | 'settings' | 'clock'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
) =>
  Promise.all(
    DEPLOYMENTS.map(async (deployment) => {
      const { id, brand, country } = deployment
      const flags = await stores.settings.flags(id)
      return {
        id,
        brand: brand.name,
        country: regionName(country.code, 'en'),
        portal: originOf(request, deployment, settings),
        favicon: faviconOf(brand),
        languages: country.supportedLocales.map((locale) => languageName(locale, 'en') ?? locale),
        clock: formatDate(clock(), 'weekdayTime', country.timeZone, 'en'),
        zone: country.timeZone,
        currency: country.currency,
        features: featuresOf(deployment, await parametersOf(stores, deployment)),
        flags: FLAG_NAMES.filter((name) => flags[name] === true),
        account: demoEmail('vendor'),
        is_filled: await isSeeded({ stores }, id),
      }
    }),
  )
