import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import type { Settings } from '../base/settings.ts'

const Hashes = Schema.fromJsonString(
  Schema.Struct({
    scripts: Schema.Array(Schema.String),
    styles: Schema.optionalKey(Schema.Array(Schema.String)),
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

/** The content security policy of the pages: own resources, inline parts by hash, and the configured maps. */
export const contentPolicy = (
  settings: Pick<Settings, 'portalDir' | 'mapStyleUrl' | 'googleMapsKey'>,
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const { scripts, styles = [] } = inlineHashes(settings.portalDir)
  const hasGoogle = settings.googleMapsKey !== undefined
  const google = hasGoogle ? GOOGLE : []
  const maps = settings.mapStyleUrl === undefined ? google : [...google, new URL(settings.mapStyleUrl).origin]
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google],
    // Without hashes, which would make browsers ignore 'unsafe-inline'.
    'style-src': ["'self'", ...(hasGoogle ? GOOGLE_STYLES : styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'font-src': ["'self'", ...maps, ...(hasGoogle ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", ...maps],
    'worker-src': ["'self'", ...(hasGoogle ? ['blob:'] : [])],
    // The help centre; framed content can never navigate elsewhere (ADR 35).
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}
