import type { Fetch } from '../http/earlyCalls.ts'
import { siteFile } from '../http/siteFile.ts'

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
      | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: Array<Array<Place>> }
      | { readonly type: 'MultiPolygon'; readonly coordinates: Array<Array<Array<Place>>> }
  }>
}

export const EMPTY_GROUND: Ground = { type: 'FeatureCollection', features: [] }

const toGround = (json: unknown): Ground => {
  const { type, features } = json as Partial<Ground>
  if (type === 'FeatureCollection' && Array.isArray(features)) return { type, features }
  throw new TypeError('The file is no map')
}

const readFile = (fetch: Fetch, name: string): Promise<Ground> =>
  siteFile(fetch, `/maps/${name}.json`, toGround).catch(() => EMPTY_GROUND)

/** Loads the offline map of a country from one file of the site; empty if there is none, since pins need no streets. */
export const readGround = (fetch: Fetch, country: string): Promise<Ground> => readFile(fetch, country.toLowerCase())

/** Loads what is seen from further away than the city: sea, land and borders; empty if there is no such file. */
export const readLand = (fetch: Fetch, country: string): Promise<Ground> =>
  readFile(fetch, `${country.toLowerCase()}-land`)
