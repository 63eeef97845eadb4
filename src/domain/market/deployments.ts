import type { DeploymentId } from '../ids.ts'
import type { Brand } from './brand.ts'
import { BRANDS } from './brands.ts'
import { COUNTRIES, type Country } from './countries.ts'
import { ENVIRONMENTS, type Environment } from './environments.ts'

/** A brand in a country (PROD-07). */
export interface Deployment {
  readonly id: DeploymentId
  readonly brand: Brand
  readonly country: Country
}

export const DEPLOYMENTS: ReadonlyArray<Deployment> = BRANDS.flatMap((brand) =>
  brand.countries.map((code) => ({ id: `${brand.id}-${code.toLowerCase()}`, brand, country: COUNTRIES[code] })),
)

const BY_ID: ReadonlyMap<string, Deployment> = new Map(DEPLOYMENTS.map((deployment) => [deployment.id, deployment]))

export const deploymentOf = (id: string): Deployment | undefined => BY_ID.get(id)

const hostOf = ({ brand, country }: Deployment, prefix: string) =>
  `${prefix}${country.code.toLowerCase()}.${brand.domain}`

/** The URL prefix of `/{service}/api/v1/…` (COUNTRY-10). */
export const baseUrl = (deployment: Deployment, environment: Environment): string =>
  `https://${hostOf(deployment, ENVIRONMENTS[environment].prefix)}`

const BY_OWN_HOST: ReadonlyMap<string, Deployment> = new Map(
  DEPLOYMENTS.flatMap((deployment) =>
    Object.values(ENVIRONMENTS).map(({ prefix }) => [hostOf(deployment, prefix), deployment] as const),
  ),
)

/** The deployment with this host name in one of the environments. `name` is lower case and has no port. */
export const deploymentAtOwnHost = (name: string): Deployment | undefined => BY_OWN_HOST.get(name)

const looksLikeDeployment = (label: string) => /^[a-z\d]+-[a-z]{2}$/.test(label)

/**
 * The deployment for a Host header, with or without a port: `ferrywing-sg.localhost:8080`, or the host of one of its
 * environments. A host that names no deployment gets the fallback; one that names an unknown deployment gets
 * `undefined`.
 */
export const deploymentFromHost = (host: string, fallback: Deployment): Deployment | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const own = deploymentAtOwnHost(name)
  if (own !== undefined) return own
  const [label = '', ...rest] = name.split('.')
  const named = rest.length > 0 && (looksLikeDeployment(label) || name.endsWith('.localhost'))
  return named ? BY_ID.get(label) : fallback
}
