/** WGS 84, degrees. Zero is a coordinate like any other (OP-80). */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
export const distanceInMetres = (a: Coordinates, b: Coordinates): number => {
  const dLat = radians(b.latitude - a.latitude)
  const dLng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

export const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const LAT_LNG = /^\s*([-+]?\d{1,2}(?:\.\d+)?)\s*,\s*([-+]?\d{1,3}(?:\.\d+)?)\s*$/

/** "lat,lng" as a person types it: two decimal numbers, otherwise `undefined` (ADDR-02). */
export const parseCoordinates = (text: string): Coordinates | undefined => {
  const match = LAT_LNG.exec(text)
  if (!match) return undefined
  const coordinates = { latitude: Number(match[1]), longitude: Number(match[2]) }
  return isOnEarth(coordinates) ? coordinates : undefined
}
