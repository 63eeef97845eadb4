import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { BackEnd } from '../../src/domain/market/backEnd.ts'
import type { Brand, BrandId } from '../../src/domain/market/brand.ts'
import { DEPLOYMENTS, deploymentOf, type Deployment } from '../../src/domain/market/deployments.ts'
import { Schema } from 'effect'
import { Id } from '../../contract/values.ts'
import { closestName } from './misspelt.ts'
import { blockedInPages, isWebAddress, webAddressesOf, withoutPasswords } from './webAddress.ts'

/** Where the service finds the addresses of a deployment. */
export type GeocoderChoice =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'photon' | 'nominatim'; readonly address: string }

/** What a deployments file may say about a deployment; an absent field means the service's own setting. */
export interface DeploymentSettings extends Omit<BackEnd, 'environment'> {
  readonly testVendors?: ReadonlyArray<string>
  readonly mapStyleUrl?: string
  readonly googleMapsKey?: string
  readonly photonUrl?: string
  /** Instead of `GEOCODER_URL`. */
  readonly geocoder?: GeocoderChoice
  /** The origin of the help centre that the back end opens (API-38); its pages may be framed. */
  readonly helpCentre?: string
  /** Instead of the portal's own; the footer of every page links to it. */
  readonly privacyPage?: string
}

/** The file has a wrong value; the message names its line, its field and the allowed values. */
export class DeploymentsFileRefused extends Error {
  override readonly name = 'DeploymentsFileRefused'
}

/** Bytes; an entry of each deployment has some 20,000 in all. */
const MAX_SIZE = 1024 * 1024

export const isVendorId = Schema.is(Id)

/** Returns what is allowed if the value is wrong. */
type Rule = (value: unknown) => string | undefined

const isAddress = (value: unknown, protocols: ReadonlyArray<string>): value is string =>
  typeof value === 'string' && isWebAddress(value, protocols)

/** A base, to which paths are added. */
const address =
  (...protocols: ReadonlyArray<string>): Rule =>
  (value) => {
    const isRight = isAddress(value, protocols) && !/\/$|[?#]/.test(value)
    return isRight
      ? undefined
      : `an address that ${webAddressesOf(protocols)}; it does not end with a slash, and has neither ? nor #`
  }
const WEB = ['https:', 'http:']
const web = address(...WEB)

/** The address of a page or a file. */
const page: Rule = (value) => (isAddress(value, WEB) ? undefined : `an address that ${webAddressesOf(WEB)}`)

const listOf =
  (rule: Rule, what: string): Rule =>
  (value) =>
    Array.isArray(value) && value.every((item) => rule(item) === undefined) && new Set(value).size === value.length
      ? undefined
      : `a list of ${what}, each once`

const nonEmpty: Rule = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'a text')

const vendorId: Rule = (value) => (isVendorId(value) ? undefined : 'a vendor id')

const boolean: Rule = (value) => (typeof value === 'boolean' ? undefined : 'true or false')

const oneOf =
  (...words: ReadonlyArray<string>): Rule =>
  (value) =>
    words.some((word) => word === value) ? undefined : words.map((word) => `"${word}"`).join(' or ')

/** An object of exactly these fields. */
const objectOf =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) => {
    const fields = Object.entries(rules)
    const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
    return Object.keys(given).length === fields.length &&
      fields.every(([name, rule]) => rule(given[name]) === undefined)
      ? undefined
      : `an object of ${fields.map(([name, rule]) => `${name} (${rule(undefined)})`).join(' and ')}`
  }

const anyOf =
  (...rules: ReadonlyArray<Rule>): Rule =>
  (value) =>
    rules.some((rule) => rule(value) === undefined) ? undefined : rules.map((rule) => rule(undefined)).join(', or ')

const SITE = 'https://site.invalid'

const sitePath: Rule = (value) =>
  typeof value === 'string' &&
  URL.canParse(value, SITE) &&
  new URL(value, SITE).href === SITE + value &&
  !/\/$|[?#]/.test(value)
    ? undefined
    : 'the path of a file on the site itself, such as /fwfFallback.json'

const container: Rule = (value) =>
  typeof value === 'string' && /^GTM-\w+$/.test(value) ? undefined : 'an id such as GTM-AB12CD'

const RULES: Readonly<Record<keyof DeploymentSettings, Rule>> = {
  backend: (value) => (value === 'memory' ? undefined : '"memory"; without it, a service answers the pages'),
  calls: web,
  socket: address('wss:', 'ws:'),
  texts: web,
  quotesUrl: web,
  flags: (value) =>
    (Array.isArray(value) && value.length === 0 ? 'at least one address' : undefined) ??
    listOf(page, `addresses; each ${webAddressesOf(WEB)}`)(value),
  flagsFallback: sitePath,
  analytics: boolean,
  tagManager: objectOf({ container, host: web }),
  idempotencyKeys: boolean,
  testVendors: listOf(vendorId, 'vendor ids of letters, digits, _ and -'),
  mapStyleUrl: page,
  googleMapsKey: nonEmpty,
  photonUrl: web,
  geocoder: anyOf(
    objectOf({ kind: oneOf('embedded') }),
    objectOf({ kind: oneOf('photon', 'nominatim'), address: web }),
  ),
  helpCentre: page,
  termsPage: page,
  privacyPage: page,
}

/** Fields that only an adapter of these brands reads (`src/composition/brands`); for others they would do nothing. */
const ONLY_OF: Readonly<Partial<Record<keyof DeploymentSettings, ReadonlyArray<BrandId>>>> = {
  googleMapsKey: ['llevaro'],
  photonUrl: ['fjordel', 'norikaze'],
  quotesUrl: ['yolvera'],
}

/** Fields about a service, which pages with the back end `memory` do not have (ADR 138). */
const OF_A_SERVICE: ReadonlyArray<keyof DeploymentSettings> = [
  'calls',
  'socket',
  'quotesUrl',
  'idempotencyKeys',
  'photonUrl',
  'geocoder',
  'helpCentre',
]

/** Fields with which pages do not ask this service for addresses, so that its geocoder would do nothing. */
const INSTEAD_OF_GEOCODER = ['calls', 'photonUrl'] as const

/** Fields whose addresses pages do not load: they link to them, or only the service asks them. */
const NOT_LOADED: ReadonlySet<string> = new Set<keyof DeploymentSettings>(['termsPage', 'privacyPage', 'geocoder'])

/** Why a field would do nothing for deployments of a brand, if it would. */
const uselessFor = ({ id }: Brand, field: keyof DeploymentSettings): string | undefined => {
  const brands = ONLY_OF[field]
  return brands?.includes(id) === false ? `only deployments of ${brands.join(' and ')} have it` : undefined
}

const isField = (name: string): name is keyof DeploymentSettings => Object.hasOwn(RULES, name)

/** What is wrong at the place that the parser names. */
const SYNTAX: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'this is not a value; texts stand in double quotes',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a field name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing behind the field name',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file goes on behind its last }',
  InvalidCommentToken: 'this comment is not allowed',
  UnexpectedEndOfComment: 'the end of a comment is missing',
  UnexpectedEndOfString: 'the end quote of a text is missing',
  UnexpectedEndOfNumber: 'the number is not complete',
  InvalidUnicode: String.raw`\u is not followed by four hexadecimal digits`,
  InvalidEscapeCharacter: String.raw`\ is followed by a wrong character; write \\ for \ itself`,
  InvalidCharacter: 'a text has a control character; write it as an escape',
  '<unknown ParseErrorCode>': 'it cannot be read',
}

/** Says what an unknown name probably means, if it is near one of the known names. */
const meaning = (name: string, known: ReadonlyArray<string>): string => {
  const meant = closestName(name, known)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const nameOf = (property: Node): string => String(property.children?.[0]?.value)

/** Refuses what stands at an offset of the file. */
type Refuse = (offset: number, what: string) => never

const FIELDS = Object.keys(RULES)
const IDS: ReadonlyArray<string> = DEPLOYMENTS.map(({ id }) => id)

/** `isSecure`: the site has https. */
interface Site {
  readonly isSecure: boolean
}

const settingsIn = (entry: Node, { id, brand }: Deployment, { isSecure }: Site, refuse: Refuse): DeploymentSettings => {
  const [, settings] = entry.children ?? []
  if (settings?.type !== 'object')
    return refuse(entry.offset, `${id} must be an object of fields, such as { "calls": "https://api.example.com" }`)
  const values: Record<string, unknown> = {}
  const has = (name: keyof DeploymentSettings) => Object.hasOwn(values, name)
  for (const property of settings.children ?? []) {
    const field = nameOf(property)
    const [, given] = property.children ?? []
    const value: unknown = given && getNodeValue(given)
    if (!isField(field))
      return refuse(
        property.offset,
        `${id}.${field} is not a field${meaning(field, FIELDS)}: one of ${FIELDS.join(', ')}`,
      )
    const useless = uselessFor(brand, field)
    if (useless !== undefined) refuse(property.offset, `${id}.${field} cannot be used: ${useless}`)
    const text = JSON.stringify(value)
    const allowed = RULES[field](value) ?? (NOT_LOADED.has(field) ? undefined : blockedInPages(text, isSecure))
    if (allowed !== undefined)
      refuse(property.offset, `${id}.${field} ${withoutPasswords(text)} cannot be used: ${allowed}`)
    values[field] = value
    const inVain = OF_A_SERVICE.find(has)
    if (has('backend') && inVain !== undefined)
      refuse(
        property.offset,
        `${id}.${inVain} cannot be used with "backend": "memory", which calls no service: remove one of them; allowed beside it are ${FIELDS.filter(
          (name) => name !== 'backend' && !OF_A_SERVICE.some((ofService) => ofService === name),
        ).join(', ')}`,
      )
    const instead = INSTEAD_OF_GEOCODER.find(has)
    if (has('geocoder') && instead !== undefined)
      refuse(
        property.offset,
        `${id}.geocoder cannot be used with ${instead}, which finds the addresses instead: remove one of them`,
      )
  }
  return values
}

/** Refuses an object that has a name twice, of which a parser keeps the last. */
const refuseRepeats = ({ type, children = [] }: Node, path: string, refuse: Refuse): void => {
  if (type !== 'object') return
  const names = new Set<string>()
  for (const property of children) {
    const name = nameOf(property)
    if (names.has(name)) refuse(property.offset, `${path}${name} is in the file twice`)
    names.add(name)
    const [, value] = property.children ?? []
    if (value) refuseRepeats(value, `${path}${name}.`, refuse)
  }
}

/** The parser calls itself for each level, so that the stack ends in a file of many thousands. */
const treeOf = (text: string, errors: Array<ParseError>): Node | undefined => {
  try {
    return parseTree(text, errors, { allowTrailingComma: true })
  } catch {
    throw new DeploymentsFileRefused('the file is not JSON that can be read: it has too many levels')
  }
}

/**
 * Reads a JSON file, comments allowed, of an object for each deployment by its id. Throws `DeploymentsFileRefused` for
 * the first wrong value.
 */
export const parseDeploymentsFile = (
  file: string,
  site: Site = { isSecure: false },
): ReadonlyMap<DeploymentId, DeploymentSettings> => {
  const text = file.replace(/^\uFEFF/, '')
  const refuse: Refuse = (offset, what) => {
    throw new DeploymentsFileRefused(`line ${lineAt(text, offset)}: ${what}`)
  }
  const errors: Array<ParseError> = []
  const root = treeOf(text, errors)
  const [error] = errors
  if (error !== undefined) refuse(error.offset, `the file is not JSON: ${SYNTAX[printParseErrorCode(error.error)]}`)
  if (root?.type !== 'object')
    return refuse(root?.offset ?? 0, 'the file must be an object with a deployment for each key')
  refuseRepeats(root, '', refuse)
  const read = new Map<DeploymentId, DeploymentSettings>()
  for (const entry of root.children ?? []) {
    const id = nameOf(entry)
    if (isField(id))
      refuse(entry.offset, `${id} must stand in an object of a deployment, such as { "dobrego-cz": { "${id}": … } }`)
    const deployment = deploymentOf(id)
    if (deployment === undefined)
      return refuse(
        entry.offset,
        `${JSON.stringify(id)} is not a deployment${meaning(id, IDS)}: one of ${IDS.join(', ')}`,
      )
    read.set(id, settingsIn(entry, deployment, site, refuse))
  }
  return read
}

/** Reads the file at a path; throws `DeploymentsFileRefused` also if it cannot be read. */
export const readDeploymentsFile = (path: string, site?: Site): ReadonlyMap<DeploymentId, DeploymentSettings> => {
  let text: string
  try {
    const file = statSync(path)
    // A device such as /dev/zero has size 0 and no end.
    if (!file.isFile()) throw new DeploymentsFileRefused('it is not a file')
    const { size } = file
    if (size > MAX_SIZE)
      throw new DeploymentsFileRefused(`the file has ${size} bytes; at most ${MAX_SIZE} are allowed (1 MiB)`)
    const bytes = readFileSync(path)
    if (!isUtf8(bytes)) throw new DeploymentsFileRefused('the file is not UTF-8 text; save it as UTF-8')
    text = bytes.toString('utf8')
  } catch (cause) {
    if (cause instanceof DeploymentsFileRefused) throw cause
    throw new DeploymentsFileRefused(
      `the file cannot be read (${(cause as NodeJS.ErrnoException).code ?? String(cause)})`,
    )
  }
  return parseDeploymentsFile(text, site)
}
