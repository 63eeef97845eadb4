import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { EmbeddedGeocoder } from '../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf, type GazetteerRow } from '../../service/geolocator/gazetteer.ts'
import type { DemoWorld } from './demoWorld.ts'
import { DEMO_WORLDS } from './demoWorlds.ts'

type NumberedStreet = readonly [index: number, street: GazetteerRow]

/** The demo data of a deployment with its country, gazetteer and geocoder. */
export interface DemoGround {
  readonly deployment: string
  readonly world: DemoWorld
  readonly country: Country
  readonly rows: ReadonlyArray<GazetteerRow>
  /**
   * Each street with its index in the gazetteer. Streets whose parts share an address are left out, so that an address
   * has one position.
   */
  readonly streets: ReadonlyArray<NumberedStreet>
  readonly geocoder: EmbeddedGeocoder
  /** Begins the ids of the deployment's vendors and riders: `cz` makes `cz1001`. */
  readonly prefix: string
}

export const groundOf = ({ id, country }: Deployment): DemoGround => {
  const gazetteer = gazetteerOf(country.code)
  const rows = gazetteer.rows()
  const geocoder = new EmbeddedGeocoder(country.code, gazetteer)
  const streets = [...rows.entries()].filter(([, { kind }]) => kind === 'street')
  const addressOn = ([row]: NumberedStreet) => geocoder.placeAt(row, '1', country.defaultLocale)?.formattedAddress
  const byAddress = Map.groupBy(streets, addressOn)
  return {
    deployment: id,
    world: DEMO_WORLDS[country.code],
    country,
    rows,
    streets: [...byAddress.values()].flatMap((parts) => (parts.length === 1 ? parts : [])),
    geocoder,
    prefix: country.code.toLowerCase(),
  }
}

const FAR_M = 5_500

/** The streets between `nearest` metres and a short ride from a place. */
export const streetsAround = (
  { streets }: DemoGround,
  place: Coordinates,
  nearest: number,
): ReadonlyArray<NumberedStreet> =>
  streets.filter(([, { low }]) => {
    const metres = distanceInMetres(place, low)
    return metres > nearest && metres < FAR_M
  })
