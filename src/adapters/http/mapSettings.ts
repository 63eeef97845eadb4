import { Schema } from 'effect'
import type { Fetch } from './earlyCalls.ts'
import { siteFile } from './siteFile.ts'

/** The map of a deployment: Google's if a key is set, else MapLibre with a custom style, else the embedded style. */
const MapSettings = Schema.Struct({
  googleMapsKey: Schema.String,
  styleUrl: Schema.String,
  /** A Photon, for brands that search addresses from the page. */
  photonUrl: Schema.optionalKey(Schema.String),
})
export type MapSettings = typeof MapSettings.Type

/** Read when the first map opens; without an answer, the embedded style is used. */
export const readMapSettings = (fetch: Fetch): Promise<MapSettings> =>
  siteFile(fetch, '/map-settings.json', Schema.decodeUnknownSync(MapSettings)).catch(() => ({
    googleMapsKey: '',
    styleUrl: '',
  }))
