import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'

/** A rule of thumb: roads are this much longer than the straight line. */
const ROAD_FACTOR = 1.3

/** Estimates the distance by road from the great-circle distance, in metres. */
export const roadDistance = (from: Coordinates, to: Coordinates): number => distanceInMetres(from, to) * ROAD_FACTOR
