import path from 'node:path'
import { testVendors } from '../../src/domain/request/testVendors.ts'
import { isEmailAddress } from '../../src/domain/session/emailAddress.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { DEPLOYMENTS, deploymentOf, type Deployment } from '../../src/domain/market/deployments.ts'
import { ENVIRONMENTS, type Environment as EnvironmentName } from '../../src/domain/market/environments.ts'
import { databaseUrlsOf, isDatabaseUrl } from './databaseUrls.ts'
import { LOG_FORMATS, type LogFormat } from './log.ts'
import { DeploymentsFileRefused, isVendorId, readDeploymentsFile, type DeploymentSettings } from './deploymentsFile.ts'
import { blockedInPages, isWebAddress, isWholeAddress, webAddressesOf, withoutPasswords } from './webAddress.ts'

/** The configuration of a service; CONTRIBUTING.md lists the variables. */
export interface Settings {
  readonly port: number
  readonly host: string
  /**
   * The URL of a PostgreSQL database, or several separated by commas, of which the first that accepts writes is used;
   * without it the service uses the embedded PostgreSQL in `dataDir`.
   */
  readonly databaseUrl?: string
  /** A folder, or `memory:`, which persists nothing. */
  readonly dataDir: string
  /** The deployment served at the bare host. */
  readonly deployment: Deployment
  readonly demo: boolean
  /** 1 is real time, 60 runs one minute per second, 0 pauses. */
  readonly simSpeed: number
  /** Whether the simulator places orders at the vendors of a demo. */
  readonly simOrders: boolean
  readonly feeTtlSeconds: number
  /** The environment that pages report (CON-20). */
  readonly environment: EnvironmentName
  /** What a file says about single deployments, such as the address of a back end (COUNTRY-10). */
  readonly deployments: ReadonlyMap<DeploymentId, DeploymentSettings>
  /** Vendors whose destinations are never refused (REQ-27, OP-22). */
  readonly testVendors: ReadonlyArray<string>
  readonly geocoderUrl?: string
  readonly mapStyleUrl?: string
  /** The URL of a mail server; without it mails go to the control room's mailbox. */
  readonly smtpUrl?: string
  /** The sender address of mails. */
  readonly mailFrom: string
  /** The public URL of this service, for links in mails; absent: the host of the deployment. */
  readonly publicUrl?: string
  /** The number of our own proxies in front of the service: this many addresses of `X-Forwarded-For` are trusted. */
  readonly trustedProxies: number
  /** The format of the log; absent: text on a terminal, JSON elsewhere. */
  readonly logFormat?: LogFormat
  /** The folder of the built portal. */
  readonly portalDir: string
}

/** The names of all variables. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'DEPLOYMENT',
  'DEMO',
  'SIM_SPEED',
  'SIM_ORDERS',
  'FEE_TTL_S',
  'TEST_VENDORS',
  'GEOCODER_URL',
  'MAP_STYLE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'ENVIRONMENT',
  'DEPLOYMENTS_FILE',
  'LOG',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

/** Settings of earlier versions, and the field of `DEPLOYMENTS_FILE` that says the same for a deployment. */
const FORMER_SETTINGS = [
  ['PHOTON_URL', 'photonUrl'],
  ['GOOGLE_MAPS_KEY', 'googleMapsKey'],
] as const

/** A variable has a value that cannot be used; the message names the variable, the value and what is allowed. */
export class SettingRefused extends Error {
  constructor(name: SettingName | (typeof FORMER_SETTINGS)[number][0], value: string, allowed: string) {
    super(`${name}=${JSON.stringify(withoutPasswords(value))} cannot be used: ${allowed}`)
    this.name = 'SettingRefused'
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

const given = (env: Environment, name: SettingName): string | undefined => {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? undefined : value
}

const numberIn = (
  env: Environment,
  name: SettingName,
  fallback: number,
  least: number,
  most: number,
  whole: boolean,
) => {
  const text = given(env, name)
  if (text === undefined) return fallback
  // `Number` also reads '0x50', '8e3' and '+80'.
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  const fits = value >= least && value <= most && (!whole || Number.isInteger(value))
  if (!fits) throw new SettingRefused(name, text, `${whole ? 'a whole number' : 'a number'} from ${least} to ${most}`)
  return value
}

const webAddressIn = (env: Environment, name: SettingName): string | undefined => {
  const text = given(env, name)
  const protocols = ['http:', 'https:']
  if (text === undefined || isWebAddress(text, protocols)) return text
  throw new SettingRefused(name, text, `an address that ${webAddressesOf(protocols)}`)
}

/** Pages load the style and what it names. */
const mapStyleIn = (env: Environment, isSecure: boolean): string | undefined => {
  const text = webAddressIn(env, 'MAP_STYLE_URL')
  const blocked = text && blockedInPages(text, isSecure)
  if (text !== undefined && blocked !== undefined) throw new SettingRefused('MAP_STYLE_URL', text, blocked)
  return text
}

const smtpUrlIn = (env: Environment): string | undefined => {
  const text = given(env, 'SMTP_URL')
  if (text === undefined) return undefined
  const { protocol, hostname } = isWholeAddress(text) && URL.canParse(text) ? new URL(text) : {}
  if ((protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '') return text
  throw new SettingRefused('SMTP_URL', text, 'an address that begins with smtp:// or smtps://, such as smtp://host:25')
}

/** An address without a path: links and the hosts of deployments are built from it. */
const originIn = (env: Environment, name: SettingName): string | undefined => {
  const text = webAddressIn(env, name)
  if (text === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(text)
  if (pathname.replaceAll('/', '') + search + hash === '') return origin
  throw new SettingRefused(name, text, 'an address without path and query, such as https://portal.example')
}

const mailFromIn = (env: Environment): string => {
  const text = given(env, 'MAIL_FROM')
  if (text === undefined) return 'no-reply@portal.localhost'
  if (!isEmailAddress(text))
    throw new SettingRefused('MAIL_FROM', text, 'an e-mail address, such as no-reply@example.com')
  return text
}

const databaseUrlIn = (env: Environment): string | undefined => {
  const text = given(env, 'DATABASE_URL')
  if (text === undefined) return undefined
  const urls = databaseUrlsOf(text)
  if (urls.length === 0 || !urls.every(isDatabaseUrl))
    throw new SettingRefused(
      'DATABASE_URL',
      text,
      'an address that begins with postgres:// or postgresql://, or several separated by commas',
    )
  return text
}

/** A slip that would create a folder of its name, perhaps with a password in it. */
const DATA_DIR_SLIPS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^:?memory:?$/i, 'memory: or a folder, such as ./memory'],
  [/:\/\//, 'a folder; DATABASE_URL names a PostgreSQL'],
  [/^~(?:\/|$)/, 'a folder without ~, which only shells replace'],
]

const dataDirIn = (env: Environment): string => {
  const text = given(env, 'DATA_DIR') ?? '.data'
  if (text === 'memory:') return text
  for (const [slip, allowed] of DATA_DIR_SLIPS) if (slip.test(text)) throw new SettingRefused('DATA_DIR', text, allowed)
  return text
}

const testVendorsIn = (env: Environment): ReadonlyArray<string> | undefined => {
  const text = given(env, 'TEST_VENDORS')
  const ids = text
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (text === undefined || ids?.every(isVendorId) === true) return ids
  throw new SettingRefused('TEST_VENDORS', text, 'vendor ids of letters, digits, _ and -, separated by commas')
}

const yesIn = (env: Environment, name: SettingName, fallback: boolean): boolean => {
  const text = given(env, name)
  if (text === undefined) return fallback
  if (text !== '0' && text !== '1') throw new SettingRefused(name, text, '0 or 1')
  return text === '1'
}

const isEnvironmentName = (name: string): name is EnvironmentName => Object.hasOwn(ENVIRONMENTS, name)

const environmentIn = (env: Environment, demo: boolean): EnvironmentName => {
  const name = given(env, 'ENVIRONMENT') ?? (demo ? 'development' : 'production')
  if (isEnvironmentName(name)) return name
  throw new SettingRefused('ENVIRONMENT', name, `one of ${Object.keys(ENVIRONMENTS).join(', ')}`)
}

const isLogFormat = (name: string): name is LogFormat => LOG_FORMATS.some((format) => format === name)

const logFormatIn = (env: Environment): LogFormat | undefined => {
  const name = given(env, 'LOG')
  if (name === undefined || isLogFormat(name)) return name
  throw new SettingRefused('LOG', name, `one of ${LOG_FORMATS.join(', ')}`)
}

const deploymentsIn = (env: Environment, isSecure: boolean): ReadonlyMap<DeploymentId, DeploymentSettings> => {
  const file = given(env, 'DEPLOYMENTS_FILE')
  if (file === undefined) return new Map()
  try {
    return readDeploymentsFile(file, { isSecure })
  } catch (error) {
    if (!(error instanceof DeploymentsFileRefused)) throw error
    throw new SettingRefused('DEPLOYMENTS_FILE', file, error.message)
  }
}

const deploymentIn = (env: Environment): Deployment => {
  const id = given(env, 'DEPLOYMENT') ?? 'dobrego-cz'
  const deployment = deploymentOf(id)
  if (deployment === undefined)
    throw new SettingRefused('DEPLOYMENT', id, `one of ${DEPLOYMENTS.map((known) => known.id).join(', ')}`)
  return deployment
}

const refuseFormerSettings = (env: Environment): void => {
  for (const [name, field] of FORMER_SETTINGS)
    if (Object.hasOwn(env, name) && env[name]?.trim() !== '')
      throw new SettingRefused(
        name,
        '…',
        `it is no setting any more; a deployment of a brand with such an adapter names it in DEPLOYMENTS_FILE as ${field} (docs/back-end.md)`,
      )
}

/** Decodes all variables. Throws `SettingRefused` for the first invalid one. */
export const readSettings = (env: Environment): Settings => {
  refuseFormerSettings(env)
  const optional = <K extends string>(key: K, value: string | undefined) =>
    (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: string }
  const databaseUrl = databaseUrlIn(env)
  const demo = yesIn(env, 'DEMO', databaseUrl === undefined)
  const environment = environmentIn(env, demo)
  const logFormat = logFormatIn(env)
  const publicUrl = originIn(env, 'PUBLIC_URL')
  const isSecure = publicUrl?.startsWith('https:') === true
  return {
    port: numberIn(env, 'PORT', 8080, 0, 65_535, true),
    host: given(env, 'HOST') ?? '127.0.0.1',
    ...optional('databaseUrl', databaseUrl),
    dataDir: dataDirIn(env),
    deployment: deploymentIn(env),
    demo,
    simSpeed: numberIn(env, 'SIM_SPEED', 20, 0, 100_000, false),
    simOrders: yesIn(env, 'SIM_ORDERS', true),
    feeTtlSeconds: numberIn(env, 'FEE_TTL_S', 600, 1, 86_400, true),
    environment,
    deployments: deploymentsIn(env, isSecure),
    testVendors: testVendors(environment, testVendorsIn(env)),
    ...optional('geocoderUrl', webAddressIn(env, 'GEOCODER_URL')),
    ...optional('mapStyleUrl', mapStyleIn(env, isSecure)),
    ...optional('smtpUrl', smtpUrlIn(env)),
    mailFrom: mailFromIn(env),
    ...optional('publicUrl', publicUrl),
    trustedProxies: numberIn(env, 'TRUST_PROXY', 0, 0, 10, true),
    ...(logFormat !== undefined && { logFormat }),
    portalDir: path.join(import.meta.dirname, '..', '..', 'dist'),
  }
}
