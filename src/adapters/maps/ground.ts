type Place = [longitude: number, latitude: number]

/** The subset of GeoJSON that the map draws. */
export interface Ground {
  readonly type: 'FeatureCollection'
  readonly features: Array<{
    readonly type: 'Feature'
    readonly properties: Record<string, string | number>
    readonly geometry:
      | { readonly type: 'Point'; readonly coordinates: Place }
      | { readonly type: 'LineString'; readonly coordinates: Array<Place> }
      | { readonly type: 'Polygon'; readonly coordinates: Array<Array<Place>> }
  }>
}

export const EMPTY_GROUND: Ground = { type: 'FeatureCollection', features: [] }

const isGround = (value: unknown): value is Ground =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'FeatureCollection' &&
  'features' in value &&
  Array.isArray(value.features)

/** Loads the offline map of a country from one file of the site; empty if there is none, since pins need no streets. */
export const readGround = async (fetcher: typeof fetch, country: string): Promise<Ground> => {
  try {
    const answer: unknown = await (await fetcher(`/maps/${country.toLowerCase()}.json`)).json()
    return isGround(answer) ? answer : EMPTY_GROUND
  } catch {
    return EMPTY_GROUND
  }
}
