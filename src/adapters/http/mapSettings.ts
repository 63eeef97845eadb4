import { Schema } from 'effect'

/** The map of a deployment: Google's if a key is set, else MapLibre with a custom style, else the embedded style. */
const MapSettings = Schema.Struct({
  googleMapsKey: Schema.String,
  styleUrl: Schema.String,
  /** A Photon, for brands that search addresses from the page. */
  photonUrl: Schema.optionalKey(Schema.String),
})
export type MapSettings = typeof MapSettings.Type

/** Read when the first map opens; without an answer, the embedded style is used. */
export const readMapSettings = async (fetcher: typeof fetch): Promise<MapSettings> => {
  try {
    return Schema.decodeUnknownSync(MapSettings)(await (await fetcher('/map-settings.json')).json())
  } catch {
    return { googleMapsKey: '', styleUrl: '' }
  }
}
