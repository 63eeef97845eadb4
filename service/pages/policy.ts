import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import { servicesOf, type BackEnd } from '../../src/domain/market/backEnd.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { DeploymentSettings } from '../base/deploymentsFile.ts'

const Hashes = Schema.fromJsonString(
  Schema.Struct({
    scripts: Schema.Array(Schema.String),
    styles: Schema.optionalKey(Schema.Array(Schema.String)),
    /** By brand: the style of its look and colours. */
    brands: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    /** By locale: the style of the letters of its script (ADR 123). */
    fonts: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  }),
)

/** Hashes of the inline parts of the built pages; empty if the portal is not built. */
const inlineHashes = (portalDir: string): typeof Hashes.Type => {
  let text: string
  try {
    text = readFileSync(path.join(portalDir, 'pages', 'csp.json'), 'utf8')
  } catch {
    return { scripts: [] }
  }
  return Schema.decodeUnknownSync(Hashes)(text)
}

/** What Google Maps needs in a policy, according to its documentation; it sets inline styles. */
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']
const GOOGLE_STYLES = ["'unsafe-inline'", 'https://fonts.googleapis.com']

/** Any URL works as the site's own: the policy allows it by `'self'`. */
const SITE = 'https://site.invalid'

/** The origins of the back end that the pages call, other than their own. */
const calledOrigins = (backEnd: BackEnd): ReadonlyArray<string> => {
  const { service, texts, flags = [], tagManager } = servicesOf(backEnd, SITE)
  const given = [
    ...(service ? [service.calls, service.socket] : []),
    ...(texts.startsWith('/') ? [] : [texts]),
    ...(service?.quotesUrl ? [service.quotesUrl] : []),
    ...flags,
    ...(tagManager ? [tagManager.host] : []),
  ]
  const origins = given.map((url) => new URL(url).origin)
  return [...new Set(origins)].filter((origin) => !origin.endsWith('//site.invalid'))
}

/**
 * The content security policy of a deployment's pages: own resources, inline parts by hash, the configured maps,
 * geocoder and tag manager, and the origins of a back end that is not the service itself (COUNTRY-10). `mapOrigins` are those of the
 * map style.
 */
export const contentPolicy = (
  portalDir: string,
  settings: DeploymentSettings,
  { brand, country }: Deployment,
  mapOrigins: ReadonlyArray<string>,
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const { scripts, styles = [], brands = {}, fonts = {} } = inlineHashes(portalDir)
  const ofBrand = brands[brand.id]
  const ofFonts = new Set(country.supportedLocales.flatMap((locale) => fonts[locale] ?? []))
  const hasGoogle = settings.googleMapsKey !== undefined
  const google = hasGoogle ? GOOGLE : []
  const maps = [...google, ...mapOrigins]
  const photon = settings.photonUrl === undefined ? [] : [new URL(settings.photonUrl).origin]
  const { tagManager } = servicesOf(settings, SITE)
  const tags = tagManager ? [new URL(tagManager.host).origin] : []
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google, ...tags],
    // Without hashes, which would make browsers ignore 'unsafe-inline'.
    'style-src': [
      "'self'",
      ...(hasGoogle ? GOOGLE_STYLES : [...styles, ...(ofBrand === undefined ? [] : [ofBrand]), ...ofFonts]),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...maps, ...tags],
    'font-src': ["'self'", ...maps, ...(hasGoogle ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", ...maps, ...photon, ...calledOrigins(settings)],
    'worker-src': ["'self'", ...(hasGoogle ? ['blob:'] : [])],
    // The help centre; framed content can never navigate elsewhere (ADR 35).
    'frame-src': ["'self'", ...(settings.helpCentre === undefined ? [] : [new URL(settings.helpCentre).origin])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}

/** The value of the header. */
export const policyText = (policy: ReturnType<typeof contentPolicy>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
