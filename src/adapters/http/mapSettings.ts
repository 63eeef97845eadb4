import { Schema } from 'effect'

/** Which map a deployment has: Google's with a key, otherwise a style of its own, otherwise the embedded one. */
const MapSettings = Schema.Struct({ googleMapsKey: Schema.String, styleUrl: Schema.String })
export type MapSettings = typeof MapSettings.Type

/** Asked when the first map is opened; without an answer the embedded map is shown. */
export const readMapSettings = async (fetcher: typeof fetch): Promise<MapSettings> => {
  try {
    return Schema.decodeUnknownSync(MapSettings)(await (await fetcher('/map-settings.json')).json())
  } catch {
    return { googleMapsKey: '', styleUrl: '' }
  }
}
