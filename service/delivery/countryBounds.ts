import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'

/** South, west, north, east in degrees: a box that contains the whole country. */
type Box = readonly [south: number, west: number, north: number, east: number]

const BOUNDS: Readonly<Record<CountryCode, Box>> = {
  SG: [1.15, 103.59, 1.475, 104.1],
  MY: [0.85, 99.6, 7.4, 119.3],
  HK: [22.13, 113.82, 22.57, 114.45],
  TH: [5.6, 97.3, 20.5, 105.7],
  TW: [21.85, 118.1, 26.4, 122.1],
  MM: [9.6, 92.1, 28.6, 101.2],
  BD: [20.5, 88.0, 26.7, 92.7],
  PK: [23.6, 60.8, 37.1, 77.9],
  PH: [4.5, 116.9, 21.2, 126.7],
  KH: [9.9, 102.3, 14.7, 107.7],
  LA: [13.9, 100.0, 22.6, 107.7],
  JP: [24.0, 122.9, 45.6, 154.0],
  KR: [33.1, 124.6, 38.7, 131.9],
  KW: [28.5, 46.5, 30.1, 48.5],
  SA: [16.3, 34.5, 32.2, 55.7],
  AE: [22.6, 51.5, 26.1, 56.4],
  BH: [25.5, 50.3, 26.4, 50.9],
  QA: [24.4, 50.7, 26.2, 51.7],
  OM: [16.6, 51.9, 26.5, 59.9],
  JO: [29.1, 34.9, 33.4, 39.4],
  EG: [21.7, 24.7, 31.8, 36.9],
  IQ: [29.0, 38.7, 37.4, 48.6],
  TR: [35.8, 25.6, 42.2, 44.9],
  CZ: [48.5, 12.0, 51.1, 18.9],
  HU: [45.7, 16.1, 48.6, 22.9],
  RO: [43.6, 20.2, 48.3, 29.8],
  AT: [46.3, 9.5, 49.1, 17.2],
  SE: [55.2, 10.9, 69.1, 24.2],
  FI: [59.6, 19.4, 70.1, 31.6],
  NO: [57.9, 4.4, 81.0, 31.3],
  GR: [34.7, 19.3, 41.8, 29.7],
  CY: [34.5, 32.2, 35.8, 34.7],
  AR: [-55.2, -73.6, -21.7, -53.6],
}

/** Whether the place is within the country's box. Near a border only the delivery distance decides. */
export const mayBeIn = (country: CountryCode, { latitude, longitude }: Coordinates): boolean => {
  const [south, west, north, east] = BOUNDS[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
