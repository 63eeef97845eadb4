import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import type { Settings } from '../settings.ts'

const Hashes = Schema.fromJsonString(
  Schema.Struct({
    scripts: Schema.Array(Schema.String),
    styles: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
)

/** Hashes of what stands inline in the built pages; none where nothing was built. */
const inlineHashes = (portalDir: string): typeof Hashes.Type => {
  let text: string
  try {
    text = readFileSync(path.join(portalDir, 'pages', 'csp.json'), 'utf8')
  } catch {
    return { scripts: [] }
  }
  return Schema.decodeUnknownSync(Hashes)(text)
}

const GOOGLE = ['https://maps.googleapis.com', 'https://maps.gstatic.com']

/** Content security policy of the pages: only what is ours, the inline parts by hash, and the maps that are set. */
export const contentPolicy = (
  settings: Pick<Settings, 'portalDir' | 'mapStyleUrl' | 'googleMapsKey'>,
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const { scripts, styles = [] } = inlineHashes(settings.portalDir)
  const google = settings.googleMapsKey === undefined ? [] : GOOGLE
  const maps = settings.mapStyleUrl === undefined ? google : [...google, new URL(settings.mapStyleUrl).origin]
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'font-src': ["'self'", ...maps],
    'connect-src': ["'self'", ...maps],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}
