import { Schema } from 'effect'

const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** A place in an answer of Photon (https://github.com/komoot/photon): the part of its GeoJSON that is used. */
export const PhotonFeature = Schema.Struct({
  geometry: Schema.Struct({ coordinates: Schema.Tuple([Schema.Finite, Schema.Finite]) }),
  properties: Schema.Struct({
    osm_type: Schema.Literals(['N', 'W', 'R']),
    osm_id: Schema.Int,
    type: text,
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    district: text,
    locality: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: text,
  }),
})
export type PhotonFeature = typeof PhotonFeature.Type

/** The languages that every Photon has; it refuses others. Without one, names are in their own script. */
export const PHOTON_LANGUAGES: ReadonlyArray<string> = ['en', 'de', 'fr']

/** An answer of Photon. Its features are decoded with `decodeEach`. */
export const PhotonAnswer = Schema.Struct({ features: Schema.Array(Schema.Unknown) })

/** How many places around the position of a suggestion are asked for, among which it is found again: a mall has many. */
export const PHOTON_NEIGHBOURS = 20

/** The parts of the address of a place; those it does not have are empty. A street has its name as its street. */
export const photonParts = ({ properties }: PhotonFeature) => {
  const isStreet = properties.type === 'street'
  return {
    street: (isStreet ? properties.name : properties.street) ?? '',
    streetNumber: properties.housenumber ?? '',
    building: isStreet ? '' : (properties.name ?? ''),
    area: properties.district ?? properties.locality ?? '',
    city: properties.city ?? '',
    postalCode: properties.postcode ?? '',
  }
}
