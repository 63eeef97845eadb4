import { Effect, Schema } from 'effect'
import { decodeEach } from '../../../contract/decodeEach.ts'
import {
  PHOTON_LANGUAGES,
  PhotonAnswer,
  PhotonFeature,
  PHOTON_NEIGHBOURS,
  photonParts,
} from '../../../contract/photon.ts'
import type { GeolocatorPort, Place } from '../../application/ports/Geolocator.ts'
import { NotFound, ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'
import { isOnEarth, type Coordinates } from '../../domain/coordinates.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import type { Fetch } from './earlyCalls.ts'
import { urlOf } from './exchange.ts'
import type { WriteAddress } from './photonAddresses.ts'
import { exchangeRepeatedly } from './PortalTransport.ts'

const readAnswer = Schema.decodeUnknownSync(PhotonAnswer)
const readFeatures = (answer: unknown) => decodeEach(readAnswer(answer).features, PhotonFeature)

const SUGGESTIONS = 8

const placeWrittenBy =
  (write: WriteAddress) =>
  (feature: PhotonFeature): Place => {
    const { geometry, properties } = feature
    const [longitude, latitude] = geometry.coordinates
    const parts = photonParts(feature)
    const line = write({ ...parts, state: properties.state ?? '' })
    return {
      ...parts,
      id: `${properties.osm_type}${properties.osm_id}@${latitude},${longitude}`,
      formattedAddress: line || `${latitude}, ${longitude}`,
      coordinates: { latitude, longitude },
      countryCode: (properties.countrycode ?? '').toUpperCase(),
    }
  }

/** The position in an id: Photon finds places by position only. */
const positionIn = (id: string): Coordinates | undefined => {
  const [, latitude, longitude] = /^[NWR]\d{1,18}@(-?[\d.]{1,24}),(-?[\d.]{1,24})$/.exec(id) ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnEarth(position) ? position : undefined
}

const notFound = () => new NotFound({ text: { id: 'error-not-found' }, message: 'no such place' })

/**
 * Calls a Photon from the page (https://github.com/komoot/photon). `write` is how addresses are written in the country.
 */
export const makePhotonGeolocator = (
  baseUrl: string,
  country: CountryCode,
  fetch: Fetch,
  write: WriteAddress,
): GeolocatorPort => {
  const toPlace = placeWrittenBy(write)
  const places = (path: string, query: Readonly<Record<string, string>>) =>
    exchangeRepeatedly(fetch, { url: urlOf(baseUrl.replace(/\/+$/, ''), path, query) }, readFeatures).pipe(
      Effect.flatMap((exchanged) =>
        exchanged.kind === 'answered'
          ? Effect.succeed(exchanged.answer.map(toPlace))
          : Effect.fail(new ServiceUnavailable({ reason: 'unreadable-answer', cause: exchanged.text })),
      ),
      Effect.map((found) => found.filter((place) => place.countryCode === country && isOnEarth(place.coordinates))),
    )
  const around = ({ latitude, longitude }: Coordinates, limit: number) =>
    places('/reverse', { lat: String(latitude), lon: String(longitude), limit: String(limit) })
  const orNotFound = (place: Place | undefined) =>
    place === undefined ? Effect.fail(notFound()) : Effect.succeed(place)

  return {
    autocomplete: (q, near, language) => {
      const [lang = ''] = language.toLowerCase().split('-')
      return places('/api', {
        q,
        // Photon does not filter by country.
        limit: String(SUGGESTIONS * 2),
        ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
        ...(PHOTON_LANGUAGES.includes(lang) && { lang }),
      }).pipe(
        // In Photon's own order, which weighs words and nearness.
        Effect.map((found) =>
          found
            .slice(0, SUGGESTIONS)
            .map(({ id, formattedAddress, coordinates }) => ({ id, formattedAddress, coordinates })),
        ),
      )
    },
    reverse: (position) => Effect.flatMap(around(position, 1), ([nearest]) => orNotFound(nearest)),
    details: (id) => {
      const position = positionIn(id)
      return position === undefined
        ? Effect.fail(notFound())
        : Effect.flatMap(around(position, PHOTON_NEIGHBOURS), (found) =>
            orNotFound(found.find((place) => place.id === id)),
          )
    },
  }
}
